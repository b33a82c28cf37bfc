#include "db/addresses/odbcstring.h"
#include "db/odbc/odbcerrors.h"

#include <QTest>

namespace querymend {

class OdbcTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAttributes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        row("nothing", "", "");
        row("two attributes", "DSN=shop;UID=ann", "[DSN|shop][UID|ann]");
        row("blanks around", " DSN = shop ; UID = ann ;", "[DSN|shop][UID|ann]");
        row("a value in braces", "Driver={SQL Server};UID=ann", "[Driver|SQL Server][UID|ann]");
        row("a semicolon in braces", "PWD={a;b};UID=ann", "[PWD|a;b][UID|ann]");
        row("a closing brace in braces", "PWD={a}}b};UID=ann", "[PWD|a}b][UID|ann]");
        row("an equals sign in a value", "Database=file:x?mode=ro", "[Database|file:x?mode=ro]");
        row("braces without an end", "PWD={a;b", "[PWD|a;b]");
        row("a name without a value", "Trusted;UID=ann", "[Trusted|][UID|ann]");
        row("empty places", ";;=x;UID=ann", "[UID|ann]");
    }

    void readsAttributes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto shown = [](const OdbcAttributes& attributes) {
            std::string all;
            for (const OdbcAttribute& attribute : attributes)
                all += '[' + attribute.name + '|' + attribute.value + ']';
            return all;
        };
        const OdbcAttributes attributes = readOdbcString(text.toStdString());
        QCOMPARE(shown(attributes), expected.toStdString());
        QCOMPARE(shown(readOdbcString(writeOdbcString(attributes))), expected.toStdString());
    }

    void theFirstAttributeOfANameCounts()
    {
        const OdbcAttributes attributes = readOdbcString("uid=ann;UID=bob");
        const OdbcAttribute* found = findOdbcAttribute(attributes, "UID");
        QVERIFY(found && found->value == "ann");
        QVERIFY(!findOdbcAttribute(attributes, "PWD"));
    }

    void keepsOnlyTheEnginesOwnWords_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* message, const char* expected) {
            QTest::newRow(name) << QByteArray(message) << QByteArray(expected);
        };
        row("words of one's own", "no such table", "no such table");
        row("drivers before", "[Microsoft][ODBC Driver 17 for SQL Server][SQL Server]Invalid object name 'x'.",
            "Invalid object name 'x'.");
        row("psqlODBC around", "ERROR: syntax error;\nError while executing the query", "syntax error");
        row("a bracket that is part of it", "[unixODBC]near \"[\": syntax error", "near \"[\": syntax error");
        row("a bracket without an end", "[unixODBC", "[unixODBC");
    }

    void keepsOnlyTheEnginesOwnWords()
    {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, expected);
        QCOMPARE(std::string(withoutDriverWords(message.toStdString())), expected.toStdString());
    }

    void theFirstRecordThatIsNoRemarkCounts()
    {
        const std::vector<OdbcRecord> records{{"01000", 0, "[FreeTDS]The statement has been terminated."},
                                              {"42S02", 208, "[FreeTDS][SQL Server]Invalid object name 'x'."},
                                              {"HY000", 1, "[FreeTDS]something else"}};
        const EngineError error = odbcError(records, sqlServerByOdbc, OdbcCancel::none);
        QCOMPARE(error.code, std::string("208"));
        QCOMPARE(error.message, std::string("Invalid object name 'x'."));
        QCOMPARE(error.failure, EngineFailure::refused);
    }

    void tellsWhyWhatRanEnded_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<OdbcCancel>("cancel");
        QTest::addColumn<EngineFailure>("failure");
        QTest::newRow("cancelled, as was asked")
            << QByteArray("HY008") << OdbcCancel::asked << EngineFailure::cancelled;
        QTest::newRow("cancelled by the watch")
            << QByteArray("HY008") << OdbcCancel::overdue << EngineFailure::timedOut;
        QTest::newRow("the driver's own clock") << QByteArray("HYT00") << OdbcCancel::none << EngineFailure::timedOut;
        QTest::newRow("a broken link") << QByteArray("08S01") << OdbcCancel::asked << EngineFailure::lost;
        QTest::newRow("anything else") << QByteArray("42000") << OdbcCancel::none << EngineFailure::refused;
    }

    void tellsWhyWhatRanEnded()
    {
        QFETCH(QByteArray, state);
        QFETCH(OdbcCancel, cancel);
        QFETCH(EngineFailure, failure);
        QCOMPARE(odbcError({{state.toStdString(), 0, "x"}}, oracleByOdbc, cancel).failure, failure);
    }

    void aDriverThatSaysNothingIsSpokenFor()
    {
        QCOMPARE(odbcError({}, postgresByOdbc, OdbcCancel::asked).failure, EngineFailure::cancelled);
        QCOMPARE(odbcError({}, postgresByOdbc, OdbcCancel::overdue).failure, EngineFailure::timedOut);
        QVERIFY(!odbcError({}, postgresByOdbc, OdbcCancel::none).message.empty());
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::OdbcTextsTest)

#include "tst_odbctexts.moc"
