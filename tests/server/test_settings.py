"""Settings: options before the environment before a file, and a wrong one is named."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.subprocesses import wizardhall
from tests.server.running_hall import Process
from wizardhall.core.text import text
from wizardhall.server.errors import Refused
from wizardhall.server.main import serve
from wizardhall.server.settings import Settings, load_settings, setting_names, setting_text


def test_an_option_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nhost = "a"\ngrace = 5\nquick = [60, 5]\norigins = ["https://a.example"]\n')
    environ = {"WIZARDHALL_PORT": "2", "WIZARDHALL_HOST": "b", "WIZARDHALL_LOG_JSON": "true", "WIZARDHALL_LANG": "fr"}

    found = load_settings({"port": 3, "grace": None}, file, environ)

    assert (found.port, found.host, found.grace, found.log_json) == (3, "b", 5.0, True)
    assert found.clocks["quick"] == (60.0, 5.0)
    assert found.origins == ("https://a.example",)


def test_the_environment_may_name_the_file_and_hold_lists(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text("port = 7\n")
    environ = {"WIZARDHALL_CONFIG": str(file), "WIZARDHALL_ORIGINS": "https://a.example, https://b.example"}

    found = load_settings(environ=environ)

    assert found.port == 7
    assert found.origins == ("https://a.example", "https://b.example")


def test_several_values_may_stand_in_one_word(tmp_path: Path) -> None:
    found = load_settings({"quick": "60, 5", "origins": "https://a.example"}, environ={"WIZARDHALL_RELAXED": "900,60"})

    assert found.clocks["quick"] == (60.0, 5.0)
    assert found.clocks["relaxed"] == (900.0, 60.0)
    assert found.origins == ("https://a.example",)


def test_a_setting_by_its_old_name_still_works(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text("rehearse = false\n")

    assert not load_settings(file=file).warmup
    assert not load_settings(environ={"WIZARDHALL_REHEARSE": "false"}).warmup
    assert not load_settings({"rehearse": "false"}).warmup
    assert load_settings({"warmup": "true"}, file).warmup
    assert load_settings({"rehearse": "false", "warmup": "true"}).warmup


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_explains_every_setting(lang: str) -> None:
    shown = " ".join(wizardhall("serve", "--help", WIZARDHALL_LANG=lang).stdout.split())

    for name in setting_names():
        assert " ".join(text(lang)(setting_text(name)).split()) in shown


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"colour": "red"}, "server-error-unknown-setting"),
        ({"port": "many"}, "server-error-setting"),
        ({"server": "apache"}, "server-error-setting"),
        ({"workers": 2}, "server-error-workers"),
        ({"database": "oracle://x"}, "server-error-database"),
        ({"database": "nonsense"}, "server-error-database"),
        ({"database": "sqlite://"}, "server-error-database"),
    ],
)
def test_a_wrong_setting_is_named(chosen: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        serve(None, **{"port": 0, **chosen})
    assert refused.value.message == code
    assert refused.value.in_language("fr")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"missing\.toml"):
        load_settings(file=tmp_path / "missing.toml")


def test_without_any_setting_the_hall_is_for_this_machine_only() -> None:
    assert Settings().host == "127.0.0.1"
    assert Settings().database.startswith("sqlite:///")


def test_logs_may_be_json_lines(tmp_path: Path) -> None:
    with Process(tmp_path, log_json=True) as hall:
        assert '"message":"The hall is open: http://127.0.0.1:' in hall.log
