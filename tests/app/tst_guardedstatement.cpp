#include "database/guardedstatement.h"
#include "support/sqlitefile.h"

#include <QTest>

using namespace querymend;

/// What a person writes goes to the engine as written, or not at all.
class GuardedStatementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sendsWhatOnlyReads_data();
    void sendsWhatOnlyReads();
    void refusesTheRest_data();
    void refusesTheRest();
    void valuesAreOfTheSettingsOfTheSession_data();
    void valuesAreOfTheSettingsOfTheSession();
    void mapsAnErrorToTheTextAsWritten();

private:
    const SqliteFile m_file{"CREATE TABLE orders (id INTEGER PRIMARY KEY)"};
};

void GuardedStatementTest::sendsWhatOnlyReads_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("sent");
    QTest::newRow("a query") << QStringLiteral("SELECT id FROM orders") << QStringLiteral("SELECT id FROM orders");
    QTest::newRow("a query with a semicolon")
        << QStringLiteral("SELECT id FROM orders;") << QStringLiteral("SELECT id FROM orders");
    QTest::newRow("names are for the engine") << QStringLiteral("SELECT ids") << QStringLiteral("SELECT ids");
}

void GuardedStatementTest::sendsWhatOnlyReads()
{
    QFETCH(const QString, written);
    const auto session = m_file.open();
    QVERIFY(session);
    const auto sent = GuardedStatement{written.toStdString(), nullptr}.admitted(*session);
    QVERIFY2(sent, sent ? "" : sent.error().message.c_str());
    QTEST(QString::fromStdString(sent->text()), "sent");
}

void GuardedStatementTest::refusesTheRest_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<EngineFailure>("failure");
    QTest::newRow("what changes rows") << QStringLiteral("DELETE FROM orders") << EngineFailure::notAllowed;
    QTest::newRow("a second statement") << QStringLiteral("SELECT 1; SELECT 2") << EngineFailure::notAllowed;
    QTest::newRow("a parameter that no value is asked for")
        << QStringLiteral("SELECT id FROM orders WHERE id = :1") << EngineFailure::refused;
    QTest::newRow("a parameter with a sign in its name")
        << QStringLiteral("SELECT id FROM orders WHERE id = :a$b") << EngineFailure::refused;
    QTest::newRow("a query of another dialect has the engine's own error")
        << QStringLiteral("SELECT TOP 5 id FROM orders") << EngineFailure::refused;
}

void GuardedStatementTest::refusesTheRest()
{
    QFETCH(const QString, written);
    const auto session = m_file.open();
    QVERIFY(session);
    const auto sent = GuardedStatement{written.toStdString(), nullptr}.admitted(*session);
    QVERIFY(!sent);
    QTEST(sent.error().failure, "failure");
    QVERIFY(!sent.error().message.empty());
}

void GuardedStatementTest::valuesAreOfTheSettingsOfTheSession_data()
{
    QTest::addColumn<bool>("hasValues");
    QTest::addColumn<bool>("wasEscaped");
    QTest::addColumn<bool>("isSent");
    QTest::newRow("values that are read as they were spelled") << true << false << true;
    QTest::newRow("values that were spelled for backslashes that escape") << true << true << false;
    QTest::newRow("a text without values") << false << true << true;
}

void GuardedStatementTest::valuesAreOfTheSettingsOfTheSession()
{
    QFETCH(const bool, hasValues);
    QFETCH(const bool, wasEscaped);
    const auto session = m_file.open();
    QVERIFY(session);
    GuardedStatement statement{"SELECT id FROM orders WHERE id = '\\'", nullptr};
    if (hasValues) {
        statement.filledUnder = session->dialect().lex;
        statement.filledUnder->backslashEscapes = wasEscaped;
    }
    const auto sent = statement.admitted(*session);
    QTEST(sent.ok(), "isSent");
    QVERIFY(sent || sent.error().failure == EngineFailure::lost);
    QVERIFY(sent || !sent.error().hint.empty());
}

void GuardedStatementTest::mapsAnErrorToTheTextAsWritten()
{
    const EditedText sent("SELECT  xyz", {{{6, 8}, " "}});
    EngineError error;
    QVERIFY(!inGivenText(error, sent).offset);
    error.offset = 8; // the y
    QCOMPARE(inGivenText(error, sent).offset.value_or(0), 9U);
}

QTEST_GUILESS_MAIN(GuardedStatementTest)
#include "tst_guardedstatement.moc"
