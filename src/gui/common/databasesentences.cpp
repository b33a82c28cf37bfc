#include "common/databasesentences.h"

#include <QtGlobal>

#include <array>

namespace querymend {

namespace {

// With %1 to %3 for names and numbers. More special ones come first.
// clang-format off
constexpr std::array sentences{
    // What is wrong with an address.
    QT_TRANSLATE_NOOP("DatabaseSentences", "unknown database type '%1'; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or postgresql://user@host/database"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it does not begin with a database type; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or postgresql://user@host/database"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the option %1 has a % without two hexadecimal digits after it; write %25 for a %"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "%1 has a % without two hexadecimal digits after it; write %25 for a %"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the option %1 has a NUL in it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the statement has a NUL in it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it has a NUL in it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "%1 has a NUL in it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the path"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the database name"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the user name"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the password"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the host name"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "an option's name"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "%1 needs a path after three slashes: %2"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the path is empty"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "an ODBC connection needs DSN=… or Driver=…; after odbc:"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F for / and %3F for ?"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "two slashes are missing after the database type"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "a ] is missing after the host's address"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the part after the host's : is not a port; ports are 1 to 65535, and a login goes before the host, as in user:password@host"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "a URL cannot name a command for the password; use the option --password-command or a saved connection"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the option ssh names no SSH host: %1"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it has a character in it that names of hosts and users do not have"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it names no host"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the name of a host or user must not begin with -"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it must not have a password in it; SSH uses your keys"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "password_env must be the name of an environment variable: letters, digits and _"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the environment variable %1, which should hold the password, is not set"),

    // What is wrong with a file, after its path.
    QT_TRANSLATE_NOOP("DatabaseSentences", "no such file"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "a folder, not a database"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "a FIFO, not a database"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "a socket, not a database"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "a device, not a database"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "this user is not allowed to read it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "this is not a DuckDB database"),

    // What is wrong with other files.
    QT_TRANSLATE_NOOP("DatabaseSentences", "the certificate file %1 does not exist"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the certificate file %1 cannot be read by this user"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the option ssl_mode=%1 needs ssl_ca or ssl_capath, because this system has no file of certificate authorities"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "%1 has a character that no host name can have"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "%1 was ignored, because other users can access it; run chmod 600 on it"),

    // How statements and connections end.
    QT_TRANSLATE_NOOP("DatabaseSentences", "it ran longer than its limit of %1 ms and was ended; the server may still be working on it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it ran longer than its limit of %1 ms and was ended"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it ran longer than its limit of %1 ms; it did not stop on request, so its connection was ended"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it ran longer than its limit of %1 ms; the server was asked to stop it but has not done so yet: its %2 may still be working on it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it ran longer than its limit of %1 ms"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it was cancelled; it did not stop on request, so its connection was ended"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it was cancelled; the server was asked to stop it but has not done so yet: its %1 may still be working on it"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it was cancelled"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "another statement replaced this one"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the database was closed"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the server does not answer"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the server's settings have changed how statements are parsed"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "another program changed the database while it was being read"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the engine's process has ended"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the engine's process ended by itself"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the engine's process gave an invalid answer"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the engine's process, %1, cannot be started: %2"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the engine crashed on this statement: it exceeded its memory limit, or it has a bug (signal %1)"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it exceeded its CPU time limit"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "it exceeds its memory limit"),

    // What rows and statements a session refuses.
    QT_TRANSLATE_NOOP("DatabaseSentences", "a row is longer than the %1 MB allowed; select fewer columns, or only parts of long values"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the rows are larger than the limit"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the rows took longer than the limit"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "these rows can only be read forwards"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the result is no longer available: it failed or was replaced by another"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the statement is not a query that returns rows"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the statement has a ? without a value"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the statement is not UTF-8"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the statement reads from another server"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the statement writes"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "there is no statement in the text"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "not exactly one statement"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "not a query"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the server has no plan for it, so it is not a query"),

    // Why a session cannot be made.
    QT_TRANSLATE_NOOP("DatabaseSentences", "Qt's driver %1 is not installed"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "Qt's %1 driver has no handle"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the server cannot make sessions read-only"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the server cannot make transactions read-only"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the connection is not encrypted"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the database was opened for writing"),
    QT_TRANSLATE_NOOP("DatabaseSentences", "the system has no file descriptors left"),
};
// clang-format on

} // namespace

const SentenceTable& databaseSentences()
{
    static const SentenceTable table("DatabaseSentences", sentences);
    return table;
}

} // namespace querymend
