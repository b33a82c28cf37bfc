#include "dialect/dialect.h"
#include "sql/compare/replacement.h"

#include <QTest>

using namespace querymend;

namespace {

QString written(const std::vector<Replacement>& changes, const std::string& now)
{
    QStringList parts;
    for (const Replacement& change : changes)
        parts << QString::fromStdString(change.before + " > " + change.now + " = " + std::string(change.range.of(now)));
    return parts.join(QStringLiteral("; "));
}

} // namespace

class ReplacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatAStatementReplaced_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("changes");
        const auto row = [](const char* name, const char* before, const char* now, const char* changes) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(now) << QString::fromUtf8(changes);
        };
        row("a name is replaced", "SELECT country FROM c", "SELECT country_code FROM c",
            "country > country_code = country_code");
        row("a word is added", "SELECT a FROM c", "SELECT DISTINCT a FROM c", " > DISTINCT = DISTINCT");
        row("a word is removed", "SELECT DISTINCT a FROM c", "SELECT a FROM c", "DISTINCT >  = ");
        row("several lines are told as one", "SELECT a FROM c", "SELECT a FROM c WHERE\n    x = 1",
            " > WHERE x = 1 = WHERE\n    x = 1");
        row("two places are told in the order of the text", "SELECT a FROM c", "SELECT b FROM d",
            "a > b = b; c > d = d");
        row("a qualifier is told with its name", "SELECT name FROM c", "SELECT c.name FROM c",
            "name > c.name = c.name");
        row("and so is one that is gone", "SELECT c.name FROM c", "SELECT name FROM c", "c.name > name = name");
        row("a call around an expression is told with it", "SELECT a FROM c WHERE due < 1",
            "SELECT a FROM c WHERE date(due, 'd') < 1", "due > date(due, 'd') = date(due, 'd')");
        row("a call that is gone as well", "SELECT lower(a) FROM c", "SELECT a FROM c", "lower(a) > a = a");
        row("brackets that both have are closed", "SELECT f(x) FROM c", "SELECT lower(f(x)) FROM c",
            "f(x) > lower(f(x)) = lower(f(x))");
        row("a call around a long expression is told in pieces",
            "SELECT a_rather_long_name + another_rather_long_name + one_more_long_name FROM c",
            "SELECT abs(a_rather_long_name + another_rather_long_name + one_more_long_name) FROM c",
            " > abs( = abs(;  > ) = )");
        row("nothing but blanks and case differs", "SELECT a FROM c", "select  a\nfrom c", "");
    }

    void tellsWhatAStatementReplaced()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, now);
        const std::string newer = now.toStdString();
        QTEST(written(replacements(before.toStdString(), newer, defaultDialect().lex), newer), "changes");
    }
};

QTEST_GUILESS_MAIN(ReplacementTest)
#include "tst_replacement.moc"
