#include "writtencall.h"

#include "dialect/callforms.h"

#include <QTest>

using namespace querymend;

class CallFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysTheCallInTheDialect_data();
    void saysTheCallInTheDialect();
};

void CallFormsTest::saysTheCallInTheDialect_data()
{
    WrittenCall::addColumns();
    const auto row = WrittenCall::addRow;
    row("what has a form takes it", "sqlite", "NVL", {"a", "0"}, "COALESCE(a, 0)");
    row("what is known here is left alone", "oracle", "NVL", {"a", "0"}, "");
    row("what has to be chosen is left alone", "sqlite", "DATE_TRUNC", {"unit", "day"}, "");

    row("a format in PostgreSQL", "postgresql", "DATE_FORMAT", {"day", "'%Y-%m-%d'"}, "TO_CHAR(day, 'YYYY-MM-DD')");
    row("a format in MySQL", "mysql", "to_char", {"day", "'YYYY-MM'"}, "DATE_FORMAT(day, '%Y-%m')");
    row("a format in SQL Server", "sqlserver", "DATE_FORMAT", {"day", "'%Y-%m %H:%i'"}, "FORMAT(day, 'yyyy-MM HH:mm')");
    row("a format in SQLite, which has it first", "sqlite", "TO_CHAR", {"a + b", "'YYYY'"}, "strftime('%Y', a + b)");
    row("a format in Oracle", "oracle", "FORMAT", {"day", "'yyyy'"}, "TO_CHAR(day, 'YYYY')");
    row("a format in DuckDB", "duckdb", "DATE_FORMAT", {"day", "'%i'"}, "strftime(day, '%M')");
    row("strftime with the value first", "postgresql", "strftime", {"day", "'%Y'"}, "TO_CHAR(day, 'YYYY')");
    row("strftime of a date that is a literal", "postgresql", "strftime", {"'%Y'", "'2026-03-07'"},
        "TO_CHAR('2026-03-07', 'YYYY')");
    row("letters are quoted where they would be parts", "sqlserver", "DATE_FORMAT", {"day", "'%Yth year'"},
        "FORMAT(day, 'yyyy\"th\" \"year\"')");
    row("a date that is read", "duckdb", "STR_TO_DATE", {"x", "'%d.%m.%Y'"}, "CAST(strptime(x, '%d.%m.%Y') AS DATE)");

    row("a unit of SQL Server in SQLite", "sqlite", "DATEDIFF", {"day", "a", "b"},
        "CAST(julianday(date(b)) - julianday(date(a)) AS INTEGER)");
    row("a unit in quotes", "sqlserver", "DATE_PART", {"'year'", "a"}, "YEAR(a)");
    row("an abbreviated unit", "postgresql", "DATEPART", {"yy", "a"}, "EXTRACT(YEAR FROM a)");
    row("a unit that no dialect has", "sqlite", "EXTRACT", {"FORTNIGHT", "a"}, "");
    row("a dialect that has units itself", "mysql", "EXTRACT", {"YEAR", "a"}, "");
    row("an interval in PostgreSQL", "postgresql", "DATE_ADD", {"a", "INTERVAL 3 DAY"}, "a + INTERVAL '3 days'");
    row("an interval of a column", "postgresql", "DATE_SUB", {"a", "INTERVAL n + 1 MONTH"},
        "a - (n + 1) * INTERVAL '1 month'");
    row("an interval in one literal", "sqlite", "DATE_SUB", {"a", "INTERVAL '2 hours'"}, "datetime(a, '-2 hours')");
    row("a negative number of units", "duckdb", "DATEADD", {"day", "-7", "a"}, "a - INTERVAL 7 DAY");
    row("a number that is taken away", "mysql", "DATEADD", {"month", "-n", "a"}, "DATE_ADD(a, INTERVAL -n MONTH)");
    row("an interval of two units", "sqlite", "DATE_ADD", {"a", "INTERVAL '1 day 2 hours'"}, "");
    row("a literal that a form needs", "postgresql", "SUBSTRING_INDEX", {"a", "','", "-1"}, "SPLIT_PART(a, ',', -1)");
    row("another literal than a form needs", "postgresql", "SUBSTRING_INDEX", {"a", "','", "2"}, "");
    row("an aggregate that joins texts", "oracle", "STRING_AGG", {"a", "';'"}, "LISTAGG(a, ';')");
    row("what such an aggregate has by default", "sqlserver", "GROUP_CONCAT", {"a"}, "STRING_AGG(a, ',')");
    row("a separator that is a column", "mysql", "STRING_AGG", {"a", "b"}, "");
    row("an expression of two CASEs is kept together", "oracle", "SUBTRACT",
        {"7", "CASE WHEN a THEN 1 END + CASE WHEN b THEN 2 END"},
        "7 - (CASE WHEN a THEN 1 END + CASE WHEN b THEN 2 END)");

    row("a part that the dialect does not have", "sqlite", "DATE_FORMAT", {"day", "'%M %Y'"}, "");
    row("a part that Oracle reads for all that follow", "mysql", "TO_CHAR", {"day", "'FMMonth DD'"}, "");
    row("a name with blanks after it", "mysql", "TO_CHAR", {"day", "'Month'"}, "");
    row("a name in capitals", "mysql", "TO_CHAR", {"day", "'MON'"}, "");
    row("seconds of the day", "mysql", "TO_CHAR", {"day", "'SSSS'"}, "");
    row("a year of three digits", "mysql", "TO_CHAR", {"day", "'YYY'"}, "");
    row("a number, not a date", "mysql", "TO_CHAR", {"price", "'999.99'"}, "");
    row("parts that would be read as another", "postgresql", "DATE_FORMAT", {"day", "'%y%Y'"}, "");
    row("a format of one letter, which SQL Server takes for a name", "oracle", "FORMAT", {"day", "'d'"}, "");
    row("a percent sign without a part", "postgresql", "DATE_FORMAT", {"day", "'%Y %'"}, "");
    row("a quote without its end", "mysql", "TO_CHAR", {"day", "'YYYY\"year'"}, "");
    row("a quote where quotes are needed", "postgresql", "DATE_FORMAT", {"day", "'\"%Y\"'"}, "");
    row("a quote within the literal", "postgresql", "DATE_FORMAT", {"day", "'%Y''%m'"}, "");
    row("a format that is no literal", "postgresql", "DATE_FORMAT", {"day", "f"}, "");
    row("an empty format", "postgresql", "DATE_FORMAT", {"day", "''"}, "");
    row("a language after the format", "sqlite", "TO_CHAR", {"day", "'YYYY'", "'de'"}, "");
    row("half a date that is read", "postgresql", "STR_TO_DATE", {"x", "'%Y-%m'"}, "");
    row("a time that is read", "postgresql", "STR_TO_DATE", {"x", "'%Y-%m-%d %H'"}, "");
    row("a year twice that is read", "postgresql", "STR_TO_DATE", {"x", "'%Y-%m-%d %Y'"}, "");
    row("a date that SQLite cannot read", "sqlite", "TO_DATE", {"x", "'DD.MM.YYYY'"}, "");
}

void CallFormsTest::saysTheCallInTheDialect()
{
    QFETCH(WrittenCall, call);
    const auto said = callInDialect(call.in(), call.name(), call.views());
    QTEST(said ? QByteArray::fromStdString(said->text) : QByteArray(), "said");
}

QTEST_APPLESS_MAIN(CallFormsTest)
#include "tst_callforms.moc"
