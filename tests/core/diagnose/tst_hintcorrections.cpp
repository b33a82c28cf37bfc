#include "diagnose/hints/hintladder.h"
#include "hinttext.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

namespace {

Hint hintAt(const std::string& sql, const Verdict& verdict, const Dialect& dialect, const SchemaView& schema,
            HintLevel level)
{
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = sql;
    facts.findings = verdict.findings;
    facts.choice.level = level;
    facts.schema = &schema;
    return hintFor(facts);
}

HintLevel levelNamed(const QByteArray& word)
{
    return word == "general" ? HintLevel::general : word == "specific" ? HintLevel::specific : HintLevel::explicit_;
}

} // namespace

/// What hints say of mistakes whose correction is known.
class HintCorrectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysThatNamesNeedQuotes_data();
    void saysThatNamesNeedQuotes();
    void leavesExamplesOutBesideACorrection_data();
    void leavesExamplesOutBesideACorrection();
};

void HintCorrectionsTest::saysThatNamesNeedQuotes_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* title, const char* sql, const char* level, const char* wanted) {
        QTest::newRow(title) << QString::fromUtf8(sql) << QByteArray(level) << QString::fromUtf8(wanted);
    };
    for (const char* const sql : {"SELECT amount FROM Order Items", "SELECT i.Unit Price FROM \"Order Items\" i"}) {
        row((std::string("what the mistake is: ") + sql).c_str(), sql, "general",
            "its parts are read as several names");
        row((std::string("quotes are needed: ") + sql).c_str(), sql, "specific",
            "- A name with blanks or other signs needs quotes: \"double quotes\"");
    }
    row("the table with its quotes", "SELECT amount FROM Order Items", "explicit",
        "- Write \"Order Items\", with its quotes");
    row("the column with its quotes", "SELECT i.Unit Price FROM \"Order Items\" i", "explicit",
        "- SELECT i.\"Unit Price\" FROM \"Order Items\" i");
}

void HintCorrectionsTest::saysThatNamesNeedQuotes()
{
    QFETCH(QString, sql);
    QFETCH(QByteArray, level);
    QFETCH(QString, wanted);
    const Dialect& known = dialectOf(DialectId::sqlite);
    const auto schema = viewOf(R"({"tables": [{"name": "Order Items", "columns": ["amount", "Unit Price"]}]})", known);
    const std::string given = sql.toStdString();
    const Verdict verdict = checkStatically(given, {&known, schema.get(), CheckPolicy::analyst, {}});
    const QString hint = text(textOf(hintAt(given, verdict, known, *schema, levelNamed(level))));
    QVERIFY2(hint.contains(wanted), qPrintable(hint));
    QVERIFY2(!hint.contains(QLatin1String("nearest valid word")), qPrintable(hint));
}

void HintCorrectionsTest::leavesExamplesOutBesideACorrection_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("sql");
    const auto row = [](const char* title, const char* dialect, const char* sql) {
        QTest::newRow(title) << QString::fromUtf8(dialect) << QString::fromUtf8(sql);
    };
    row("a misspelt keyword", "sqlite", "SELECT id FORM orders");
    row("a cast of another dialect", "sqlite", "SELECT total::text FROM orders");
    row("a missing word", "mariadb", "SELECT status FROM orders GROUP status");
    row("a parenthesis that is not closed", "postgresql", "SELECT COUNT(id FROM orders");
    row("a misspelt name", "postgresql", "SELECT statsu FROM orders");
    row("another dialect's function", "sqlite", "SELECT YEAR(status) FROM orders");
}

/// The corrected statement is the only SQL that an explicit hint shows beside the one that failed.
void HintCorrectionsTest::leavesExamplesOutBesideACorrection()
{
    QFETCH(QString, dialect);
    QFETCH(QString, sql);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = shopFor(known);
    const std::string given = sql.toStdString();
    const Verdict verdict = checked(dialect, sql);
    const Hint hint = hintAt(given, verdict, known, *schema, HintLevel::explicit_);
    QVERIFY2(hint.part(HintSection::correction).starts_with("Corrected, these lines read:"), textOf(hint).c_str());
    for (const HintSection section : {HintSection::guidance, HintSection::dialectRules})
        QVERIFY2(hint.part(section).find("SELECT ") == std::string_view::npos, textOf(hint).c_str());
}

QTEST_APPLESS_MAIN(HintCorrectionsTest)
#include "tst_hintcorrections.moc"
