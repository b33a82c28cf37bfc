#pragma once

#include "check/faultprobes.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "db/checks/enginecheck.h"

#include "support/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif

#include <QTest>

#include <map>

namespace querymend {

/// Guests, their stays, and what belongs to those.
inline constexpr auto staysScript =
    "CREATE TABLE guest (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, town VARCHAR(40), left_on VARCHAR(20));"
    "CREATE TABLE stay (id INTEGER PRIMARY KEY, guest_id INTEGER, kind VARCHAR(20), nights INTEGER, balance INTEGER, "
    "FOREIGN KEY (guest_id) REFERENCES guest (id));"
    "CREATE TABLE extra (id INTEGER PRIMARY KEY, stay_id INTEGER, label VARCHAR(20), cost INTEGER, "
    "FOREIGN KEY (stay_id) REFERENCES stay (id));"
    "CREATE TABLE claim (id INTEGER PRIMARY KEY, stay_id INTEGER, pounds INTEGER, "
    "FOREIGN KEY (stay_id) REFERENCES stay (id));"
    "CREATE TABLE badge (id INTEGER PRIMARY KEY, stay_id INTEGER, code VARCHAR(20), "
    "FOREIGN KEY (stay_id) REFERENCES stay (id));"
    "INSERT INTO guest VALUES (1, 'Ada', 'Oslo', '2024-01-31'), (2, 'Bo', 'Bergen', '2024-02-10'), "
    "(3, 'Cy', 'Oslo', NULL), (4, 'Di', 'New Town', '2023-12-01');"
    "INSERT INTO stay VALUES (1, 1, 'full', 3, 10), (2, 1, 'half', 2, 20), (3, 2, 'full', 5, 30), (4, 3, 'full', 1, 0),"
    "(5, 3, 'half', NULL, 5), (6, 4, 'half', 7, 9);"
    "INSERT INTO extra VALUES (1, 1, 'tea', 2), (2, 1, 'towel', 3), (3, 2, 'tea', 2);"
    "INSERT INTO claim VALUES (1, 1, 100), (2, 1, 50), (3, 3, 10);"
    "INSERT INTO badge VALUES (1, 1, 'a'), (2, 2, 'b'), (3, 3, 'c');";

/// A session and the schema that it read.
struct FaultDatabase {
    std::unique_ptr<Session> session;
    std::unique_ptr<SchemaView> schema;
};

/// The rows of a test of warnings, on a database of every kind.
class FaultDatabases {
protected:
    void open()
    {
        QVERIFY(m_file.ok());
        take("SQLite", openSession(m_file.target()));
#ifdef QUERYMEND_POSTGRES_FOLDER
        QVERIFY(m_postgres.ok());
        QCOMPARE(m_postgres.asOwner(staysScript), std::string());
        take("PostgreSQL", openSession(m_postgres.target("owner")));
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
        QVERIFY(m_mariadb.ok());
        QCOMPARE(m_mariadb.asOwner(staysScript), std::string());
        take("MariaDB", openSession(m_mariadb.target("root")));
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
        QCOMPARE(m_duckdb.problem(), QByteArray());
        take("DuckDB", openSession(m_duckdb.target()));
#endif
    }

    /// Closes the sessions before their servers stop.
    void close()
    {
        m_databases.clear();
    }

    static void addColumns()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("offered");
        QTest::addColumn<QByteArray>("fixed");
    }

    static void add(const QString& engine, const QByteArray& name, const QByteArray& statement, const char* found,
                    const char* offered, const char* fixed)
    {
        QTest::addRow("%s: %s", qPrintable(engine), name.constData())
            << engine << statement << QString::fromUtf8(found) << QString::fromUtf8(offered) << QByteArray(fixed);
    }

    static Verdict verdictOn(const std::string& statement, const FaultDatabase& database, ValueReading values,
                             std::string_view question = {})
    {
        CheckSubject subject;
        subject.dialect = &database.session->dialect();
        subject.schema = database.schema.get();
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        policy.values = values;
        policy.faults = {std::chrono::minutes(1), std::chrono::minutes(1)};
        return checkOnEngine(checkStatically(statement, subject), {statement, &database.schema->catalog(), question},
                             *database.session, policy, {});
    }

    static QString warningsIn(const Verdict& verdict, const std::string& statement)
    {
        QStringList found;
        for (const Finding& finding : verdict.findings) {
            if (finding.severity == Severity::warning)
                found << QString::fromStdString(std::string(name(finding.code)) + ": "
                                                + std::string(finding.range.of(statement)));
        }
        return found.join(u'\n');
    }

    void checkRow()
    {
        QFETCH(QString, engine);
        QFETCH(QByteArray, statement);
        const FaultDatabase& database = m_databases.at(engine);
        const std::string text = statement.toStdString();
        for (const FaultProbe& probe : faultProbes(text, database.session->dialect(), database.schema->catalog(), {})) {
            for (const std::string& sql : {probe.sql, probe.valuesSql, probe.rowsSql})
                QVERIFY2(sql.empty() || database.session->prepare(sql).ok(), sql.c_str());
        }
        const Verdict verdict = verdictOn(text, database, ValueReading::allowed);
        QCOMPARE(verdict.status, VerdictStatus::ok);
        QTEST(warningsIn(verdict, text), "found");
        const Finding none;
        const bool isWarned = !verdict.findings.empty() && verdict.findings.front().severity == Severity::warning;
        const Finding& first = isWarned ? verdict.findings.front() : none;
        QStringList offered;
        for (const std::string& suggestion : suggestionTexts(first))
            offered << QString::fromStdString(suggestion);
        QTEST(offered.join(QStringLiteral(", ")), "offered");
        const QByteArray fixed = first.fixes.empty()
            ? QByteArray()
            : QByteArray::fromStdString(EditedText(text, first.fixes.front().edits).text());
        QTEST(fixed, "fixed");
    }

    void take(const char* name, Result<std::unique_ptr<Session>, EngineError> opened)
    {
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
        FaultDatabase database{std::move(opened).value(), nullptr};
        auto snapshot = database.session->readSchema({});
        QVERIFY2(snapshot.ok(), snapshot ? "" : snapshot.error().message.c_str());
        database.schema = std::make_unique<SchemaView>(
            Catalog(std::move(snapshot).value(), database.session->dialect().syntax.names));
        m_databases[QString::fromUtf8(name)] = std::move(database);
    }

    SqliteFile m_file{staysScript};
#ifdef QUERYMEND_POSTGRES_FOLDER
    PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    DuckdbFile m_duckdb{staysScript};
#endif
    std::map<QString, FaultDatabase> m_databases;
};

} // namespace querymend
