# Two commands: `make play` and `make test`. Both set up what they need.
.DEFAULT_GOAL := help
.PHONY: help play test test-long before-tests compiled bench strength exploit kill soak attack peers check check-page golden tables picture rules screenshots web system clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PEERS := .venv-peers
BOARDGAME := bench/peers/boardgame
NODE_READY := web/node_modules/.package-lock.json
PAGE := src/wizardhall/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public src/wizardhall/text docs/rules -type f 2>/dev/null) \
	$(wildcard web/*.ts web/*.js web/*.json web/*.html)

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

play: $(READY) $(PAGE) ## Open the hall in the browser: http://127.0.0.1:8000
	@$(BIN)/wizardhall serve --open

test: before-tests ## Lint, type-check and run all tests, including the browser tests
	$(BIN)/pytest -n auto -m "not long"

test-long: before-tests ## Run all tests, including the long ones, with far more random examples
	$(BIN)/pytest -n auto --hypothesis-profile long

before-tests: $(READY) web system
	@$(MAKE) --no-print-directory --jobs 2 --output-sync compiled check check-page

compiled: compiled-relics compiled-cup ## Compile what the tests need; takes some minutes the first time

compiled-%: $(READY)
	$(BIN)/python -m tests.warm_caches $*

check-page: web ## Lint, type-check and unit-test only the page
	cd web && npm run --silent check && npm run --silent test

check: $(READY) ## Check lint, formatting, types and import rules of the Python code only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(READY) $(PAGE) ## Measure our speed and that of the peers, and print tables
	@$(MAKE) --no-print-directory peers || echo "The peers cannot be installed here, so they are not measured."
	$(BIN)/python -m bench

strength: $(READY) ## Measure how strong the search of Wizards & Relics is; Ctrl-C prints the result so far
	$(BIN)/python -m bench.strength

exploit: $(READY) ## Measure how far the bots of Wizards Cup can be exploited; Ctrl-C prints the result so far
	$(BIN)/python -m bench.exploit

kill: $(READY) $(PAGE) system ## Kill hall, bots, PostgreSQL and Redis while people play, and see that nothing is lost
	$(BIN)/python -m trials.kill

soak: $(READY) $(PAGE) ## Play for an hour, and see that the hall does not grow
	$(BIN)/python -m trials.soak

attack: $(READY) $(PAGE) ## Attack a hall of our own with floods, broken messages and hostile card sets
	$(BIN)/python -m trials.attack

peers: $(PEERS)/ready $(BOARDGAME)/node_modules/.package-lock.json ## Install the peers of the benchmarks in environments of their own

golden: $(READY) ## Write the golden playthroughs again
	$(BIN)/python -m tests.golden

tables: $(READY) ## Rebuild the shipped tables of the fast path of Wizards Cup
	$(BIN)/python -m wizardhall.cup.fast examples/starting-values.toml

picture: $(READY) ## Redraw the README's picture of a duel
	$(BIN)/python docs/picture.py

rules: $(READY) ## Update the table of wizards in docs/rules from the card file
	$(BIN)/python docs/wizards.py

screenshots: $(READY) web system ## Take the pictures of docs/screenshots again
	cd web && npm run --silent screenshots

web: $(PAGE) ## Build the page that the hall serves

system: ## Install Debian's chromium, postgresql and redis-server if they are missing, where permitted
	@sh tests/system.sh

clean: ## Remove the environments, what was built, and all caches
	rm -rf $(VENV) $(PEERS) $(BOARDGAME)/node_modules web/node_modules src/wizardhall/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/pip install --quiet --constraint constraints.txt --build-constraint constraints.txt --group dev \
		--editable '.[lab,postgres,redis]'
	@touch $@

$(PEERS)/ready: bench/peers.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check --requirement bench/peers.txt
	@touch $@

$(BOARDGAME)/node_modules/.package-lock.json: $(BOARDGAME)/package.json $(BOARDGAME)/package-lock.json
	cd $(BOARDGAME) && npm ci --silent --no-audit --no-fund
	@touch $@

$(NODE_READY): web/package.json web/package-lock.json
	cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(PAGE): $(NODE_READY) $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@
