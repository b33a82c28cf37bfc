#include "answering.h"

#include <algorithm>
#include <array>

using namespace querymend;
using namespace querymend::test;

namespace {

QByteArray kindName(SuggestionWord::Kind kind)
{
    constexpr std::array names{"phrase", "table", "column", "value"};
    return names[static_cast<std::size_t>(kind)];
}

std::string taken(const std::string& question, const QuestionSuggestion& suggestion)
{
    std::string made = question;
    return made.replace(suggestion.replaced.begin, suggestion.replaced.end - suggestion.replaced.begin,
                        suggestion.text);
}

} // namespace

/// What the question box offers at the caret.
class QuestionCompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLikeliestIsFirst_data();
    void theLikeliestIsFirst();
    void nothingIsOffered_data();
    void nothingIsOffered();
    void afterByColumnsToGroupByAreOffered();
    void onlyTheTextBeforeTheCaretIsReplaced();
    void aCapitalRemains();
    void phrasesAreInTheLanguageOfTheQuestion();
    void takingASuggestionNeverMakesAQuestionLessUnderstood_data();
    void takingASuggestionNeverMakesAQuestionLessUnderstood();

private:
    ShopAnswerer m_shop{"sqlite"};
    QuestionCompletion m_completion = m_shop.answerer.completion();
};

void QuestionCompletionTest::theLikeliestIsFirst_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char* name, const char* question, const char* kind, const char* result) {
        QTest::newRow(name) << QByteArray(question) << QByteArray(kind) << QByteArray(result);
    };
    row("a phrase of two words", "how m", "phrase", "how many");
    row("a table after how many", "how many cus", "table", "how many customers");
    row("a value after in", "customers in Tu", "value", "customers in Turin");
    row("a country of which the code is stored", "customers in It", "value", "customers in Italy");
    row("a value of several words", "orders of ada", "value", "orders of Ada Adler");
    row("a column after by", "customers by ci", "column", "customers by city");
    row("a column by a later word of its name", "average pri", "column", "average price");
    row("a name of two words", "order i", "table", "order items");
    row("a phrase after a table", "customers witho", "phrase", "customers without");
    row("an Italian phrase", "quan", "phrase", "quante");
    row("a Russian phrase", "скол", "phrase", "сколько");
    row("a Russian phrase of two words", "больше ч", "phrase", "больше чем");
}

void QuestionCompletionTest::theLikeliestIsFirst()
{
    QFETCH(QByteArray, question);
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, result);
    const std::string text = question.toStdString();
    const std::vector<QuestionSuggestion> found = m_completion.at(text, text.size());
    QVERIFY(!found.empty());
    QCOMPARE(QByteArray::fromStdString(taken(text, found.front())), result);
    QCOMPARE(kindName(found.front().kind), kind);
}

void QuestionCompletionTest::nothingIsOffered_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<int>("caret");
    const auto row = [](const char* name, const char* question, int caret) {
        QTest::newRow(name) << QByteArray(question) << caret;
    };
    row("for nothing", "", 0);
    row("inside a word", "how many customers", 12);
    row("after a blank", "how many ", 9);
    row("for what begins nothing", "how many zzq", 12);
    row("for a number", "products over 10", 16);
    row("beyond the end", "how", 9);
}

void QuestionCompletionTest::nothingIsOffered()
{
    QFETCH(QByteArray, question);
    QFETCH(int, caret);
    QVERIFY(m_completion.at(question.toStdString(), static_cast<std::size_t>(caret)).empty());
}

void QuestionCompletionTest::afterByColumnsToGroupByAreOffered()
{
    const std::string question = "number of orders by ";
    std::vector<std::string> offered;
    for (const QuestionSuggestion& suggestion : m_completion.at(question, question.size())) {
        QCOMPARE(kindName(suggestion.kind), QByteArray("column"));
        offered.push_back(suggestion.meaning);
    }
    QVERIFY(!offered.empty());
    QCOMPARE(offered.front(), std::string("orders.status"));
    QVERIFY(std::ranges::find(offered, "customers.city") != offered.end());
    QVERIFY(std::ranges::find(offered, "orders.customer_id") == offered.end());
}

void QuestionCompletionTest::onlyTheTextBeforeTheCaretIsReplaced()
{
    const std::string question = "how m in Turin";
    const std::vector<QuestionSuggestion> found = m_completion.at(question, 5);
    QVERIFY(!found.empty());
    QCOMPARE(taken(question, found.front()), std::string("how many in Turin"));
}

void QuestionCompletionTest::aCapitalRemains()
{
    const std::vector<QuestionSuggestion> found = m_completion.at("How m", 5);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().text, std::string("How many"));
}

void QuestionCompletionTest::takingASuggestionNeverMakesAQuestionLessUnderstood_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 200; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void QuestionCompletionTest::phrasesAreInTheLanguageOfTheQuestion()
{
    const auto textsFor = [&](const std::string& question) {
        std::vector<std::string> texts;
        for (const QuestionSuggestion& suggestion : m_completion.at(question, question.size()))
            texts.push_back(suggestion.text);
        return texts;
    };
    const std::vector<std::string> inEnglish = textsFor("how many orders pri");
    QVERIFY(std::ranges::find(inEnglish, "prior to") != inEnglish.end());
    QVERIFY(std::ranges::find(inEnglish, "prima di") == inEnglish.end());
    const std::vector<std::string> inItalian = textsFor("quanti ordini pri");
    QVERIFY(std::ranges::find(inItalian, "prima di") != inItalian.end());
    QVERIFY(std::ranges::find(inItalian, "prior to") == inItalian.end());
}

/// Questions made of words at random, cut anywhere.
void QuestionCompletionTest::takingASuggestionNeverMakesAQuestionLessUnderstood()
{
    QFETCH(int, seed);
    constexpr auto words = std::to_array<std::string_view>(
        {"how",     "many",   "customers", "orders", "products",  "in",      "Turin",    "without",
         "by",      "status", "category",  "price",  "more",      "than",    "100",      "quanti",
         "clienti", "con",    "per",       "città",  "сколько",   "заказов", "клиентов", "каждый",
         "average", "unit",   "order",     "items",  "shipped",   "last",    "month",    "Ada",
         "gloomy",  "top",    "5",         "which",  "cancelled", "between", "total",    "discount"});
    auto drawn = [state = static_cast<std::uint32_t>(seed) * 2654435761U](std::size_t below) mutable {
        state = state * 1664525U + 1013904223U;
        return static_cast<std::size_t>(state >> 8U) % below;
    };
    std::string question;
    const std::size_t length = 2 + drawn(5);
    for (std::size_t i = 0; i < length; ++i)
        question += (question.empty() ? "" : " ") + std::string(words[drawn(words.size())]);
    const std::size_t last = question.rfind(' ') + 1;
    std::size_t end = last + 1 + drawn(question.size() - last);
    while (end < question.size() && (static_cast<unsigned char>(question[end]) & 0xC0U) == 0x80U)
        ++end;
    question.resize(end);
    const std::size_t before = m_shop.read(question).unread.size();
    for (const QuestionSuggestion& suggestion : m_completion.at(question, question.size())) {
        const std::string longer = taken(question, suggestion);
        QVERIFY2(m_shop.read(longer).unread.size() <= before, (question + " -> " + longer).c_str());
    }
}

QTEST_APPLESS_MAIN(QuestionCompletionTest)
#include "tst_questioncompletion.moc"
