"""Private databases to try statements on: SQLite files, and servers that listen on a socket and end with this process."""

import glob
import os
import shutil
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

from clients import MariadbClient, PostgresClient, SqliteClient


class SqliteFiles:
    name = "sqlite"

    def __init__(self, folder):
        self.folder = folder

    def load(self, schema, script):
        connection = sqlite3.connect(self.folder / f"{schema}.sqlite", isolation_level=None)
        connection.execute("PRAGMA synchronous = OFF")
        connection.executescript(script)
        connection.close()

    def url(self, schema):
        return f"sqlite://{self.folder / schema}.sqlite"

    def client(self, schema):
        return SqliteClient(self.folder / f"{schema}.sqlite")

    def stop(self):
        pass


class Server:
    """A server process with a data folder of its own."""

    user = ""
    stop_signal = signal.SIGTERM

    def __init__(self, folder):
        self.folder = folder / self.name
        self.folder.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user, self.user)
        self.process = None
        if self.launch(self.install()).wait() != 0:
            raise RuntimeError(f"{self.name} cannot be installed; see {self.folder / 'log'}")
        self.process = self.launch(self.command())
        self.wait()

    def launch(self, command):
        privileges = ["setpriv", "--pdeathsig=KILL"]
        if os.geteuid() == 0:
            privileges += [f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        with open(self.folder / "log", "ab") as log:
            return subprocess.Popen(privileges + command, stdout=log, stderr=log, cwd=self.folder)

    def wait(self):
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.owner().close()
                return
            except ConnectionError:
                time.sleep(0.1)
        raise RuntimeError(f"{self.name} does not start; see {self.folder / 'log'}")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(self.stop_signal)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Postgres(Server):
    name, user = "postgresql", "postgres"
    stop_signal = signal.SIGINT

    def __init__(self, folder):
        self.binaries = Path(sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1])
        super().__init__(folder)
        owner = self.owner()
        owner.script("CREATE ROLE reader LOGIN")
        owner.close()

    def install(self):
        return [self.binaries / "initdb", "-D", self.folder / "data", "-U", "owner", "-A", "trust", "--no-locale", "-E",
                "UTF8", "--no-sync"]

    def command(self):
        return [self.binaries / "postgres", "-D", self.folder / "data", "-k", self.folder, "-h", "", "-F", "-c",
                "full_page_writes=off"]

    def owner(self, database="postgres"):
        return PostgresClient(f"host={self.folder} user=owner dbname={database}")

    def load(self, schema, script):
        owner = self.owner()
        owner.script(f"CREATE DATABASE {schema}")
        owner.close()
        owner = self.owner(schema)
        owner.script(script + "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
        owner.close()

    def url(self, schema):
        return f"postgresql://reader@/{schema}?host={self.folder}"

    def client(self, schema):
        return PostgresClient(f"host={self.folder} user=reader dbname={schema}")


class Mariadb(Server):
    name, user = "mariadb", "mysql"
    prefix = "mend_"  # generated queries name a database shop: not the sample shop

    def __init__(self, folder):
        self.socket = folder / self.name / "socket"
        super().__init__(folder)
        owner = self.owner()
        owner.script("CREATE USER reader")
        owner.close()

    def install(self):
        return ["mariadb-install-db", "--no-defaults", f"--datadir={self.folder / 'data'}", "--skip-test-db",
                "--auth-root-authentication-method=normal", f"--tmpdir={self.folder}"]

    def command(self):
        return ["mariadbd", "--no-defaults", f"--datadir={self.folder / 'data'}", f"--socket={self.socket}",
                f"--pid-file={self.folder / 'pid'}", "--skip-networking", f"--tmpdir={self.folder}",
                "--character-set-server=utf8mb4", "--innodb-use-native-aio=0", "--innodb-buffer-pool-size=64M",
                "--innodb-flush-log-at-trx-commit=0", "--innodb-file-per-table=0", "--innodb-flush-method=nosync"]

    def owner(self, database=None):
        return MariadbClient(self.socket, "root", database, many=True)

    def load(self, schema, script):
        owner = self.owner()
        owner.script(f"CREATE DATABASE {self.prefix}{schema} CHARACTER SET utf8mb4; USE {self.prefix}{schema}; "
                     f"SET foreign_key_checks = 0; {script} GRANT SELECT ON {self.prefix}{schema}.* TO reader")
        owner.close()

    def url(self, schema):
        return f"mariadb://reader@localhost/{self.prefix}{schema}?socket={self.socket}"

    def client(self, schema):
        return MariadbClient(self.socket, "reader", self.prefix + schema)


ENGINES = {each.name: each for each in (SqliteFiles, Postgres, Mariadb)}
