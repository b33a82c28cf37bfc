#include "answer/glossary.h"
#include "answering.h"

using namespace querymend;
using namespace querymend::test;

/// A glossary of a person's own, and which of its sentences are for a question.
class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aQuestionGetsTheSentencesAboutIt_data();
    void aQuestionGetsTheSentencesAboutIt();
    void sentencesForAnotherDatabaseAreLeftOut();
    void aBadLineSaysWhatIsWrong_data();
    void aBadLineSaysWhatIsWrong();
    void aBadLineLeavesTheOthersInUse();
    void aQuestionGetsAtMostFortySentences();
    void sentencesWithValuesCanBeLeftOut();
    void aNameThatIsATermHasItsSentence_data();
    void aNameThatIsATermHasItsSentence();

private:
    const Dialect& m_dialect = *dialectNamed("sqlite");
    Catalog m_catalog{schemaFrom(answeredShop), m_dialect.syntax.names};
};

namespace {

constexpr auto shopGlossary = R"(# What words mean in the shop
punters means customers
premium refers to customers.city = 'Berlin'
vips means premium punters
turnover is SUM(order_items.quantity * order_items.unit_price)
ordini attivi refers to orders.status = 'paid'
выручка это SUM(order_items.unit_price)

orders always where orders.status <> 'cancelled'
orders joins customers by orders.customer_id = customers.id
products always where products.price > 0; categories always where categories.name <> ''
)";

} // namespace

void GlossaryTest::aQuestionGetsTheSentencesAboutIt_data()
{
    QTest::addColumn<QByteArray>("sentences");
    const QByteArray filter = "orders always where orders.status <> 'cancelled'";
    const QByteArray join = "orders joins customers by orders.customer_id = customers.id";
    const QByteArray ofProducts = "products always where products.price > 0";
    QTest::newRow("how many punters") << "punters means customers|" + filter + '|' + join;
    QTest::newRow("the only punter") << "punters means customers|" + filter + '|' + join;
    QTest::newRow("vips")
        << "punters means customers|premium refers to customers.city = 'Berlin'|vips means premium punters|" + filter
            + '|' + join;
    QTest::newRow("turnover") << "turnover is SUM(order_items.quantity * order_items.unit_price)|" + filter + '|' + join
            + '|' + ofProducts;
    QTest::newRow("выручки") << "выручка это SUM(order_items.unit_price)|" + filter + '|' + join + '|' + ofProducts;
    QTest::newRow("quanti ordini attivi") << "ordini attivi refers to orders.status = 'paid'|" + filter + '|' + join;
    QTest::newRow("nothing of all that") << QByteArray();
}

void GlossaryTest::aQuestionGetsTheSentencesAboutIt()
{
    QFETCH(const QByteArray, sentences);
    const Glossary glossary(shopGlossary);
    QVERIFY(glossary.problemsWith(m_catalog, m_dialect).empty());
    QCOMPARE(joined(glossary.sentencesFor(QTest::currentDataTag(), {}, m_catalog, m_dialect)), sentences);
}

void GlossaryTest::sentencesForAnotherDatabaseAreLeftOut()
{
    const Glossary glossary("[bank]\npunters means accounts.owner\n[shop]\npunters means customers\n[]\n"
                            "premium refers to customers.city = 'Rome'\n");
    QVERIFY(glossary.problems().empty());
    QVERIFY(glossary.problemsWith(m_catalog, m_dialect).empty());
    QCOMPARE(joined(glossary.sentencesFor("premium punters", {}, m_catalog, m_dialect)),
             QByteArray("punters means customers|premium refers to customers.city = 'Rome'"));
}

