// PostgreSQL through psqlODBC. The driver splits texts at semicolons and interprets braces and question marks, so a
// statement is sent as hexadecimal digits, and a block on the server opens it as a cursor: a cursor takes exactly one
// query. The transaction around it is read-only and always rolled back.

#include "db/odbc/odbcpostgresrows.h"
#include "db/odbc/odbcserver.h"
#include "db/postgres/postgrescursor.h"
#include "db/postgres/postgresplan.h"
#include "db/postgres/postgresrights.h"
#include "db/postgres/postgresschema.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 4> lostCodes{"08001", "57P01", "57P02", "57P03"};
constexpr std::array<std::string_view, 2> stoppedCodes{"55P03", "57014"};
// The second is reported when a cursor is opened for something that is no query.
constexpr std::array<std::string_view, 2> forbiddenCodes{"25006", "42P11"};

/// What a block opens: a cursor for the statement's plan, which only parses it until it is read, or its rows too.
enum class Opening : std::uint8_t { planOnly, rowsToo };

/// How soon the server should notice that a statement's client is gone.
constexpr std::chrono::milliseconds clientCheck{500};

std::string inHex(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4U];
        out += digits[byte & 0xFU];
    }
    return "pg_catalog.convert_from(pg_catalog.decode('" + out + "', 'hex'), 'UTF8')";
}

/// A statement that fails in our cursors is opened as it is: then either the parser reports its error or the server
/// that it is no query; anything that can still be opened is no query either. Hints travel as details, because the
/// driver reports only those.
std::string blockFor(std::string_view statement, Opening opening)
{
    const std::string rows = opening == Opening::planOnly
        ? ""
        : "OPEN shape NO SCROLL FOR EXECUTE given; OPEN result NO SCROLL FOR EXECUTE "
          "pg_catalog.concat('SELECT CASE WHEN pg_catalog.octet_length(line) <= "
            + std::to_string(longestOdbcRow)
            + " THEN line END FROM (SELECT (querymend.*)::pg_catalog.text AS line FROM (', given, "
              "pg_catalog.chr(10), ') AS querymend OFFSET 0) AS lines'); ";
    return "DO $querymend$ DECLARE given pg_catalog.text := " + inHex(statement)
        + "; plan pg_catalog.refcursor := 'querymend_plan'; shape pg_catalog.refcursor := 'querymend_shape'; "
          "result pg_catalog.refcursor := 'querymend'; plain pg_catalog.refcursor; "
          "problem pg_catalog.text; advice pg_catalog.text; "
          "BEGIN IF pg_catalog.current_setting('transaction_read_only') <> 'on' THEN "
          "RAISE EXCEPTION USING ERRCODE = '25006', MESSAGE = 'the transaction is not read-only'; END IF; "
          "BEGIN OPEN plan NO SCROLL FOR EXECUTE pg_catalog.concat('"
        + std::string(explainCursor) + "', given); " + rows
        + "EXCEPTION WHEN SQLSTATE '42601' OR SQLSTATE '0A000' OR SQLSTATE '42P11' THEN "
          "GET STACKED DIAGNOSTICS problem = MESSAGE_TEXT; OPEN plain NO SCROLL FOR EXECUTE given; "
          "RAISE EXCEPTION USING ERRCODE = '42P11', MESSAGE = problem; END; "
          "EXCEPTION WHEN OTHERS THEN GET STACKED DIAGNOSTICS problem = MESSAGE_TEXT, advice = PG_EXCEPTION_HINT; "
          "RAISE EXCEPTION USING ERRCODE = SQLSTATE, MESSAGE = problem, DETAIL = advice; END $querymend$";
}

/// Removes closing semicolons and comments, which are not allowed within another statement. They are not sent at all,
/// so that the server judges exactly what runs.
std::string_view withoutClosing(std::string_view statement, const Dialect& dialect)
{
    std::size_t end = 0;
    for (const Token& token : lex(statement, dialect.lex)) {
        const bool closes = token.kind == TokenKind::semicolon || token.kind == TokenKind::lineComment
            || token.kind == TokenKind::blockComment || token.kind == TokenKind::end;
        end = closes ? end : token.end;
    }
    return statement.substr(0, end);
}

