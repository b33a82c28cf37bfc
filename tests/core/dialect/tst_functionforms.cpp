#include "writtencall.h"

#include "dialect/functionforms.h"

#include "sql/outline/outline.h"

#include <QTest>

#include <array>

using namespace querymend;

class FunctionFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysItInTheDialect_data();
    void saysItInTheDialect();
    void everyFormIsOfItsDialect_data();
    void everyFormIsOfItsDialect();
    void everyFormWithAUnitIsOfItsDialect();

private:
    static void isOfItsDialect(const Dialect& dialect, const std::string& expression);
};

void FunctionFormsTest::saysItInTheDialect_data()
{
    WrittenCall::addColumns();
    const auto row = WrittenCall::addRow;
    row("the year in SQLite", "sqlite", "year", {"o.day"}, "CAST(strftime('%Y', o.day) AS INTEGER)");
    row("the year in PostgreSQL", "postgresql", "YEAR", {"day"}, "EXTRACT(YEAR FROM day)");
    row("the year where it is known", "mysql", "YEAR", {"day"}, "");
    row("arguments change places", "oracle", "CHARINDEX", {"'a'", "name"}, "INSTR(name, 'a')");
    row("each number of arguments has its form", "sqlite", "CONCAT", {"a", "' '", "b"}, "a || ' ' || b");
    row("one and two arguments mean different things", "postgresql", "ISNULL", {"a"}, "a IS NULL");
    row("a number that no row has shows the pattern", "postgresql", "ISNULL", {"a", "b", "c"}, "COALESCE(x, y)");
    row("what has to be chosen keeps its letter", "sqlite", "DATE_FORMAT", {"day", "'%M'"}, "strftime('%Y-%m', x)");
    row("an expression keeps together", "sqlite", "DIVIDE", {"a + b", "c"}, "CAST(a + b AS REAL) / NULLIF(c, 0)");
    row("also between operators", "oracle", "DIVIDE", {"a + b", "c"}, "(a + b) / NULLIF(c, 0)");
    row("a call is one thing already", "sqlite", "CONCAT", {"upper(a, b)", "c"}, "upper(a, b) || c");
    row("the first of a group where only a window has it", "sqlite", "FIRST", {"price"},
        "FIRST_VALUE(x) OVER (ORDER BY y)");
    row("the first of a group where an aggregate has it", "duckdb", "FIRST", {"price"}, "");
    row("a function that no dialect has", "sqlite", "frobnicate", {"a"}, "");
    row("no name at all", "sqlite", "", {}, "");
}

void FunctionFormsTest::saysItInTheDialect()
{
    QFETCH(WrittenCall, call);
    const auto form = functionFormOf(call.in(), call.name(), call.arguments.size());
    QTEST(form ? QByteArray::fromStdString(filled(*form, call.views())) : QByteArray(), "said");
}

void FunctionFormsTest::everyFormIsOfItsDialect_data()
{
    QTest::addColumn<int>("dialect");
    QTest::addColumn<QByteArray>("function");
    for (const Dialect& dialect : allDialects()) {
        for (const std::string_view function : functionsWithForms())
            QTest::newRow((std::string(dialect.name) + ": " + std::string(function)).c_str())
                << static_cast<int>(dialect.id) << QByteArray::fromStdString(std::string(function));
    }
}

/// A form that calls a function missing from the dialect would lead a model from one mistake to the next.
void FunctionFormsTest::everyFormIsOfItsDialect()
{
    QFETCH(int, dialect);
    QFETCH(QByteArray, function);
    const Dialect& known = dialectOf(static_cast<DialectId>(dialect));
    constexpr std::array<std::string_view, 5> letters{"a", "b", "c", "d", "e"};
    for (std::size_t arguments = 0; arguments <= letters.size(); ++arguments) {
        const auto form = functionFormOf(known, function.toStdString(), arguments);
        if (!form)
            continue;
        isOfItsDialect(known, filled(*form, std::span(letters).first(arguments)));
    }
}

void FunctionFormsTest::everyFormWithAUnitIsOfItsDialect()
{
    for (const Dialect& dialect : allDialects()) {
        for (const DateUnitRow& row : dialect.forms->units) {
            const auto isSaid = [&](const DateUnitForm& form, std::array<std::string_view, 4> arguments) {
                if (!form.form.empty())
                    isOfItsDialect(dialect, filled({form.form, FormKind::same}, arguments));
            };
            for (const DateUnitForm& form : {row.part, row.start, row.crossed, row.whole})
                isSaid(form, {"a", "b", "", ""});
            isSaid(row.plus, {"a", "-n", "-", "n"});
            isSaid(row.counted, {"a", "2", "+", "2"});
        }
    }
}

void FunctionFormsTest::isOfItsDialect(const Dialect& dialect, const std::string& expression)
{
    const std::string sql = "SELECT " + expression + " FROM t";
    const Outline outline = outlineOf(sql, dialect.lex, dialect.syntax);
    QVERIFY2(outline.problems.empty(), sql.c_str());
    for (const Call& call : outline.calls) {
        const NamePart& name = outline.parts(call.name).back();
        QVERIFY2(statusOf(dialect.functions, name.text) == FunctionStatus::allowed, (name.text + " in " + sql).c_str());
    }
}

QTEST_APPLESS_MAIN(FunctionFormsTest)
#include "tst_functionforms.moc"
