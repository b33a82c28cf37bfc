"""Clients of three engines, with no module outside the standard library: each runs a text and gives rows or an error."""

import ctypes
import sqlite3
import time

SECONDS = 10  # that a statement may take
MOST_ROWS = 200_000


class SqlError(Exception):
    """An engine's refusal; `is_syntax` if the text could not even be parsed."""

    def __init__(self, message, is_syntax):
        super().__init__(message)
        self.is_syntax = is_syntax


class SqliteClient:
    def __init__(self, path):
        self.connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.connection.set_progress_handler(lambda: time.monotonic() > self.deadline, 10_000)
        self.deadline = 0.0

    def rows(self, text):
        self.deadline = time.monotonic() + SECONDS
        try:
            return self.connection.execute(text).fetchmany(MOST_ROWS)
        except (sqlite3.Error, sqlite3.Warning) as error:
            words = str(error)
            parts = ("syntax error", "incomplete input", "unrecognized token", "one statement at a time")
            raise SqlError(words, any(part in words for part in parts)) from None

    def close(self):
        self.connection.close()


def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype, found.argtypes = result, arguments
    return found


class PostgresClient:
    native = None

    def __init__(self, address):
        if not self.native:
            type(self).native = ctypes.CDLL("libpq.so.5")
        handle, text = ctypes.c_void_p, ctypes.c_char_p
        call = lambda name, result, *arguments: function(self.native, name, result, *arguments)
        self.execute = call("PQexec", handle, handle, text)
        # One statement only, as the extended protocol has it; PQexec takes several.
        self.execute_one = call("PQexecParams", handle, handle, text, ctypes.c_int, handle, handle, handle, handle,
                                ctypes.c_int)
        self.status = call("PQresultStatus", ctypes.c_int, handle)
        self.field = call("PQresultErrorField", text, handle, ctypes.c_int)
        self.message = call("PQresultErrorMessage", text, handle)
        self.counts = [call(name, ctypes.c_int, handle) for name in ("PQntuples", "PQnfields")]
        self.value = call("PQgetvalue", text, handle, ctypes.c_int, ctypes.c_int)
        self.is_null = call("PQgetisnull", ctypes.c_int, handle, ctypes.c_int, ctypes.c_int)
        self.clear = call("PQclear", None, handle)
        self.finish = call("PQfinish", None, handle)
        self.connection = call("PQconnectdb", handle, text)(address.encode())
        if call("PQstatus", ctypes.c_int, handle)(self.connection) != 0:
            raise ConnectionError(call("PQerrorMessage", text, handle)(self.connection).decode())
        self.clear(self.execute(self.connection, f"SET statement_timeout = '{SECONDS}s'".encode()))

    def script(self, text):
        self.clear(self.checked(self.execute(self.connection, text.encode())))

    def checked(self, result):
        if self.status(result) in (1, 2):  # done, without and with rows
            return result
        state = (self.field(result, ord("C")) or b"").decode()
        words = self.message(result).decode().strip()
        self.clear(result)
        raise SqlError(words, state in ("42601", "42000"))

    def rows(self, text):
        result = self.checked(self.execute_one(self.connection, text.encode(), 0, None, None, None, None, 0))
        tuples, fields = (count(result) for count in self.counts)
        cell = lambda row, at: None if self.is_null(result, row, at) else self.value(result, row, at).decode()
        rows = [tuple(cell(row, at) for at in range(fields)) for row in range(min(tuples, MOST_ROWS))]
        self.clear(result)
        return rows

    def close(self):
        self.finish(self.connection)


class MariadbClient:
    native = None
    MANY_STATEMENTS = 1 << 16

    def __init__(self, socket, user, database=None, many=False):
        if not self.native:
            type(self).native = ctypes.CDLL("libmariadb.so.3")
        handle, text = ctypes.c_void_p, ctypes.c_char_p
        call = lambda name, result, *arguments: function(self.native, name, result, *arguments)
        self.number = call("mysql_errno", ctypes.c_uint, handle)
        self.message = call("mysql_error", text, handle)
        self.query = call("mysql_real_query", ctypes.c_int, handle, text, ctypes.c_ulong)
        self.stored = call("mysql_store_result", handle, handle)
        self.fields = call("mysql_num_fields", ctypes.c_uint, handle)
        self.row = call("mysql_fetch_row", ctypes.POINTER(ctypes.c_void_p), handle)
        self.lengths = call("mysql_fetch_lengths", ctypes.POINTER(ctypes.c_ulong), handle)
        self.free = call("mysql_free_result", None, handle)
        self.next = call("mysql_next_result", ctypes.c_int, handle)
        self.finish = call("mysql_close", None, handle)
        connect = call("mysql_real_connect", handle, handle, text, text, text, text, ctypes.c_uint, text,
                       ctypes.c_ulong)
        self.connection = call("mysql_init", handle, handle)(None)
        call("mysql_options", ctypes.c_int, handle, ctypes.c_int, text)(self.connection, 7, b"utf8mb4")
        if not connect(self.connection, None, user.encode(), b"", database and database.encode(), 0,
                       str(socket).encode(), self.MANY_STATEMENTS if many else 0):
            words = self.message(self.connection).decode()
            self.finish(self.connection)
            raise ConnectionError(words)
        if not many:
            self.rows(f"SET max_statement_time = {SECONDS}")

    def send(self, text):
        data = text.encode()
        if self.query(self.connection, data, len(data)):
            self.complain()

    def complain(self):
        raise SqlError(self.message(self.connection).decode(), self.number(self.connection) in (1064, 1149))

    def script(self, text):
        self.send(text)
        while True:
            result = self.stored(self.connection)
            if result:
                self.free(result)
            more = self.next(self.connection)
            if more > 0:
                self.complain()
            if more < 0:
                return

    def rows(self, text):
        self.send(text)
        result = self.stored(self.connection)
        if not result:
            if self.number(self.connection):
                self.complain()
            return []
        rows, width = [], self.fields(result)
        while row := self.row(result):
            lengths = self.lengths(result)
            rows.append(tuple(ctypes.string_at(row[at], lengths[at]).decode(errors="replace") if row[at] else None
                              for at in range(width)))
        self.free(result)
        return rows

    def close(self):
        self.finish(self.connection)
