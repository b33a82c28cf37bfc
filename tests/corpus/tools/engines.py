"""The local engines behind one call: check(sql) prepares (and on demand runs) a text and says what the engine says.

An answer is None when the engine accepts, else (code, message). Client libraries are loaded with ctypes; nothing
but Python and the libraries is needed."""
import ctypes as c

P, S, I = c.c_void_p, c.c_char_p, c.c_int


def _load(name, **functions):
    lib = c.CDLL(name)
    for function, (result, *arguments) in functions.items():
        f = getattr(lib, function)
        f.restype, f.argtypes = result, arguments
    return lib


class Sqlite:
    def __init__(self, script, library="libsqlite3.so.0"):
        self.lib = _load(library, sqlite3_open=(I, S, P), sqlite3_prepare_v2=(I, P, P, I, P, P),
                         sqlite3_errmsg=(S, P), sqlite3_step=(I, P), sqlite3_finalize=(I, P),
                         sqlite3_exec=(I, P, S, P, P, P), sqlite3_stmt_readonly=(I, P))
        self.db = P()
        self.lib.sqlite3_open(b":memory:", c.byref(self.db))
        if self.lib.sqlite3_exec(self.db, script, None, None, None):
            raise SystemExit(self.lib.sqlite3_errmsg(self.db).decode())

    def _error(self, code):
        return str(code), self.lib.sqlite3_errmsg(self.db).decode("utf-8", "replace")

    def check(self, sql, run=False):
        buffer = c.create_string_buffer(sql)
        statement, tail = P(), P()
        code = self.lib.sqlite3_prepare_v2(self.db, buffer, len(sql), c.byref(statement), c.byref(tail))
        if code:
            return self._error(code)
        try:
            if not statement:
                return "empty", "no statement"
            rest = sql[tail.value - c.addressof(buffer):]
            following = P()
            self.lib.sqlite3_prepare_v2(self.db, rest, len(rest), c.byref(following), None)
            if following:
                self.lib.sqlite3_finalize(following)
                return "tail", "a second statement: " + rest.decode("utf-8", "replace").strip()
            while run:
                code = self.lib.sqlite3_step(statement)
                if code == 101:
                    break
                if code != 100:
                    return self._error(code)
            return None
        finally:
            self.lib.sqlite3_finalize(statement)


class Postgres:
    def __init__(self, connect, library="libpq.so.5"):
        self.lib = _load(library, PQconnectdb=(P, S), PQstatus=(I, P), PQerrorMessage=(S, P), PQexec=(P, P, S),
                         PQprepare=(P, P, S, S, I, P), PQresultStatus=(I, P), PQresultErrorField=(S, P, I),
                         PQclear=(None, P), PQexecPrepared=(P, P, S, I, P, P, P, I))
        self.db = self.lib.PQconnectdb(connect.encode())
        if self.lib.PQstatus(self.db):
            raise SystemExit(self.lib.PQerrorMessage(self.db).decode())
        self._done(self.lib.PQexec(self.db, b"SET statement_timeout = '5s'"))

    def _done(self, result):
        error = None
        if self.lib.PQresultStatus(result) not in (1, 2):
            field = lambda kind: (self.lib.PQresultErrorField(result, ord(kind)) or b"").decode()
            error = field("C"), field("M")
        self.lib.PQclear(result)
        return error

    def check(self, sql, run=False):
        self._done(self.lib.PQexec(self.db, b"BEGIN READ ONLY"))
        error = self._done(self.lib.PQprepare(self.db, b"", sql, 0, None))
        if not error and run:
            error = self._done(self.lib.PQexecPrepared(self.db, b"", 0, None, None, None, 0))
        self._done(self.lib.PQexec(self.db, b"ROLLBACK"))
        return error

    def set(self, sql):
        return self._done(self.lib.PQexec(self.db, sql))


