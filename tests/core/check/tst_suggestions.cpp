#include "check/finding.h"

#include <QTest>

using namespace querymend;

/// Records hold suggestions as texts, from which their parts are read again.
class SuggestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textHoldsItsParts_data();
    void textHoldsItsParts();
};

void SuggestionsTest::textHoldsItsParts_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("join");
    const auto row = [](const char* title, const char* text, const char* name, const char* join) {
        QTest::newRow(title) << std::string(text) << std::string(name) << std::string(join);
    };
    row("a name", "customers.city", "customers.city", "");
    row("a name whose table is not joined yet", "c.city (JOIN c ON o.c_id = c.id)", "c.city",
        "JOIN c ON o.c_id = c.id");
    row("only the join is missing", "JOIN c ON o.c_id = c.id", "", "JOIN c ON o.c_id = c.id");
    row("a keyword", "JOIN", "JOIN", "");
    row("a stored value with brackets", "Porto (north)", "Porto (north)", "");
    row("a stored value that looks like half a join", "a (JOIN b", "a (JOIN b", "");
    row("a stored value that is empty", "", "", "");
    row("a join of no name", " (JOIN b)", " (JOIN b)", "");
}

void SuggestionsTest::textHoldsItsParts()
{
    QFETCH(const std::string, text);
    const Suggestion suggestion = suggestionIn(text);
    QTEST(suggestion.name, "name");
    QTEST(suggestion.join, "join");
    QCOMPARE(textOf(suggestion), text);
}

QTEST_APPLESS_MAIN(SuggestionsTest)
#include "tst_suggestions.moc"
