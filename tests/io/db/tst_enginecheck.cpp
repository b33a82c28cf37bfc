#include "support/forwardingsession.h"
#include "support/sqlitefile.h"

#include "check/schemaview.h"
#include "db/checks/enginecheck.h"

#include <QTest>

namespace querymend {

namespace {

class PlansTooLong : public ForwardingSession {
public:
    using ForwardingSession::ForwardingSession;

    Result<Plan, EngineError> explain(std::string_view, const Limits&) override
    {
        return failed(EngineFailure::tooLarge, "more than 64 MB");
    }
};

/// Cannot plan, for a reason of its own.
class PlansNothing : public ForwardingSession {
public:
    using ForwardingSession::ForwardingSession;

    Result<Plan, EngineError> explain(std::string_view, const Limits&) override
    {
        return failed(EngineFailure::refused, "out of shared memory");
    }
};

/// Notes what it is sent.
class NotingSession : public ForwardingSession {
public:
    using ForwardingSession::ForwardingSession;

    Result<Plan, EngineError> explain(std::string_view text, const Limits& limits) override
    {
        sent << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        return ForwardingSession::explain(text, limits);
    }
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view text, const Limits& limits) override
    {
        sent << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        return ForwardingSession::run(text, limits);
    }

    QStringList sent;
};

} // namespace

class EngineCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A plan that is too large does not make the statement wrong.
    void aPlanThatIsTooLongIsNoFault()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        PlansTooLong session(file.open());
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        Verdict verdict;
        verdict.sanitizedSql = "SELECT 1";
        verdict = checkOnEngine(std::move(verdict), {"SELECT 1", nullptr}, session, policy, {});
        QCOMPARE(verdict.status, VerdictStatus::ok);
        QVERIFY(!verdict.primary());
        QCOMPARE(verdict.rungs.size(), std::size_t{3});
        QCOMPARE(verdict.rungs.front().result, RungResult::passed);
    }

    void aPlanThatFailsIsSaidInTheEnginesWords()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        PlansNothing session(file.open());
        Verdict verdict;
        verdict.sanitizedSql = "SELECT 1";
        verdict = checkOnEngine(std::move(verdict), {"SELECT 1", nullptr}, session, {}, {});
        QCOMPARE(verdict.status, VerdictStatus::rewrite);
        QCOMPARE(verdict.primary()->rung, Rung::explain);
        QVERIFY(verdict.primary()->message.find("out of shared memory") != std::string::npos);
        QVERIFY(categoryOf(verdict.primary()->code) == Category::executionError
                || categoryOf(verdict.primary()->code) == Category::generic);
    }

    void theTrialCanBeLeftOut()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        NotingSession session(file.open());
        EngineCheckPolicy policy;
        policy.trial = Trial::leaveOut;
        Verdict verdict;
        verdict.sanitizedSql = "SELECT 1";
        verdict = checkOnEngine(std::move(verdict), {"SELECT 1", nullptr}, session, policy, {});
        QCOMPARE(verdict.status, VerdictStatus::ok);
        QCOMPARE(session.sent, (QStringList{QStringLiteral("SELECT 1")})); // planned, but not run
        QCOMPARE(verdict.rungs.back().result, RungResult::skipped);
        QCOMPARE(verdict.rungs.back().reason, std::string("not requested"));
    }

    void sendsTheGuardsStatementAndNotTheTextAsGiven_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sent");
        QTest::newRow("comments and a semicolon") << "-- all of them\nSELECT id /* the key */ FROM orders; -- done"
                                                  << "SELECT id   FROM orders";
        QTest::newRow("another dialect's words") << "SELECT TOP 1 id FROM orders;"
                                                 << "SELECT id FROM orders LIMIT 1";
    }

    void sendsTheGuardsStatementAndNotTheTextAsGiven()
    {
        QFETCH(QString, text);
        QFETCH(QString, sent);
        const SqliteFile file(SqliteFile::sampleScript());
        NotingSession session(file.open());
        const std::string given = text.toStdString();
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        const Verdict verdict =
            checkOnEngine(checkStatically(given, {&session.dialect(), nullptr, CheckPolicy::analyst, {}}),
                          {given, nullptr}, session, policy, {});
        QCOMPARE(verdict.status, VerdictStatus::ok);
        QCOMPARE(session.sent, (QStringList{sent, sent}));
    }

    void climbsOn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("rungs");

        const QString fine = QStringLiteral("reply passed, guard passed, sanitize passed, references passed");
        QTest::newRow("what is fine is planned and tried")
            << "SELECT id FROM orders"
            << ""
            << "" << fine + QStringLiteral(", explain passed, trial passed, rows passed");
        QTest::newRow("what only the engine knows is its to say")
            << "SELECT name FROM customers WHERE id IN (SELECT id, total FROM orders)"
            << "set_operation_mismatch"
            << "" << fine + QStringLiteral(", explain failed");
        QTest::newRow("what fails only when it runs") << "SELECT json('not json')"
                                                      << "bad_value"
                                                      << "" << fine + QStringLiteral(", explain passed, trial failed");
        QTest::newRow("what SQLite has planned has no syntax error")
            << "SELECT id FROM customers WHERE name MATCH 'a'"
            << "unclassified"
            << "" << fine + QStringLiteral(", explain passed, trial failed");
        QTest::newRow("what is wrong before is not sent")
            << "SELECT wrong FROM orders"
            << "unknown_column"
            << "wrong"
            << "reply passed, guard passed, sanitize passed, references failed, explain skipped";
        QTest::newRow("what is forbidden is not even prepared")
            << "DELETE FROM orders"
            << "forbidden_operation"
            << "DELETE FROM orders"
            << "reply passed, guard failed, sanitize skipped, references skipped, explain skipped";
        QTest::newRow("what the guard cannot read is only prepared")
            << "SELECT id FROM orders WHERE"
            << "syntax"
            << ""
            << "reply passed, guard failed, sanitize skipped, references skipped, explain skipped";
    }

    void climbsOn()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, place);
        QFETCH(QString, rungs);
        const SqliteFile file(SqliteFile::sampleScript());
        const auto session = file.open();
        QVERIFY(session);
        const SchemaView schema(Catalog(std::move(session->readSchema({})).value(), session->dialect().syntax.names));
        const std::string given = text.toStdString();
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        const Verdict verdict =
            checkOnEngine(checkStatically(given, {&session->dialect(), &schema, CheckPolicy::analyst, {}}),
                          {given, &schema.catalog()}, *session, policy, {});
        const Finding* primary = verdict.primary();
        QCOMPARE(primary ? QString::fromUtf8(name(primary->code).data()) : QString(), code);
        // Only findings of the engine have an engine code.
        QCOMPARE(primary && !primary->engineCode.empty(), primary && primary->rung >= Rung::explain);
        if (!place.isEmpty())
            QCOMPARE(QString::fromStdString(std::string(primary->range.of(given))), place);
        QStringList found;
        for (const RungReport& report : verdict.rungs)
            found << QString::fromUtf8(name(report.rung).data()) + QLatin1Char(' ')
                    + QString::fromUtf8(name(report.result).data());
        QCOMPARE(found.join(QStringLiteral(", ")), rungs);
        QCOMPARE(verdict.status == VerdictStatus::ok, code.isEmpty());
    }
    void offersACorrectionBesideTheEnginesWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("corrected");
        QTest::newRow("a misspelt keyword") << "SELECT name FORM customers"
                                            << "SELECT name FROM customers";
        QTest::newRow("a comma too many") << "SELECT name, FROM customers"
                                          << "SELECT name FROM customers";
        QTest::newRow("a reserved word as an alias") << "SELECT name AS order FROM customers"
                                                     << "SELECT name AS \"order\" FROM customers";
        QTest::newRow("what only the engine finds")
            << "SELECT name FROM customers WHERE id = ANY (SELECT id FROM orders)"
            << "SELECT name FROM customers WHERE id IN (SELECT id FROM orders)";
    }

    void offersACorrectionBesideTheEnginesWords()
    {
        QFETCH(QString, text);
        const SqliteFile file(SqliteFile::sampleScript());
        const auto session = file.open();
        QVERIFY(session);
        const SchemaView schema(Catalog(std::move(session->readSchema({})).value(), session->dialect().syntax.names));
        const std::string given = text.toStdString();
        const Verdict verdict =
            checkOnEngine(checkStatically(given, {&session->dialect(), &schema, CheckPolicy::analyst, {}}),
                          {given, &schema.catalog()}, *session, {}, {});
        const Finding* const primary = verdict.primary();
        QVERIFY(primary && !primary->engineCode.empty() && !primary->fixes.empty());
        QTEST(QString::fromStdString(EditedText(given, primary->fixes.front().edits).text()), "corrected");
    }

    void saysWhatTheRowsTell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("emptyIsWrong");
        QTest::addColumn<QString>("findings");
        QTest::newRow("rows") << "SELECT name FROM customers" << true << "";
        QTest::newRow("no rows") << "SELECT name FROM customers WHERE id = 7" << false << "note empty_result";
        QTest::newRow("no rows where there should be some")
            << "SELECT name FROM customers WHERE id = 7" << true << "error empty_result, note empty_result id = 7";
        QTest::newRow("nothing but NULL")
            << "SELECT max(total) FROM orders WHERE id < 0" << false << "note empty_result, note all_null";
        QTest::newRow("nothing but NULL where there should be something")
            << "SELECT max(total) FROM orders WHERE id < 0" << true
            << "error empty_result, note all_null, note empty_result id < 0";
        QTest::newRow("a column of NULLs beside another")
            << "SELECT id, NULL AS gone FROM customers" << true << "note all_null";
        QTest::newRow("NULL in the first row alone") << "SELECT nullif(id, 1) FROM customers ORDER BY id" << true << "";
    }

    void saysWhatTheRowsTell()
    {
        QFETCH(QString, text);
        QFETCH(bool, emptyIsWrong);
        QFETCH(QString, findings);
        const SqliteFile file(SqliteFile::sampleScript()
                              + "INSERT INTO customers (id, name) VALUES (1, 'Ada'), (2, 'Bo');");
        const auto session = file.open();
        QVERIFY(session);
        const std::string given = text.toStdString();
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        policy.emptyResult = emptyIsWrong ? EmptyResult::isAnError : EmptyResult::isNoted;
        policy.emptiness = {std::chrono::minutes(1), std::chrono::minutes(1)};
        const Verdict verdict =
            checkOnEngine(checkStatically(given, {&session->dialect(), nullptr, CheckPolicy::analyst, {}}),
                          {given, nullptr}, *session, policy, {});
        QStringList said;
        for (const Finding& finding : verdict.findings) {
            const std::string_view place = finding.range.of(given);
            said << QString::fromUtf8(name(finding.severity).data()) + QLatin1Char(' ')
                    + QString::fromUtf8(name(finding.code).data())
                    + (place == given ? QString() : QLatin1Char(' ') + QString::fromStdString(std::string(place)));
            QCOMPARE(finding.rung, Rung::rows);
        }
        QCOMPARE(said.join(QStringLiteral(", ")), findings);
        const bool isWrong = findings.startsWith(QStringLiteral("error"));
        QCOMPARE(verdict.status, isWrong ? VerdictStatus::rewrite : VerdictStatus::ok);
        QCOMPARE(verdict.rungs.back().result, isWrong ? RungResult::failed : RungResult::passed);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::EngineCheckTest)

#include "tst_enginecheck.moc"
