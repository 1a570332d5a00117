"""PostgreSQL and Redis as real processes, in a folder of their own and on free ports."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

__all__ = ["Postgresql", "Redis", "free_port", "running_postgresql", "running_redis"]

PATIENCE = 30.0


def needed(package: str, *programs: str) -> list[str]:
    """The paths of programs; if they are not there, and we may, the package is installed."""
    found = [_find(program) for program in programs]
    if not all(found):
        assert os.geteuid() == 0, f"these tests need {', '.join(programs)}: install Debian's {package}"
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=environment)
        subprocess.run(["apt-get", "install", "-qq", "-y", package], check=True, env=environment)
        found = [_find(program) for program in programs]
    paths = [path for path in found if path is not None]
    assert len(paths) == len(programs), f"{package} has no {', '.join(programs)}"
    return paths


def _find(program: str) -> str | None:
    """Debian keeps the programs of PostgreSQL by version, out of the way."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    path = os.pathsep.join([*map(str, versions), os.environ.get("PATH", ""), "/usr/sbin", "/usr/bin"])
    return shutil.which(program, path=path)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgresql:
    """A PostgreSQL that can be stopped and started again. It does not run as root: it gets a user of its own then."""

    def __init__(self, home: Path) -> None:
        initdb, self._pg_ctl = needed("postgresql", "initdb", "pg_ctl")
        self._home, self._port = home, free_port()
        self._user: dict[str, str] = {}
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(home, account.pw_uid, account.pw_gid)
            self._user = {"user": "postgres"}
        self._data = str(self._home / "data")
        self.url = f"postgresql://hall@127.0.0.1:{self._port}/postgres"
        _run([initdb, "-D", self._data, "-U", "hall", "-A", "trust", "--no-sync"], self._home, self._user)
        self.start()

    def start(self) -> None:
        options = f"-p {self._port} -k {self._home} -c listen_addresses=127.0.0.1"
        self._control("-w", "-l", str(self._home / "log"), "-o", options, "start")

    @property
    def pid(self) -> int:
        return int((Path(self._data) / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        """Without a word to those who are connected."""
        self._control("-m", "immediate", "stop")

    def _control(self, *words: str) -> None:
        _run([self._pg_ctl, "-D", self._data, *words], self._home, self._user)


@contextlib.contextmanager
def running_postgresql() -> Iterator[Postgresql]:
    """In a folder of its own: those of pytest are closed to other users, and PostgreSQL may be one."""
    with tempfile.TemporaryDirectory(prefix="wizardhall-") as home:
        postgresql = Postgresql(Path(home))
        try:
            yield postgresql
        finally:
            postgresql.stop()


def _run(command: list[str], folder: Path, user: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **user)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr


class Redis:
    """A Redis that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        (self._program,) = needed("redis-server", "redis-server")
        self._folder, self._port = folder, free_port()
        self.url = f"redis://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", str(self._port), "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen([*command, "--bind", "127.0.0.1"], stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
            except OSError:
                assert time.monotonic() < end, "Redis does not start"
                time.sleep(0.02)
            else:
                return

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def running_redis(folder: Path) -> Iterator[Redis]:
    redis = Redis(folder)
    try:
        yield redis
    finally:
        redis.stop()
