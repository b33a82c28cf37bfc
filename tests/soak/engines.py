"""The databases of a soak test: two files, and two private servers that can be killed, frozen and restarted."""

import ctypes
import glob
import multiprocessing
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

ITEMS = 5000
SCHEMA = (
    "CREATE TABLE items (id int PRIMARY KEY, name varchar(80) NOT NULL, kind varchar(20), price numeric(10,2), added date)",
    "CREATE TABLE orders (id int PRIMARY KEY, item_id int REFERENCES items (id), amount int, ordered_at date)",
    "CREATE INDEX orders_of_item ON orders (item_id)",
)


def rows():
    kinds = ("tool", "toy", "book", "O'Brien's", None)
    items = [(i, f"item {i}", kinds[i % 5], i % 97 + 0.5, f"2024-{i % 12 + 1:02}-{i % 28 + 1:02}") for i in range(ITEMS)]
    orders = [(i, i * 7 % ITEMS, i % 9, f"2025-{i % 12 + 1:02}-{i % 28 + 1:02}") for i in range(2 * ITEMS)]
    return items, orders


def literal(value):
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, (int, float)) else "'" + value.replace("'", "''") + "'"


def script():
    """The SQL that creates and fills the tables on every engine."""
    lines = [statement + ";" for statement in SCHEMA]
    for table, content in zip(("items", "orders"), rows()):
        for start in range(0, len(content), 500):
            values = ",".join("(" + ",".join(map(literal, row)) + ")" for row in content[start : start + 500])
            lines.append(f"INSERT INTO {table} VALUES {values};")
    return "\n".join(lines)


class Engine:
    """A database and the time of its last disturbance. Connections may fail only for a while after that."""

    pause = 45.0  # seconds; more than the longest back-off of a session

    def __init__(self, name, url):
        self.name, self.url = name, url
        self.disturbed = 0.0
        self.disturbing = 0
        self.lock = threading.Lock()

    def disturb(self, act):
        with self.lock:
            self.disturbing += 1
        try:
            act()
        finally:
            with self.lock:
                self.disturbed = time.monotonic()
                self.disturbing -= 1

    def was_disturbed(self, since):
        with self.lock:
            return self.disturbing > 0 or self.disturbed + self.pause > since


class SqliteFile(Engine):
    def __init__(self, folder):
        self.path = folder / "shop.sqlite"
        connection = sqlite3.connect(self.path)
        connection.executescript(script())
        connection.close()
        super().__init__("sqlite", f"sqlite://{self.path}")

    def content(self):
        connection = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)
        try:
            return list(connection.execute("SELECT name, sql FROM sqlite_master ORDER BY 1")), [
                list(connection.execute(f"SELECT * FROM {table} ORDER BY 1")) for table in ("items", "orders")
            ]
        finally:
            connection.close()

    def hide(self, seconds):
        """Damages the file and restores it."""
        aside = self.path.with_suffix(".kept")
        shutil.copyfile(self.path, aside)
        with open(self.path, "r+b") as file:
            file.write(b"not a database at all")
        time.sleep(seconds)
        with open(self.path, "r+b") as file, open(aside, "rb") as kept:
            file.write(kept.read(4096))
        aside.unlink()


class DuckdbFile(Engine):
    """A file written through the library's C interface, in a child process so that this one never loads it."""

    def __init__(self, folder, library):
        self.path = folder / "shop.duckdb"
        writer = multiprocessing.Process(target=self.write, args=(library,))
        writer.start()
        writer.join()
        if writer.exitcode != 0:
            raise RuntimeError("the DuckDB file cannot be made")
        super().__init__("duckdb", f"duckdb://{self.path}")

    def write(self, library):
        duckdb = ctypes.CDLL(str(library))
        database, connection = ctypes.c_void_p(), ctypes.c_void_p()
        done = duckdb.duckdb_open(str(self.path).encode(), ctypes.byref(database)) == 0
        done = done and duckdb.duckdb_connect(database, ctypes.byref(connection)) == 0
        done = done and duckdb.duckdb_query(connection, script().encode(), None) == 0
        duckdb.duckdb_disconnect(ctypes.byref(connection))
        duckdb.duckdb_close(ctypes.byref(database))
        sys.exit(0 if done else 1)

    def content(self):
        return self.path.read_bytes()


