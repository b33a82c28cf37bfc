#include "support/checking.h"
#include "support/mendingschemas.h"

#include <QTest>

using namespace querymend;

/// A text in double quotes, where SQLite would read a text.
class QuotedTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void becomesALiteral_data();
    void becomesALiteral();
    void staysAName_data();
    void staysAName();
    void strictPolicySaysHowATextIsWritten();
    void findingsKeepTheirPlaces();
};

namespace {

Verdict checkedIn(const QByteArray& dialect, const QByteArray& sql, CheckPolicy policy = CheckPolicy::analyst)
{
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = viewOf(depotsAndLetters, known);
    return checkStatically(sql.toStdString(), {&known, schema.get(), policy, {}});
}

} // namespace

void QuotedTextsTest::becomesALiteral_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("rewritten");
    const auto row = [](const char* title, const char* sql, const char* rewritten) {
        QTest::newRow(title) << QByteArray(sql) << QByteArray(rewritten);
    };
    row("compared", "SELECT depot_no FROM depot WHERE town = \"Oslo\"",
        "SELECT depot_no FROM depot WHERE town = 'Oslo'");
    row("a pattern", "SELECT depot_no FROM depot WHERE town LIKE \"%lo\"",
        "SELECT depot_no FROM depot WHERE town LIKE '%lo'");
    row("an empty text", "SELECT depot_no FROM depot WHERE '' <= \"\"", "SELECT depot_no FROM depot WHERE '' <= ''");
    row("in a list", "SELECT 1 FROM depot WHERE town IN (\"a\", \"b\")",
        "SELECT 1 FROM depot WHERE town IN ('a', 'b')");
    row("a quote within", "SELECT 1 FROM depot WHERE town = \"it's\"", "SELECT 1 FROM depot WHERE town = 'it''s'");
    row("a doubled quote within", "SELECT 1 FROM depot WHERE town = \"a\"\"b\"",
        "SELECT 1 FROM depot WHERE town = 'a\"b'");
    row("compared, though nearly a column", "SELECT 1 FROM depot WHERE kind = \"towns\"",
        "SELECT 1 FROM depot WHERE kind = 'towns'");
    row("in a call", "SELECT COALESCE(town, \"none\") FROM depot", "SELECT COALESCE(town, 'none') FROM depot");
    row("selected", "SELECT \"Oslo is a town\", town FROM depot", "SELECT 'Oslo is a town', town FROM depot");
    row("without FROM", "SELECT \"Oslo\"", "SELECT 'Oslo'");
    row("beside a column in quotes", "SELECT \"town\" FROM depot WHERE \"town\" = \"Oslo\"",
        "SELECT \"town\" FROM depot WHERE \"town\" = 'Oslo'");
    row("a column of the outer query is no text",
        "SELECT 1 FROM depot d WHERE EXISTS (SELECT 1 FROM crate WHERE \"town\" = \"x\")",
        "SELECT 1 FROM depot d WHERE EXISTS (SELECT 1 FROM crate WHERE \"town\" = 'x')");
}

void QuotedTextsTest::becomesALiteral()
{
    QFETCH(QByteArray, sql);
    const Verdict verdict = checkedIn("sqlite", sql);
    QCOMPARE(summary(verdict), QString());
    QCOMPARE(verdict.status, VerdictStatus::ok);
    QTEST(QByteArray::fromStdString(verdict.sanitizedSql), "rewritten");
    QCOMPARE(verdict.notes, std::vector<std::string>{"text in double quotes put in single quotes"});
}

void QuotedTextsTest::staysAName_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("findings");
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* findings) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(sql) << QString::fromLatin1(findings);
    };
    row("a column", "sqlite", "SELECT \"T-CHO\" FROM lab", "");
    row("an alias", "sqlite", "SELECT town AS \"Town of it\" FROM depot ORDER BY \"Town of it\"", "");
    row("nearly a column that is selected", "sqlite", "SELECT \"twon\" FROM depot", "unknown_column: twon");
    row("nearly a column that is sorted by", "sqlite", "SELECT town FROM depot ORDER BY \"depotno\"",
        "unknown_column: depotno");
    row("with a qualifier", "sqlite", "SELECT d.\"Oslo\" FROM depot d", "unknown_column: d.Oslo");
    row("in backticks", "sqlite", "SELECT 1 FROM depot WHERE town = `Oslo`", "unknown_column: Oslo");
    row("in another dialect", "postgresql", "SELECT 1 FROM depot WHERE town = \"Oslo\"", "unknown_column: Oslo");
}

void QuotedTextsTest::staysAName()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    const Verdict verdict = checkedIn(dialect, sql);
    QTEST(summary(verdict), "findings");
    QVERIFY(verdict.notes.empty());
}

void QuotedTextsTest::strictPolicySaysHowATextIsWritten()
{
    const Verdict verdict = checkedIn("sqlite", "SELECT 1 FROM depot WHERE town = \"Oslo\"", CheckPolicy::strict);
    QCOMPARE(summary(verdict), QStringLiteral("unknown_column: Oslo"));
    QCOMPARE(
        verdict.findings.front().message,
        std::string("No table in the query has a column Oslo. If it is a text, it goes in single quotes: 'Oslo'."));
    QCOMPARE(verdict.findings.front().fixes.front().edits.front().replacement, std::string("'Oslo'"));
}

void QuotedTextsTest::findingsKeepTheirPlaces()
{
    const std::string sql = "SELECT 1 FROM depot WHERE town = \"it's\" AND nosuch = 1";
    const Verdict verdict = checkedIn("sqlite", QByteArray::fromStdString(sql));
    QCOMPARE(summary(verdict), QStringLiteral("unknown_column: nosuch"));
    QCOMPARE(verdict.findings.front().range.of(sql), std::string_view("nosuch"));
}

QTEST_APPLESS_MAIN(QuotedTextsTest)
#include "tst_quotedtexts.moc"