OdbcStep open(OdbcLink& link, std::string_view statement, const Dialect& dialect, Opening opening)
{
    // The server's strings cannot contain a NUL, and a driver would cut the text there.
    if (statement.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    return tellOdbc(link, blockFor(withoutClosing(statement, dialect), opening));
}

/// Sets a time limit for the transaction, unless the server, the database or the role has a tighter one.
std::string notLooser(const std::string& setting, std::chrono::milliseconds time)
{
    const std::string ours = std::to_string(std::max<std::int64_t>(time.count(), 1));
    return "IF pg_catalog.date_part('epoch', pg_catalog.current_setting('" + setting
        + "')::pg_catalog.interval) * 1000 NOT BETWEEN 1 AND " + ours + " THEN PERFORM pg_catalog.set_config('"
        + setting + "', '" + ours + "', true); END IF; ";
}

OdbcStep begin(OdbcLink& link, const Limits& limits)
{
    return tellOdbc(link,
                    "SET TRANSACTION READ ONLY; DO $querymend$ BEGIN " + notLooser("statement_timeout", limits.time)
                        + notLooser("lock_timeout", limits.time) + "BEGIN "
                        + notLooser("client_connection_check_interval", clientCheck)
                        // Unknown to older servers and not supported on some systems.
                        + "EXCEPTION WHEN OTHERS THEN NULL; END; END $querymend$");
}

/// Returns the single value of a query's result.
Result<std::string, EngineError> valueOf(OdbcLink& link, std::string_view question)
{
    auto answer = askOdbc(link, question);
    if (!answer)
        return Failure{std::move(answer).error()};
    return answer->size() == 1 && answer->front().size() == 1 ? answer->front().front() : std::string();
}

OdbcStep secure(OdbcLink& link, OdbcFacts& facts)
{
    const auto readOnly = valueOf(link, "SHOW transaction_read_only");
    if (!readOnly)
        return Failure{readOnly.error()};
    if (*readOnly != "on")
        return failed(EngineFailure::notReadOnly, "the server cannot make transactions read-only");
    // Fails if the server only claims to be PostgreSQL, or has lost its language for blocks.
    if (auto opened = open(link, "SELECT 1", facts.dialect, Opening::planOnly); !opened)
        return opened;
    if (const auto strings = valueOf(link, "SHOW standard_conforming_strings"))
        (void)applySetting(facts.dialect, "standard_conforming_strings", *strings);
    const auto superuser = valueOf(link, "SHOW is_superuser");
    if (superuser && *superuser == "on") {
        facts.warnings.push_back(superuserWarning());
        return {};
    }
    const auto roles = askOdbc(link, dangerousPostgresRoles);
    for (std::size_t i = 0; roles && i < roles->size(); ++i)
        facts.warnings.push_back(roleWarning((*roles)[i].front()));
    return {};
}

OdbcStep prepare(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    return open(link, statement, dialect, Opening::planOnly);
}

Result<Plan, EngineError> explain(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    if (auto opened = open(link, statement, dialect, Opening::planOnly); !opened)
        return Failure{std::move(opened).error()};
    auto text = valueOf(link, "FETCH ALL FROM querymend_plan");
    if (!text)
        return Failure{std::move(text).error()};
    return readPostgresPlan(std::move(text).value());
}

/// Returns the OIDs and display names of types given as `schema.name`.
Result<std::vector<PostgresColumnType>, EngineError> typesOf(OdbcLink& link, const std::vector<ResultColumn>& columns)
{
    std::string names;
    for (std::size_t i = 0; i < columns.size(); ++i)
        names += (i == 0 ? "(" : ", (") + std::to_string(i) + ", " + inHex(columns[i].type) + ")";
    std::vector<PostgresColumnType> types(columns.size());
    if (columns.empty())
        return types;
    const auto answer =
        askOdbc(link,
                "SELECT c.number, t.oid, pg_catalog.format_type(t.oid, NULL) FROM (VALUES " + names
                    + ") AS c (number, called) JOIN (pg_catalog.pg_type AS t JOIN pg_catalog.pg_namespace AS n "
                      "ON n.oid = t.typnamespace) ON pg_catalog.concat(n.nspname, '.', t.typname) = c.called");
    if (!answer)
        return Failure{answer.error()};
    for (const std::vector<std::string>& row : *answer) {
        std::size_t number = 0;
        std::from_chars(row[0].data(), row[0].data() + row[0].size(), number);
        PostgresColumnType& type = types.at(number);
        std::from_chars(row[1].data(), row[1].data() + row[1].size(), type.oid);
        type.name = row[2];
    }
    return types;
}

Result<std::unique_ptr<OdbcRows>, EngineError> run(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    if (auto opened = open(link, statement, dialect, Opening::rowsToo); !opened)
        return Failure{std::move(opened).error()};
    const auto shape = valueOf(link, "SELECT pg_catalog.cursor_to_xmlschema('querymend_shape', false, true, '')");
    if (!shape)
        return Failure{shape.error()};
    auto columns = readPostgresShape(*shape);
    if (!columns)
        return failed(EngineFailure::refused, "the result's columns cannot be read");
    auto types = typesOf(link, *columns);
    if (!types)
        return Failure{std::move(types).error()};
    for (std::size_t i = 0; i < columns->size(); ++i)
        (*columns)[i].type = (*types)[i].name;
    return std::unique_ptr<OdbcRows>(
        std::make_unique<OdbcPostgresRows>(link, std::move(*columns), std::move(types).value()));
}

PostgresResult resultOf(const OdbcTexts& rows)
{
    PostgresResult result(PQmakeEmptyPGresult(nullptr, PGRES_TUPLES_OK));
    std::string noName;
    std::vector<PGresAttDesc> columns(rows.empty() ? 0 : rows.front().size());
    for (PGresAttDesc& column : columns)
        column.name = noName.data();
    PQsetResultAttrs(result.get(), static_cast<int>(columns.size()), columns.data());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t i = 0; i < rows[row].size(); ++i)
            PQsetvalue(result.get(), static_cast<int>(row), static_cast<int>(i), const_cast<char*>(rows[row][i].data()),
                       static_cast<int>(rows[row][i].size()));
    }
    return result;
}

