#include "check/literalcomparison.h"

#include "dialect/dialect.h"
#include "sql/tokens/lexer.h"

#include <QTest>

namespace querymend {

namespace {

QString nameOf(MatchKind match)
{
    switch (match) {
    case MatchKind::oneOf:
        return QStringLiteral("one of: ");
    case MatchKind::pattern:
        return QStringLiteral("pattern: ");
    case MatchKind::above:
        return QStringLiteral("above: ");
    case MatchKind::below:
        return QStringLiteral("below: ");
    case MatchKind::between:
        return QStringLiteral("between: ");
    }
    return {};
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isRead_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("read");
        const auto row = [](const char* name, const char* condition, const char* read) {
            QTest::newRow(name) << QString::fromUtf8(condition) << QString::fromUtf8(read);
        };
        row("a column and a text", "state = 'it''s'", "one of: state [it's]");
        row("the other way round", "'paid' = o.state", "one of: o.state [paid]");
        row("a call and a number", "length(name) = 5", "one of: length(name) [5]");
        row("a negative number", "total > -1.5", "above: total [-1.5]");
        row("a typed literal", "d >= DATE '2024-01-01'", "above: d [2024-01-01]");
        row("a number before a column", "5 > total", "below: total [5]");
        row("a list", "id IN (1, 2, -3)", "one of: id [1|2|-3]");
        row("a range", "d BETWEEN '2024-01-01' AND '2024-12-31'", "between: d [2024-01-01|2024-12-31]");
        row("a pattern", "name LIKE '%ada%'", "pattern: name [%ada%]");
        row("parentheses around all of it", "((state = 'paid'))", "one of: state [paid]");
        row("parentheses within", "(a + b) * 2 = 6", "one of: (a + b) * 2 [6]");
        row("two parts in parentheses", "(a) = (b)", "");
        row("columns compared with each other", "a.id = b.id", "");
        row("a negation", "NOT state = 'paid'", "");
        row("a list that is not to fit", "state NOT IN ('paid')", "");
        row("a subquery", "id IN (SELECT id FROM t)", "");
        row("a list with a column", "id IN (1, other)", "");
        row("no comparison", "active", "");
        row("nothing", "", "");
        row("an operator with nothing after it", "a =", "");
    }

    void isRead()
    {
        QFETCH(QString, condition);
        QFETCH(QString, read);
        const std::string before = "SELECT 1 FROM t WHERE ";
        const std::string text = before + condition.toStdString() + " ORDER BY x = 'y'";
        const auto begin = static_cast<std::uint32_t>(before.size());
        const auto end = static_cast<std::uint32_t>(before.size() + condition.toStdString().size());
        const auto found = literalComparisonIn(text, lex(text, dialectOf(DialectId::postgresql).lex), {begin, end});
        QString said;
        if (found) {
            said = nameOf(found->match);
            QStringList literals;
            for (const std::string& literal : found->literals)
                literals << QString::fromStdString(literal);
            said += QString::fromStdString(std::string(found->expression.of(text))) + QStringLiteral(" [")
                + literals.join(QLatin1Char('|')) + QLatin1Char(']');
        }
        QCOMPARE(said, read);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ComparisonTest)

#include "tst_literalcomparison.moc"