class Mariadb:
    def __init__(self, socket, user="root", database="shop", library="libmariadb.so.3"):
        self.lib = _load(library, mysql_init=(P, P), mysql_real_connect=(P, P, S, S, S, S, I, S, c.c_ulong),
                         mysql_error=(S, P), mysql_errno=(c.c_uint, P), mysql_stmt_init=(P, P), mysql_stmt_error=(S, P),
                         mysql_stmt_errno=(c.c_uint, P), mysql_stmt_prepare=(I, P, S, c.c_ulong), mysql_stmt_execute=(I, P),
                         mysql_stmt_store_result=(I, P), mysql_stmt_close=(c.c_char, P),
                         mysql_real_query=(I, P, S, c.c_ulong), mysql_stmt_free_result=(c.c_char, P),
                         mysql_options=(I, P, I, S), mysql_store_result=(P, P), mysql_free_result=(None, P))
        self.db = self.lib.mysql_init(None)
        self.lib.mysql_options(self.db, 7, b"utf8mb4")
        if not self.lib.mysql_real_connect(self.db, None, user.encode(), None, database.encode(), 0, socket.encode(), 0):
            raise SystemExit(self.lib.mysql_error(self.db).decode())

    def check(self, sql, run=False):
        statement = self.lib.mysql_stmt_init(self.db)
        failed = self.lib.mysql_stmt_prepare(statement, sql, len(sql))
        if not failed and run:
            failed = self.lib.mysql_stmt_execute(statement) or self.lib.mysql_stmt_store_result(statement)
        error = None
        if failed:
            error = str(self.lib.mysql_stmt_errno(statement)), self.lib.mysql_stmt_error(statement).decode()
        self.lib.mysql_stmt_free_result(statement)
        self.lib.mysql_stmt_close(statement)
        return error

    def set(self, sql):
        failed = self.lib.mysql_real_query(self.db, sql, len(sql))
        error = (str(self.lib.mysql_errno(self.db)), self.lib.mysql_error(self.db).decode()) if failed else None
        result = self.lib.mysql_store_result(self.db)
        if result:
            self.lib.mysql_free_result(result)
        return error


class DuckDb:
    def __init__(self, script, library):
        self.lib = _load(library, duckdb_open=(I, S, P), duckdb_connect=(I, P, P), duckdb_query=(I, P, S, P),
                         duckdb_extract_statements=(c.c_uint64, P, S, P), duckdb_extract_statements_error=(S, P),
                         duckdb_prepare_extracted_statement=(I, P, P, c.c_uint64, P), duckdb_prepare_error=(S, P),
                         duckdb_execute_prepared=(I, P, P), duckdb_result_error=(S, P), duckdb_destroy_result=(None, P),
                         duckdb_destroy_prepare=(None, P), duckdb_destroy_extracted=(None, P))
        self.db, self.connection = P(), P()
        self.lib.duckdb_open(None, c.byref(self.db))
        self.lib.duckdb_connect(self.db, c.byref(self.connection))
        error = self.set(script)
        if error:
            raise SystemExit(error[1])

    def set(self, sql):
        result = c.create_string_buffer(256)
        failed = self.lib.duckdb_query(self.connection, sql, result)
        error = self._split(self.lib.duckdb_result_error(result)) if failed else None
        self.lib.duckdb_destroy_result(result)
        return error

    @staticmethod
    def _split(message):
        text = (message or b"").decode("utf-8", "replace")
        return text.split(":", 1)[0], text

    def check(self, sql, run=False):
        extracted, statement = P(), P()
        count = self.lib.duckdb_extract_statements(self.connection, sql, c.byref(extracted))
        try:
            if not count:
                return self._split(self.lib.duckdb_extract_statements_error(extracted) or b"empty: no statement")
            if count > 1:
                return "tail", f"{count} statements"
            failed = self.lib.duckdb_prepare_extracted_statement(self.connection, extracted, 0, c.byref(statement))
            if failed:
                error = self._split(self.lib.duckdb_prepare_error(statement))
                self.lib.duckdb_destroy_prepare(c.byref(statement))
                return error
            error = None
            if run:
                result = c.create_string_buffer(256)
                if self.lib.duckdb_execute_prepared(statement, result):
                    error = self._split(self.lib.duckdb_result_error(result))
                self.lib.duckdb_destroy_result(result)
            self.lib.duckdb_destroy_prepare(c.byref(statement))
            return error
        finally:
            self.lib.duckdb_destroy_extracted(c.byref(extracted))
