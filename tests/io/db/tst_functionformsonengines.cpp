// What we call the same is the same: calls on MariaDB, and what we write for them on SQLite, over many values. Division
// is of decimals, since the engines divide whole numbers in their own ways.

#include "support/mariadbserver.h"

#include "check/ladder.h"
#include "dialect/dialects.h"

#include <QtTest>

#include <mysql.h>
#include <sqlite3.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>

namespace querymend {

namespace {

using Value = std::optional<std::string>; ///< nothing is NULL

class MariadbAnswers {
public:
    MariadbAnswers(const MariadbServer& server, const std::string& user)
    {
        mysql_options(m_connection.get(), MYSQL_SET_CHARSET_NAME, "utf8mb4");
        mysql_real_connect(m_connection.get(), nullptr, user.c_str(), nullptr, "shop", 0, server.socket().c_str(), 0);
    }

    /// The first value; the outer optional is empty if the statement fails.
    [[nodiscard]] std::optional<Value> ask(const std::string& sql) const
    {
        if (mysql_real_query(m_connection.get(), sql.data(), sql.size()) != 0)
            return std::nullopt;
        const std::unique_ptr<MYSQL_RES, void (*)(MYSQL_RES*)> result(mysql_store_result(m_connection.get()),
                                                                      mysql_free_result);
        const MYSQL_ROW row = result ? mysql_fetch_row(result.get()) : nullptr;
        if (!row)
            return std::nullopt;
        return row[0] ? Value(row[0]) : Value();
    }

private:
    std::unique_ptr<MYSQL, void (*)(MYSQL*)> m_connection{mysql_init(nullptr), mysql_close};
};

class SqliteAnswers {
public:
    SqliteAnswers() { sqlite3_open(":memory:", &m_database); }
    SqliteAnswers(const SqliteAnswers&) = delete;
    SqliteAnswers& operator=(const SqliteAnswers&) = delete;
    ~SqliteAnswers() { sqlite3_close(m_database); }

    [[nodiscard]] std::optional<Value> ask(const std::string& sql) const
    {
        sqlite3_stmt* statement = nullptr;
        std::optional<Value> answer;
        if (sqlite3_prepare_v2(m_database, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK
            && sqlite3_step(statement) == SQLITE_ROW) {
            const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
            answer = text ? Value(text) : Value();
        }
        sqlite3_finalize(statement);
        return answer;
    }

private:
    sqlite3* m_database = nullptr;
};

/// Numbers are the same in any notation: 2 and 2.0000.
bool areSame(const Value& a, const Value& b)
{
    if (!a || !b || *a == *b)
        return a.has_value() == b.has_value();
    char* endOfA = nullptr;
    char* endOfB = nullptr;
    const double left = std::strtod(a->c_str(), &endOfA);
    const double right = std::strtod(b->c_str(), &endOfB);
    constexpr double closeEnough = 1e-4;
    return !a->empty() && !b->empty() && *endOfA == '\0' && *endOfB == '\0'
        && std::abs(left - right) <= closeEnough * std::max(1.0, std::abs(left));
}

const std::vector<std::string>& valuesOf(char kind)
{
    static const std::map<char, std::vector<std::string>> known{
        {'t', {"NULL", "''", "'abc'", "'ABC d '", "'it''s'", "'äö%_'"}},
        {'n', {"NULL", "0", "1", "-2", "2.5", "99999999999"}},
        {'c', {"1", "2", "20", "0", "-1", "3-1", "NULL"}},
        {'d', {"NULL", "'2024-01-31'", "'2023-12-31 23:59:59'", "'2024-03-01 00:00:00'", "'1999-07-04 12:30:00'"}},
        {'s', {"NULL", "'2023-12-31 23:59:59'", "'2024-03-01 00:00:00'"}},
    };
    return known.at(kind);
}

} // namespace

class FunctionFormsOnEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(QString::fromStdString(m_server.fill()), QString());
        m_mariadb.emplace(m_server, "reader");
    }

    void sqliteAnswersAsMariadbDoes_data()
    {
        QTest::addColumn<QByteArray>("function");
        QTest::addColumn<QByteArray>("arguments"); ///< a kind of value for each
        for (const auto& [function, arguments] :
             std::initializer_list<std::pair<const char*, const char*>>{{"CHAR_LENGTH", "t"},
                                                                        {"CONCAT_WS", "ttt"},
                                                                        {"DATEDIFF", "dd"},
                                                                        {"DAY", "d"},
                                                                        {"MONTH", "d"},
                                                                        {"YEAR", "d"},
                                                                        {"QUARTER", "d"},
                                                                        {"HOUR", "s"},
                                                                        {"IF", "nnn"},
                                                                        {"ISNULL", "t"},
                                                                        {"LEFT", "tc"},
                                                                        {"RIGHT", "tc"},
                                                                        {"NVL", "tt"},
                                                                        {"CONCAT", "tt"},
                                                                        {"GREATEST", "nn"},
                                                                        {"LEAST", "nn"}})
            QTest::newRow(function) << QByteArray(function) << QByteArray(arguments);
    }

    void sqliteAnswersAsMariadbDoes()
    {
        QFETCH(QByteArray, function);
        QFETCH(QByteArray, arguments);
        std::vector<std::string> calls{function.toStdString() + '('};
        for (int i = 0; i < arguments.size(); ++i) {
            std::vector<std::string> longer;
            for (const std::string& call : calls) {
                for (const std::string& value : valuesOf(arguments[i]))
                    longer.push_back(call + (i == 0 ? "" : ", ") + value);
            }
            calls = std::move(longer);
        }
        int compared = 0;
        for (const std::string& call : calls) {
            for (const char* const around : {"%1", "7-%1", "100.0/NULLIF(2*%1, 0)", "%1 = 1"}) {
                const QString form = QString::fromLatin1(around);
                const std::string sql = "SELECT " + form.arg(QString::fromStdString(call + ')')).toStdString();
                compared += isTheSameOnSqlite(sql, arguments.startsWith('t') && form.contains(QLatin1Char('-')));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(compared > 0 || function == "CONCAT" || function == "GREATEST" || function == "LEAST");
    }

private:
    /// Whether a certain fix was compared. Arithmetic on texts is left out: engines disagree on it by itself.
    int isTheSameOnSqlite(const std::string& sql, bool isArithmeticOnText)
    {
        const Dialect& sqlite = *dialectNamed("sqlite");
        const Verdict verdict = checkStatically(sql, {&sqlite, nullptr, CheckPolicy::analyst, {}});
        constexpr double certainty = 0.9;
        if (isArithmeticOnText || !verdict.primary() || verdict.primary()->fixes.empty()
            || verdict.primary()->fixes.front().confidence < certainty)
            return 0;
        const std::string rewritten = EditedText(sql, verdict.primary()->fixes.front().edits).text();
        const auto meant = m_mariadb->ask(sql);
        const auto given = m_sqlite.ask(rewritten);
        if (!meant)
            return 0;
        const std::string difference = sql + "  gives " + meant->value_or("NULL") + "; " + rewritten + "  gives "
            + (given ? given->value_or("NULL") : "an error");
        [&] { QVERIFY2(given && areSame(*meant, *given), difference.c_str()); }();
        return 1;
    }

    MariadbServer m_server;
    std::optional<MariadbAnswers> m_mariadb; ///< once the server has its database
    SqliteAnswers m_sqlite;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::FunctionFormsOnEnginesTest)
#include "tst_functionformsonengines.moc"