void GlossaryTest::aBadLineSaysWhatIsWrong_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("nearest");
    const auto row = [](const char* line, GivenProblem::Kind kind, const char* name = "", const char* nearest = "") {
        QTest::newRow(line) << static_cast<int>(kind) << QByteArray(name) << QByteArray(nearest);
    };
    using Kind = GivenProblem::Kind;
    row("customers are people", Kind::noSentence, "customers are people");
    row("premium refers to custmers.city = 'A'", Kind::unknownTable, "custmers", "customers");
    row("premium refers to customers.ctiy = 'A'", Kind::unknownColumn, "customers.ctiy", "city");
    row("x is SUM(order_items.quantity", Kind::notUnderstood);
    row("x is SUM(order_items.quantty)", Kind::unknownColumn, "order_items.quantty", "quantity");
    row("x is SUM(name)", Kind::ambiguousColumn, "name");
    row("x is LENGTH(orders.status)", Kind::noAggregate);
    row("x is COUNT(*)", Kind::noColumn);
    row("x is SUM(nosuchfunction(orders.id))", Kind::refusedCall, "nosuchfunction");
    row("x is (SELECT MAX(id) FROM orders)", Kind::notAlone);
    row("x is SUM(products.price * customers.id)", Kind::notJoined);
    row("orders joins custmers by orders.customer_id = customers.id", Kind::unknownTable, "custmers", "customers");
    row("orders joins customers by orders.customer_id > customers.id", Kind::notEquated);
    row("orders joins customers by orders.customer_id = products.id", Kind::otherTable, "products");
    row("orders always where customers.city = 'Rome'", Kind::otherTable, "customers");
    row("orders always where COUNT(status) > 1", Kind::aggregate);
    row("orders always where status = 'paid' LIMIT 1", Kind::notAlone);
}

void GlossaryTest::aBadLineSaysWhatIsWrong()
{
    QFETCH(const int, kind);
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, nearest);
    const Glossary glossary("# a comment\n\n" + std::string(QTest::currentDataTag()) + "\npunters means customers\n");
    const std::vector<GlossaryProblem> problems = glossary.problemsWith(m_catalog, m_dialect);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().line, std::uint32_t{3});
    QCOMPARE(static_cast<int>(problems.front().problem.kind), kind);
    QCOMPARE(QByteArray::fromStdString(problems.front().problem.name), name);
    QCOMPARE(QByteArray::fromStdString(problems.front().problem.nearest), nearest);
    QVERIFY(!describe(problems.front().problem).empty());
}

void GlossaryTest::aBadLineLeavesTheOthersInUse()
{
    const Glossary glossary("x is SUM(orders.nowhere)\nnothing at all\npunters means customers\n");
    QCOMPARE(joined(glossary.sentencesFor("x of punters", {}, m_catalog, m_dialect)),
             QByteArray("punters means customers"));
}

void GlossaryTest::aQuestionGetsAtMostFortySentences()
{
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "punters refers to customers.city = '" + std::to_string(i) + "'\n";
    QCOMPARE(Glossary(text).sentencesFor("punters", {}, m_catalog, m_dialect).size(), Glossary::mostSentences);
}

void GlossaryTest::sentencesWithValuesCanBeLeftOut()
{
    const Glossary glossary = Glossary(shopGlossary).withoutValues();
    QCOMPARE(joined(glossary.sentencesFor("premium punters", {}, m_catalog, m_dialect)),
             QByteArray("punters means customers|orders joins customers by orders.customer_id = customers.id"));
}

void GlossaryTest::aNameThatIsATermHasItsSentence_data()
{
    QTest::addColumn<QByteArray>("sentences");
    const QByteArray turnover = "turnover is SUM(order_items.quantity * order_items.unit_price)";
    QTest::newRow("turnover") << turnover;
    QTest::newRow("o.Turnover") << turnover;
    QTest::newRow("total_turnover") << turnover;
    QTest::newRow("quantity") << QByteArray();
    QTest::newRow("") << QByteArray();
}

void GlossaryTest::aNameThatIsATermHasItsSentence()
{
    QFETCH(const QByteArray, sentences);
    std::vector<std::string> found;
    for (const std::string_view sentence : sentencesAbout(QTest::currentDataTag(), shopGlossary))
        found.emplace_back(sentence);
    QCOMPARE(joined(found), sentences);
}

QTEST_APPLESS_MAIN(GlossaryTest)
#include "tst_glossary.moc"
