# Two commands: `make play` and `make test`. Both set up what they need.
.DEFAULT_GOAL := help
.PHONY: help play test test-long bench check golden picture clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

play: $(READY) ## Play Wizards Cup in the terminal against a bot
	@$(BIN)/wizardhall play cup

test: check ## Lint, type-check and run all tests
	$(BIN)/pytest -n auto -m "not long"

test-long: check ## All tests, the long ones too, with far more random examples
	$(BIN)/pytest -n auto --hypothesis-profile long

check: $(READY) ## Lint, formatting, types and import rules only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(READY) ## Measure speed and print a table
	$(BIN)/python -m bench

golden: $(READY) ## Write the golden playthroughs anew
	$(BIN)/python -m tests.golden

picture: $(READY) ## Draw the README's picture anew
	$(BIN)/python docs/picture.py

clean: ## Remove the environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/pip install --quiet --constraint constraints.txt --build-constraint constraints.txt --group dev --editable .
	@touch $@