/// Runs catalog queries so that rows come as texts in the server's own spelling, as with libpq.
Result<Snapshot, EngineError> readSchema(OdbcLink& link, const SchemaRequest& request)
{
    const PostgresAsk ask = [&link](const std::string& query) -> PostgresLink::Answer {
        if (auto told = tellOdbc(link,
                                 "DECLARE querymend NO SCROLL CURSOR FOR SELECT (querymend.*)::pg_catalog.text "
                                 "FROM ("
                                     + query + ") AS querymend");
            !told)
            return Failure{std::move(told).error()};
        auto rows = askOdbc(link, "FETCH ALL FROM querymend");
        if (!rows)
            return Failure{std::move(rows).error()};
        if (auto closed = tellOdbc(link, "CLOSE querymend"); !closed)
            return Failure{std::move(closed).error()};
        OdbcTexts texts;
        for (const std::vector<std::string>& row : *rows) {
            std::vector<std::string>& values = texts.emplace_back();
            for (std::optional<std::string>& value : readPostgresRow(row.front()))
                values.push_back(std::move(value).value_or(std::string()));
        }
        return resultOf(texts);
    };
    return readPostgresSchema(ask, request);
}

} // namespace

const OdbcServer postgresByOdbc{"PostgreSQL",
                                DialectId::postgresql,
                                OdbcCode::sqlState,
                                OdbcClock::server,
                                lostCodes,
                                stoppedCodes,
                                forbiddenCodes,
                                "SELECT pg_catalog.pg_advisory_unlock_all()",
                                secure,
                                begin,
                                prepare,
                                explain,
                                run,
                                readSchema};

} // namespace querymend
