"""Help, versions, languages and wrong commands."""

import re
from pathlib import Path

import pytest

from tests.cli.subprocesses import wizardhall
from tests.terminal.terminal_fixtures import CTRL_C, ENTER, Terminal
from wizardhall import __version__

COMMANDS = ["serve", "play", "resume", "replay", "analyse", "verify", "judge", "league", "solve", "cards"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_explains_itself_in_both_languages(command: str, language: str) -> None:
    shown = wizardhall(command, "--help", WIZARDHALL_LANG=language)

    assert shown.returncode == 0
    assert ("Show this help" in shown.stdout) == (language == "en")
    assert ("Afficher cette aide" in shown.stdout) == (language == "fr")


@pytest.mark.parametrize("command", ["play", "league"])
@pytest.mark.parametrize(("language", "games"), [("en", "GAME (cup or relics)"), ("fr", "JEU (cup ou relics)")])
def test_the_help_names_the_games(command: str, language: str, games: str) -> None:
    assert games in " ".join(wizardhall(command, "--help", WIZARDHALL_LANG=language).stdout.split())


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
    assert refused.stderr.startswith("--lang must be one of: en, fr.")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "cup", "--edition", "third"], "There is no edition “third”. Choose from: revised, first."),
        (["play", "cup", "--bot", "merlin"], "There is no bot “merlin”. Choose from: random, apprentice"),
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
        (["paly"], "There is no command “paly”. Choose from: serve, play", "La commande « paly » n'existe pas."),
        (["play", "chess"], "GAME must be one of: cup, relics.", "JEU doit valoir l'une de ces valeurs : cup, relics."),
        (
            ["play", "cup", "--bott", "x"],
            "There is no option --bott. Did you mean --bot",
            "L'option --bott n'exis",
        ),
        (["play"], "GAME is missing.", "Il manque JEU."),
        (["play", "cup", "relics"], "Unexpected: relics", "Argument inattendu : relics"),
        (
            ["league", "cup", "--matches", "x"],
            "--matches must be a whole number.",
            "--matches doit être un nombre entier.",
        ),
        (
            ["serve", "--port", "99999"],
            "--port must be a whole number from 0 to 65535.",
            "--port doit être un nombre entier de 0 à 65535.",
        ),
        (
            ["serve", "--config", "missing.toml"],
            "--config: there is no such file.",
            "--config : ce fichier n'existe pas.",
        ),
        (["cards", "cup", "--cards", "/"], "--cards must be a file, not a folder.", "--cards doit être un fichier"),
    ],
)
def test_what_is_typed_wrong_is_told_in_both_languages(arguments: list[str], english: str, french: str) -> None:
    for language, said, help_ in (
        ("en", english, "Help: "),
        ("fr", french, "Aide : "),
    ):
        refused = wizardhall(*arguments, WIZARDHALL_LANG=language)

        assert refused.returncode == 2
        assert refused.stderr.startswith(said)
        assert refused.stderr.splitlines()[-1].startswith(help_)


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["play", "cup", "--bot"], "--bot needs a value: --bot NAME", "Il faut une valeur après --bot : --bot NOM"),
        (
            ["solve", "cup", "--drawn", "shaman"],
            "--drawn needs 2 values: --drawn CARD CARD",
            "Il faut 2 valeurs après --drawn : --drawn CARTE CARTE",
        ),
        (
            ["solve", "cup", "--drawn", "shaman", "--plain"],
            "--drawn needs 2 values: --drawn CARD CARD",
            "Il faut 2 valeurs après --drawn : --drawn CARTE CARTE",
        ),
        (["play", "cup", "--fast=yes"], "--fast takes no value.", "--fast ne prend pas de valeur."),
        (
            ["cards", "cup", "--lang"],
            "--lang needs a value: --lang en|fr",
            "Il faut une valeur après --lang : --lang en|fr",
        ),
        (["--nope"], "There is no option --nope.", "L'option --nope n'existe pas."),
        (
            ["cards", "--lang", "LANGUAGE"],
            "A command is missing. Choose from: cup, relics, check.",
            "Il manque une commande. Choix possibles : cup, relics, check.",
        ),
        (["cards", "--nope"], "There is no option --nope.", "L'option --nope n'existe pas."),
    ],
)
def test_an_option_used_wrongly_is_told_with_what_would_be_right(
    arguments: list[str], english: str, french: str
) -> None:
    for language, said, usage in (("en", english, "Usage: "), ("fr", french, "Usage : ")):
        given = [language if argument == "LANGUAGE" else argument for argument in arguments]
        refused = wizardhall(*given, WIZARDHALL_LANG=language)

        assert refused.returncode == 2
        assert refused.stderr.splitlines()[0] == said
        assert refused.stderr.splitlines()[1].startswith(usage)


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS), ["solve", "cup"], ["cards", "check"]])
def test_french_help_has_no_english_heading(command: list[str]) -> None:
    shown = wizardhall(*command, "--help", WIZARDHALL_LANG="fr").stdout

    assert shown.startswith("Usage : python -m wizardhall")
    assert "\nOptions :\n" in shown
    assert not re.search(r"COMMAND\b|ARGS|Commands|Usage:|Options:|Show|default:|required", shown)


def test_the_help_lists_commands_in_the_order_in_which_people_need_them() -> None:
    shown = wizardhall("--help").stdout

    assert [line.split()[0] for line in shown.partition("Commands:\n")[2].splitlines()[: len(COMMANDS)]] == COMMANDS


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "fr", "cards", "cup"],
        ["--lang=fr", "cards", "cup"],
        ["cards", "--lang", "fr", "cup"],
        ["cards", "cup", "--lang", "fr"],
        ["--lang", "en", "cards", "cup", "--lang", "fr"],
    ],
)
def test_the_language_can_be_said_before_and_after_the_command(arguments: list[str]) -> None:
    assert "Le jeu de cartes" in wizardhall(*arguments).stdout
    assert "Usage : python -m wizardhall cards cup" in wizardhall(*arguments, "--help").stdout


def test_the_locale_decides_where_nothing_else_does() -> None:
    assert wizardhall("--help", LC_ALL="fr_CA.UTF-8").stdout.startswith("Usage : python -m wizardhall")


def test_ctrl_c_is_answered_in_the_language_of_the_hall(tmp_path: Path) -> None:
    with Terminal("judge", "cup", "--json", "--lang", "fr", home=tmp_path) as terminal:
        terminal.send("?", ENTER)
        terminal.until('"error"')
        terminal.send(CTRL_C)
        terminal.until("Arrêt.")
        assert "Aborted" not in terminal.shown
        assert terminal.finish() == 130
