#include "dialect/literals.h"

#include "sql/tokens/lexer.h"

#include <QTest>

using namespace querymend;

namespace {

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

} // namespace

/// How each dialect writes values.
class LiteralsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreQuoted_data();
    void textsAreQuoted();
    void momentsAreWritten_data();
    void momentsAreWritten();
};

void LiteralsTest::textsAreQuoted_data()
{
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QByteArray>("setting");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("literal");
    const auto row = [](const char* name, DialectId dialect, const char* text, const char* literal,
                        const char* setting = "") {
        QTest::newRow(name) << dialect << QByteArray(setting) << QByteArray(text) << QByteArray(literal);
    };
    row("quotes are doubled", DialectId::sqlite, "it's", "'it''s'");
    row("nothing", DialectId::sqlite, "", "''");
    row("a backslash means itself in SQLite", DialectId::sqlite, "a\\", "'a\\'");
    row("a backslash is doubled in MySQL", DialectId::mysql, "a\\", "'a\\\\'");
    row("a backslash means itself in MySQL without escapes", DialectId::mysql, "a\\", "'a\\'",
        "sql_mode=NO_BACKSLASH_ESCAPES");
    row("a backslash means itself in PostgreSQL", DialectId::postgresql, "a\\'", "'a\\'''");
    row("a backslash is doubled in PostgreSQL without conforming strings", DialectId::postgresql, "a\\'", "'a\\\\'''",
        "standard_conforming_strings=off");
    row("letters beyond ASCII are marked in SQL Server", DialectId::sqlserver, "caf\xC3\xA9", "N'caf\xC3\xA9'");
    row("plain letters are not", DialectId::sqlserver, "cafe", "'cafe'");
    row("letters beyond ASCII in Oracle", DialectId::oracle, "caf\xC3\xA9", "'caf\xC3\xA9'");
}

void LiteralsTest::textsAreQuoted()
{
    QFETCH(const DialectId, dialect);
    QFETCH(const QByteArray, setting);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, literal);
    Dialect about = dialectOf(dialect);
    if (const auto sides = setting.split('='); sides.size() == 2)
        QVERIFY(applySetting(about, view(sides.front()), view(sides.back())));
    const std::string written = textLiteral(view(text), about);
    QCOMPARE(QByteArray::fromStdString(written), literal);
    const std::vector<Token> tokens = lex(written, about.lex);
    QCOMPARE(tokens.size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(decoded(tokens.front(), written)), text);
}

void LiteralsTest::momentsAreWritten_data()
{
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<QByteArray>("timestamp");
    const QByteArray date("DATE '2023-05-06'");
    const QByteArray timestamp("TIMESTAMP '2023-05-06 07:08:09'");
    QTest::newRow("PostgreSQL") << DialectId::postgresql << date << timestamp;
    QTest::newRow("MySQL") << DialectId::mysql << date << timestamp;
    QTest::newRow("MariaDB") << DialectId::mariadb << date << timestamp;
    QTest::newRow("Oracle") << DialectId::oracle << date << timestamp;
    QTest::newRow("DuckDB") << DialectId::duckdb << date << timestamp;
    QTest::newRow("SQLite keeps them as texts")
        << DialectId::sqlite << QByteArray("'2023-05-06'") << QByteArray("'2023-05-06 07:08:09'");
    QTest::newRow("SQL Server, whatever its language")
        << DialectId::sqlserver << QByteArray("'20230506'") << QByteArray("'2023-05-06T07:08:09'");
}

void LiteralsTest::momentsAreWritten()
{
    QFETCH(const DialectId, dialect);
    QTEST(QByteArray::fromStdString(dateLiteral("2023-05-06", dialectOf(dialect))), "date");
    QTEST(QByteArray::fromStdString(timestampLiteral("2023-05-06 07:08:09", dialectOf(dialect))), "timestamp");
}

QTEST_GUILESS_MAIN(LiteralsTest)
#include "tst_literals.moc"
