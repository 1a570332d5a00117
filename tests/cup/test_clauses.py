"""Every clause of the rules has a test that names it, and no test names a clause that is not there."""

from pathlib import Path

from tests.rule_clauses import named, written

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "wizards-cup.md"


def test_every_clause_is_written_once() -> None:
    clauses = written(RULES, "CUP")

    assert (clauses[0], clauses[-1]) == ("CUP-S1", "CUP-K14")
    assert sorted(clauses) == sorted(set(clauses))


def test_every_clause_has_a_test() -> None:
    tested = {clause for clause, _ in named(HERE, "CUP")}

    assert [clause for clause in written(RULES, "CUP") if clause not in tested] == []


def test_every_test_names_a_clause_of_the_rules() -> None:
    known = written(RULES, "CUP")

    assert [where for clause, where in named(HERE, "CUP") if clause not in known] == []
