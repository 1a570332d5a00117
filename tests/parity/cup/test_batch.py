"""The batch API: what it takes, what it refuses, and that its tables are those of the referee of today."""

import doctest
from pathlib import Path

import numpy as np
import pytest

from wizardhall.cup import CUP
from wizardhall.cup.editions import EDITIONS
from wizardhall.cup.fast import batch, matches, tables
from wizardhall.cup.fast.batch import FastCup, all_plans, random_plans, random_stances
from wizardhall.cup.fast.tables import SHIPPED, duel_tables, found_or_made, make_tables


@pytest.mark.parametrize("module", [batch, matches])
def test_the_examples_of_the_docs_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_the_example_of_the_fast_paths_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[3] / "docs" / "fast-paths.md").read_text(encoding="utf-8")
    source = text.partition("## Wizards Cup")[2].partition("```python\n")[2].partition("```")[0]
    exec(compile(source, "fast-paths.md", "exec"), {})
    assert 0 < float(capsys.readouterr().out) < 1


def test_a_matrix_has_a_row_and_a_column_for_every_plan() -> None:
    cup, black, white = FastCup(CUP.cards()), range(6), range(6, 12)
    matrix = cup.matrix(black, white)
    for row, column in [(0, 0), (719, 719), (100, 600)]:
        alone = cup.rounds(all_plans(black)[[row]], all_plans(white)[[column]])
        assert matrix[row, column] == alone[0]


def test_one_stance_serves_for_all_plans() -> None:
    cup, plans = FastCup(CUP.cards()), random_plans(50, seed=1)
    assert (cup.rounds(plans, plans[::-1], 3, 0) == cup.rounds(plans, plans[::-1], np.full(50, 3), np.zeros(50))).all()


@pytest.mark.parametrize(
    ("plans", "complaint"),
    [
        ([[0, 1, 2, 3, 4]], "rows of six cards"),
        ([[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 4]], "row 1 is no plan"),
        ([[0, 1, 2, 3, 4, 18]], "from 0 to 17"),
        ([[0.5, 1, 2, 3, 4, 5]], "not float64"),
    ],
)
def test_what_is_no_plan_is_refused(plans: list[list[int]], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        FastCup(CUP.cards()).rounds(plans, random_plans(len(plans), seed=1))


def test_stances_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 99"):
        FastCup(CUP.cards()).rounds(random_plans(2, 1), random_plans(2, 2), [0, 100])


def test_as_many_plans_are_wanted_for_both() -> None:
    with pytest.raises(ValueError, match="as many plans"):
        FastCup(CUP.cards()).rounds(random_plans(2, 1), random_plans(3, 2))


def test_the_same_seed_draws_the_same() -> None:
    assert (random_plans(9, 1) == random_plans(9, 1)).all()
    assert (random_stances(9, 1) == random_stances(9, 1)).all()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_house_set_has_its_tables_shipped(edition: str) -> None:
    assert (SHIPPED / f"{CUP.cards().digest[:16]}-{edition}.npz").exists(), "run: make tables"


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shipped_tables_are_those_of_the_referee(edition: str) -> None:
    made = make_tables(CUP.cards(), edition)
    assert np.array_equal(made, duel_tables(CUP.cards(), edition)), "run: make tables"


def test_tables_that_cannot_be_read_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, folder = np.arange(3, dtype=np.int32), tmp_path / "cup"
    monkeypatch.setattr(tables, "SHIPPED", tmp_path)
    monkeypatch.setattr(tables, "make_tables", lambda cards, edition: made)
    assert found_or_made(CUP.cards(), "revised", folder) is made
    (kept,) = folder.iterdir()
    assert (found_or_made(CUP.cards(), "revised", folder) == made).all()
    kept.write_bytes(b"PK\x03\x04 half a file")
    assert found_or_made(CUP.cards(), "revised", folder) is made
