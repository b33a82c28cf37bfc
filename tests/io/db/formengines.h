#pragma once

#include "support/mariadbserver.h"
#include "support/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif

#include "dialect/dialects.h"

#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

namespace querymend {

/// A value as comparisons take it: numbers by value, moments at midnight as dates, texts exactly, NULL as NULL.
struct EngineValue {
    std::optional<std::string> text; ///< nothing is NULL
    bool isNumber = false;
};

inline EngineValue engineValue(const Cell& cell)
{
    return std::visit(
        [](const auto& value) -> EngineValue {
            using Kind = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Kind, std::monostate>)
                return {};
            else if constexpr (std::is_same_v<Kind, bool>)
                return {value ? "1" : "0", true};
            else if constexpr (std::is_same_v<Kind, std::int64_t>)
                return {std::to_string(value), true};
            else if constexpr (std::is_same_v<Kind, double>)
                return {QByteArray::number(value, 'g', 17).toStdString(), true};
            else if constexpr (std::is_same_v<Kind, Decimal>)
                return {value.digits, true};
            else if constexpr (std::is_same_v<Kind, Blob>)
                return {value.bytes, false};
            else if constexpr (std::is_same_v<Kind, std::string>)
                return {value, false};
            else
                return {value.text, false};
        },
        cell);
}

inline bool areSame(const EngineValue& a, const EngineValue& b)
{
    if (!a.text || !b.text)
        return a.text.has_value() == b.text.has_value();
    if (a.isNumber || b.isNumber) {
        constexpr double closeEnough = 1e-4; // engines divide decimals to four digits
        constexpr double relative = 1e-9;
        const double left = std::strtod(a.text->c_str(), nullptr);
        const double right = std::strtod(b.text->c_str(), nullptr);
        return std::abs(left - right) <= std::max(closeEnough, relative * std::abs(left));
    }
    const auto withoutMidnight = [](std::string text) {
        const bool hasFraction = text.size() > 20 && text[10] == ' ' && text[19] == '.';
        while (hasFraction && (text.ends_with('0') || text.ends_with('.')) && text.size() > 19)
            text.pop_back();
        for (const char* const end : {"+00", "+00:00", ".000000", "T00:00:00", " 00:00:00"}) {
            if (text.ends_with(end) && text.size() > 10)
                text.resize(text.size() - std::char_traits<char>::length(end));
        }
        return text;
    };
    return *a.text == *b.text || withoutMidnight(*a.text) == withoutMidnight(*b.text);
}

/// Rows of values of every kind, the same on each engine. NULL, empty, zero, negative, huge, month ends, leap days.
class GeneratedRows {
public:
    explicit GeneratedRows(std::uint64_t seed) : m_random(seed) {}

    /// A script that creates `v` and fills it; dates are texts where there is no type for them.
    [[nodiscard]] std::string script(const std::string& text, const std::string& date, const std::string& moment)
    {
        m_random.seed(7);
        std::string made = "CREATE TABLE v (id integer, t " + text + ", u " + text
            + ", n integer, m integer, r double precision, d " + date + ", e " + date + ", s " + moment + ", w "
            + moment + ");";
        for (int id = 1; id <= rows(); ++id)
            made += "INSERT INTO v VALUES (" + std::to_string(id) + ", " + aText() + ", " + aText() + ", " + aNumber()
                + ", " + aSmallNumber() + ", " + aFraction() + ", " + aDay() + ", " + aDay() + ", " + aMoment() + ", "
                + aMoment() + ");";
        return made;
    }

    /// More where more values are asked for.
    static int rows() { return qEnvironmentVariableIsSet("QUERYMEND_FORM_VALUES") ? 200 : 60; }

private:
    [[nodiscard]] std::string one(const std::vector<std::string>& of)
    {
        return of[std::uniform_int_distribution<std::size_t>(0, of.size() - 1)(m_random)];
    }
    [[nodiscard]] int between(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_random); }

    std::string aText()
    {
        return one({"NULL", "''", "'abc'", "'ABC d '", "'it''s'", "'äö%_'", "'a,b,c'", "',x'", "'x,'", "'Ab,aB'",
                    "'a.b.c.a'", "' left'", "'b" + std::to_string(between(0, 99)) + "'"});
    }
    std::string aNumber()
    {
        return one({"NULL", "0", "1", "-2", "7", "99999", "-1234567", std::to_string(between(-20, 20))});
    }
    std::string aSmallNumber() { return one({"NULL", "0", "1", "2", "-1", "5", std::to_string(between(1, 9))}); }
    std::string aFraction()
    {
        return one({"NULL", "0", "2.5", "-2.5", "0.125", "1048576.25", std::to_string(between(-400, 400)) + ".75"});
    }
    std::string day()
    {
        const std::string made =
            one({"2024-02-29", "2023-02-28", "2024-01-31", "2023-12-31", "2024-12-30", "1999-07-04", "2021-01-03"});
        const auto padded = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
        const std::string any =
            std::to_string(between(1971, 2037)) + '-' + padded(between(1, 12)) + '-' + padded(between(1, 28));
        return between(0, 1) == 0 ? made : any;
    }
    std::string aDay() { return between(0, 9) == 0 ? "NULL" : '\'' + day() + '\''; }
    std::string aMoment()
    {
        return between(0, 9) == 0 ? "NULL"
                                  : '\'' + day() + one({" 00:00:00", " 23:59:59", " 12:30:00", " 01:02:03.25"}) + '\'';
    }

    std::mt19937_64 m_random;
};

/// The engines at hand, each with the generated rows.
class FormEngines {
public:
    FormEngines()
    {
        GeneratedRows rows(1);
        const std::string plain = rows.script("text", "text", "text");
        m_sqlite.emplace(QByteArray::fromStdString(plain));
        add(m_sqlite->open());
        if (m_mariadb.ok() && m_mariadb.fill().empty()
            && m_mariadb.asOwner(rows.script("varchar(60)", "date", "datetime(3)")).empty())
            add(m_mariadb.open("reader"));
#ifdef QUERYMEND_POSTGRES_FOLDER
        if (m_postgres.ok()
            && m_postgres.asOwner(rows.script("text", "date", "timestamp") + "GRANT SELECT ON v TO PUBLIC").empty())
            add(m_postgres.open("owner"));
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
        m_duckdb.emplace(QByteArray::fromStdString(rows.script("text", "date", "timestamp")));
        add(m_duckdb->open());
#endif
    }

    [[nodiscard]] const std::vector<std::unique_ptr<Session>>& all() const
    {
        return m_sessions;
    }

    /// The rows of a query; nothing if it fails.
    static std::optional<std::vector<CellRow>> ask(Session& session, const std::string& query)
    {
        const auto cursor = session.run(query, {});
        if (!cursor)
            return std::nullopt;
        auto page = cursor.value()->fetch(static_cast<std::size_t>(10 * GeneratedRows::rows()));
        return page ? std::optional(std::move(page.value().rows)) : std::nullopt;
    }

private:
    void add(std::unique_ptr<Session> session)
    {
        if (session)
            m_sessions.push_back(std::move(session));
    }

    MariadbServer m_mariadb;
    std::optional<SqliteFile> m_sqlite;
#ifdef QUERYMEND_POSTGRES_FOLDER
    PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    std::optional<DuckdbFile> m_duckdb;
#endif
    std::vector<std::unique_ptr<Session>> m_sessions;
};

} // namespace querymend
