#include "writtencall.h"

#include "dialect/callforms.h"

#include <QtTest>

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
    row("what has to be chosen is left alone", "sqlite", "DATE_ADD", {"day", "INTERVAL 1 DAY"}, "");

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

    row("a part that the dialect does not have", "sqlite", "DATE_FORMAT", {"day", "'%M %Y'"}, "");
    row("a part that Oracle reads for all that follow", "mysql", "TO_CHAR", {"day", "'FMMonth DD'"}, "");
    row("a name with blanks behind it", "mysql", "TO_CHAR", {"day", "'Month'"}, "");
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
    row("a language behind the format", "sqlite", "TO_CHAR", {"day", "'YYYY'", "'de'"}, "");
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
