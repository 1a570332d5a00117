"""Help, versions, languages and wrong commands."""

import pytest

from tests.cli.running import wizardhall
from wizardhall import __version__

COMMANDS = ["serve", "play", "resume", "replay", "analyse", "verify", "judge", "league", "solve", "cards"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_explains_itself_in_both_languages(command: str, language: str) -> None:
    shown = wizardhall(command, "--help", WIZARDHALL_LANG=language)

    assert shown.returncode == 0
    assert ("Show this help" in shown.stdout) == (language == "en")
    assert ("Afficher cette aide" in shown.stdout) == (language == "fr")


def test_the_help_lists_every_command() -> None:
    shown = wizardhall("--help").stdout

    for command in COMMANDS:
        assert f"  {command} " in shown


def test_the_version_is_that_of_the_package() -> None:
    assert wizardhall("--version").stdout.strip() == f"wizardhall {__version__}"


def test_lang_decides_over_the_locale() -> None:
    assert "Jouer une partie" in wizardhall("play", "--lang", "fr", "--help").stdout


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    refused = wizardhall("cards", "cup", "--lang", "eo")

    assert refused.returncode == 2
    assert refused.stderr.startswith("--lang must be one of these: en, fr.")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "cup", "--edition", "third"], "There is no edition “third”. There are: revised, first."),
        (["play", "cup", "--bot", "merlin"], "There is no bot “merlin”. There are: random, apprentice"),
        (["judge", "cup", "--json", "--edition", "third"], "There is no edition “third”"),
        (["replay", "missing.jsonl"], "missing.jsonl: There is no such file."),
        (["verify", "missing.jsonl"], "missing.jsonl"),
        (["analyse", "missing.jsonl"], "missing.jsonl"),
        (["resume", "missing.jsonl"], "missing.jsonl"),
        (["cards", "check", "missing.toml"], "missing.toml"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line_without_a_traceback(arguments: list[str], reason: str) -> None:
    refused = wizardhall(*arguments)

    assert refused.returncode == 1
    assert reason in refused.stderr
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_errors_speak_french_too() -> None:
    assert "L'édition « third » n'existe pas" in wizardhall("play", "cup", "--edition", "third", "--lang", "fr").stderr


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["paly"], "There is no command “paly”. There are: serve, play", "La commande « paly » n'existe pas."),
        (["play", "chess"], "GAME must be one of these: cup, relics.", "JEU doit être l'un de ceux-ci : cup, relics."),
        (
            ["play", "cup", "--bott", "x"],
            "There is no option --bott. Perhaps you mean: --bot",
            "L'option --bott n'exis",
        ),
        (["play"], "GAME is missing.", "Il manque JEU."),
        (["play", "cup", "relics"], "This is too much: relics", "Ceci est de trop : relics"),
        (
            ["league", "cup", "--matches", "x"],
            "--matches must be a whole number.",
            "--matches doit être un nombre entier.",
        ),
        (["cards", "cup", "--cards", "/"], "--cards must be a file, not a folder.", "--cards doit être un fichier"),
    ],
)
def test_what_is_typed_wrong_is_told_in_both_languages(arguments: list[str], english: str, french: str) -> None:
    for language, said, help_ in (
        ("en", english, "More: "),
        ("fr", french, "Pour en savoir plus : "),
    ):
        refused = wizardhall(*arguments, WIZARDHALL_LANG=language)

        assert refused.returncode == 2
        assert refused.stderr.startswith(said)
        assert refused.stderr.splitlines()[-1].startswith(help_)


def test_an_option_without_its_value_is_told() -> None:
    assert wizardhall("play", "cup", "--bot").stderr.startswith("--bot: a value is missing")