class Server(Engine):
    """A server process that dies with the soak test."""

    def __init__(self, name, url, folder, user):
        super().__init__(name, url)
        self.folder, self.user = folder, user
        self.process = None
        self.thawed = float("-inf")

    def launch(self, command, **options):
        privileges = ["setpriv", "--pdeathsig=KILL"]
        if os.geteuid() == 0:
            privileges += [f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        environment = {key: value for key, value in os.environ.items() if key != "QUERYMEND_SOAK"}
        with open(self.folder / "log", "ab") as log:
            return subprocess.Popen(
                privileges + command, stdout=log, stderr=log, cwd=self.folder, env=environment, **options
            )

    def own_folder(self):
        self.folder.mkdir(parents=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user, self.user)

    def start(self):
        self.process = self.launch(self.command())
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            if self.ask("SELECT 1") is not None:
                return
            if self.process.poll() is not None:
                self.process = self.launch(self.command())
            time.sleep(0.2)
        raise RuntimeError(f"{self.name} does not start; see {self.folder / 'log'}")

    def settle(self):
        """Restarts the server on this thread: the kernel kills a server when the thread that started it ends."""
        if self.process.poll() is None:
            self.restart(0)
        else:
            self.start()

    def processes(self):
        found, left = [], [self.process.pid]
        while left:
            pid = left.pop()
            found.append(pid)
            for children in glob.glob(f"/proc/{pid}/task/*/children"):
                left += [int(child) for child in Path(children).read_text().split()]
        return found

    def kill(self, seconds):
        for pid in self.processes():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        time.sleep(seconds)
        self.start()

    def restart(self, seconds):
        self.process.send_signal(self.stop_signal)
        self.process.wait()
        time.sleep(seconds)
        self.start()

    def freeze(self, seconds):
        stopped = self.processes()
        self.thawed = float("inf")
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        time.sleep(seconds)
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        self.thawed = time.monotonic()

    def was_frozen_within(self, seconds):
        return self.thawed > time.monotonic() - seconds

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(self.stop_signal)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def asked(self, command, text):
        try:
            done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=20, check=False)
        except subprocess.TimeoutExpired:
            return None
        return done.stdout if done.returncode == 0 else None


class Postgres(Server):
    stop_signal = signal.SIGINT
    oldest_query = (
        "SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start)), 0) FROM pg_stat_activity "
        "WHERE state = 'active' AND usename = 'reader'"
    )
    sessions_query = "SELECT count(*) FROM pg_stat_activity WHERE usename = 'reader'"

    def __init__(self, folder):
        self.binaries = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        super().__init__(
            "postgresql", f"postgresql://reader@/shop?host={folder / 'postgres'}", folder / "postgres", "postgres"
        )
        self.own_folder()
        initdb = [f"{self.binaries}/initdb", "-D", self.folder / "data", "-U", "owner", "-A", "trust", "--no-locale",
                  "-E", "UTF8", "--no-sync"]
        if self.launch(initdb).wait() != 0:
            raise RuntimeError("initdb failed")
        self.start()
        self.ask("CREATE DATABASE shop", "postgres")
        self.ask("CREATE DATABASE runs", "postgres")
        self.ask(script() + "CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
        self.store = f"postgresql://owner@/runs?host={self.folder}"

    def command(self):
        return [f"{self.binaries}/postgres", "-D", self.folder / "data", "-k", self.folder, "-h", ""]

    def ask(self, text, database="shop"):
        if text == "SELECT 1":
            database = "postgres"
        address = f"host={self.folder} user=owner dbname={database} connect_timeout=5"
        return self.asked(["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address], text)

    def content(self):
        return self.ask(
            "SELECT md5(string_agg(i::text, ',' ORDER BY id)) FROM items i;"
            "SELECT md5(string_agg(o::text, ',' ORDER BY id)) FROM orders o;"
            "SELECT relname, relacl FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1"
        )

    def throw_out(self):
        self.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'reader'")


class Mariadb(Server):
    stop_signal = signal.SIGTERM
    oldest_query = (
        "SELECT coalesce(max(time_ms), 0) / 1000 FROM information_schema.processlist "
        "WHERE user = 'reader' AND command IN ('Query', 'Execute', 'Killed')"
    )
    sessions_query = "SELECT count(*) FROM information_schema.processlist WHERE user = 'reader'"

    def __init__(self, folder):
        socket = folder / "mariadb" / "socket"
        super().__init__("mariadb", f"mariadb://reader@localhost/shop?socket={socket}", folder / "mariadb", "mysql")
        self.socket = socket
        self.own_folder()
        install = ["mariadb-install-db", "--no-defaults", f"--datadir={self.folder / 'data'}", "--skip-test-db",
                   "--auth-root-authentication-method=normal", f"--tmpdir={self.folder}"]
        if self.launch(install).wait() != 0:
            raise RuntimeError("mariadb-install-db failed")
        self.start()
        self.ask("CREATE DATABASE shop")
        self.ask("USE shop;" + script() + "CREATE USER reader; GRANT SELECT ON shop.* TO reader")

    def command(self):
        return ["mariadbd", "--no-defaults", f"--datadir={self.folder / 'data'}", f"--socket={self.socket}",
                f"--pid-file={self.folder / 'pid'}", "--skip-networking", f"--tmpdir={self.folder}",
                "--character-set-server=utf8mb4", "--innodb-use-native-aio=0", "--innodb-buffer-pool-size=64M"]

    def ask(self, text):
        return self.asked(["mariadb", "--no-defaults", "--default-character-set=utf8mb4", "-N", "-B", "-u", "root", f"--socket={self.socket}"], text)

    def content(self):
        return self.ask("CHECKSUM TABLE shop.items, shop.orders; SHOW TABLES IN shop")

    def throw_out(self):
        for each in (self.ask("SELECT id FROM information_schema.processlist WHERE user = 'reader'") or "").split():
            self.ask(f"KILL {each}")
