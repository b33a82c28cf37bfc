#include "sqlitefile.h"

#include "check/schemaview.h"
#include "db/enginecheck.h"

#include <QtTest>

namespace querymend {

class EngineCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
            << "" << fine + QStringLiteral(", explain passed, trial passed");
        QTest::newRow("what only the engine knows is its to say")
            << "SELECT name FROM customers WHERE id IN (SELECT id, total FROM orders)"
            << "set_operation_mismatch"
            << "" << fine + QStringLiteral(", explain failed");
        QTest::newRow("what fails only when it runs") << "SELECT json('not json')"
                                                      << "bad_value"
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
        policy.trial = Trial::runForOneRow;
        const Verdict verdict =
            checkOnEngine(checkStatically(given, {&session->dialect(), &schema, CheckPolicy::analyst, {}}), given,
                          *session, policy, {});
        const Finding* primary = verdict.primary();
        QCOMPARE(primary ? QString::fromUtf8(name(primary->code).data()) : QString(), code);
        if (!place.isEmpty())
            QCOMPARE(QString::fromStdString(std::string(primary->range.of(given))), place);
        QStringList found;
        for (const RungReport& report : verdict.rungs)
            found << QString::fromUtf8(name(report.rung).data()) + QLatin1Char(' ')
                    + QString::fromUtf8(name(report.result).data());
        QCOMPARE(found.join(QStringLiteral(", ")), rungs);
        QCOMPARE(verdict.status == VerdictStatus::ok, code.isEmpty());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::EngineCheckTest)

#include "tst_enginecheck.moc"
