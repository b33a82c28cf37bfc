#include "support/checking.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

/// What findings suggest: a name, what to join for it, and why it may have been meant.
class SuggestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textHasNameAndJoin_data();
    void textHasNameAndJoin();
    void eachHasItsReason_data();
    void eachHasItsReason();
    void theFixHasTheSameReason();
    void noneComesTwiceForAnotherReason();
};

void SuggestionsTest::textHasNameAndJoin_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("join");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* title, const char* name, const char* join, const char* text) {
        QTest::newRow(title) << std::string(name) << std::string(join) << std::string(text);
    };
    row("a name", "customers.city", "", "customers.city");
    row("a name whose table is not joined yet", "c.city", "JOIN c ON o.c_id = c.id",
        "c.city (JOIN c ON o.c_id = c.id)");
    row("only the join is missing", "", "JOIN c ON o.c_id = c.id", "JOIN c ON o.c_id = c.id");
}

void SuggestionsTest::textHasNameAndJoin()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, join);
    QTEST(textOf(Suggestion{name, join, "the nearest name"}), "text");
}

void SuggestionsTest::eachHasItsReason_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("join");
    QTest::addColumn<std::string>("reason"); ///< or how it begins
    const auto row = [](const char* title, const char* sql, const char* name, const char* join, const char* reason) {
        QTest::newRow(title) << QString::fromLatin1(sql) << std::string(name) << std::string(join)
                             << std::string(reason);
    };
    row("a column like the written one", "SELECT citty FROM customers", "city", "", "the nearest name");
    row("a column of a table that is not joined", "SELECT city FROM orders", "customers.city",
        "JOIN customers ON orders.customer_id = customers.id", "the table that has the column is not joined");
    row("a keyword", "SELECT id FORM orders", "FROM", "", "a misspelt FROM");
}

void SuggestionsTest::eachHasItsReason()
{
    QFETCH(const QString, sql);
    QFETCH(const std::string, reason);
    const Verdict verdict = checked(QStringLiteral("sqlite"), sql);
    QVERIFY(verdict.primary() && !verdict.primary()->suggestions.empty());
    const Suggestion& first = verdict.primary()->suggestions.front();
    QTEST(first.name, "name");
    QTEST(first.join, "join");
    QVERIFY2(first.reason.starts_with(reason), first.reason.c_str());
}

void SuggestionsTest::theFixHasTheSameReason()
{
    const Verdict verdict = checked(QStringLiteral("sqlite"), QStringLiteral("SELECT citty FROM customers"));
    QVERIFY(verdict.primary() && !verdict.primary()->fixes.empty());
    QCOMPARE(verdict.primary()->fixes.front().reason, verdict.primary()->suggestions.front().reason);
}

void SuggestionsTest::noneComesTwiceForAnotherReason()
{
    const Verdict verdict = checked(QStringLiteral("sqlite"), QStringLiteral("SELECT o.nam, o.citi FROM orders o"));
    QVERIFY(!verdict.findings.empty());
    for (const Finding& finding : verdict.findings) {
        std::vector<std::string> texts = suggestionTexts(finding);
        std::ranges::sort(texts);
        QVERIFY(std::ranges::adjacent_find(texts) == texts.end());
    }
}

QTEST_APPLESS_MAIN(SuggestionsTest)
#include "tst_suggestions.moc"
