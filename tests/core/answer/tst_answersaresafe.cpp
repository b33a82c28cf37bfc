#include "answering.h"

#include "check/ladder.h"
#include "check/schemaview.h"
#include "support/seedrange.h"

#include <array>
#include <span>

using namespace querymend;
using namespace querymend::test;

namespace {

/// Words that questions are made of at random: of the languages, of the schema and its values, and numbers.
constexpr auto wordsOfShop = std::to_array<std::string_view>({
    "how many",
    "which",
    "show",
    "total",
    "average",
    "highest",
    "lowest",
    "most",
    "fewest",
    "top",
    "5",
    "3",
    "100",
    "2024",
    "per",
    "by",
    "each",
    "with",
    "without",
    "more than",
    "less than",
    "at least",
    "between",
    "and",
    "or",
    "of",
    "in",
    "from",
    "since",
    "before",
    "last month",
    "this year",
    "March 2024",
    "month",
    "year",
    "quarter",
    "sorted by",
    "descending",
    "not",
    "never",
    "customers",
    "customer",
    "orders",
    "order",
    "products",
    "categories",
    "order items",
    "name",
    "email",
    "city",
    "country",
    "signup date",
    "price",
    "quantity",
    "unit price",
    "discount",
    "status",
    "shipped",
    "ordered",
    "Berlin",
    "Rome",
    "Italy",
    "Ada Adler",
    "cancelled",
    "paid",
    "new",
    "Knives",
    "Bread knife",
    "revenue",
    "sold",
    "expensive",
    "cheapest",
    "oldest",
    "percentage of",
    "share of",
    "different",
    "who",
    "people",
    "older than",
    "40",
    "'O''Brien'",
    "\"x\"",
    "quanti",
    "clienti",
    "ordini",
    "prezzo medio",
    "per mese",
    "senza",
    "più cari",
    "сколько",
    "заказов",
    "клиенты",
    "без",
    "по месяцам",
    "средняя",
    "цена",
    "compared with",
    "first",
    "last",
    "10",
    "alphabetically",
    "unknown",
    "date",
    "?",
    ",",
});

/// Words about the league, after the words of the languages.
constexpr auto wordsOfLeague = std::to_array<std::string_view>({
    "how many",     "which",       "show",      "average",  "most",          "per",    "with",  "without",
    "more than",    "the average", "of",        "in",       "and",           "3",      "who",   "whose",
    "days between", "after",       "staff",     "manager",  "their manager", "salary", "teams", "home team",
    "away team",    "matches",     "played on", "reported", "attendance",    "Lions",  "Ada",   "Rome",
    "name",         "city",        "month",     "where is",
});

class Randomness {
public:
    explicit Randomness(int seed) : m_state(static_cast<std::uint64_t>(seed) * 0x9E3779B97F4A7C15U + 1) {}

    std::size_t below(std::size_t bound)
    {
        m_state = m_state * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
        return static_cast<std::size_t>(m_state >> 33U) % bound;
    }

private:
    std::uint64_t m_state;
};

std::string randomQuestion(Randomness& random, std::span<const std::string_view> words)
{
    std::string question;
    const std::size_t count = 2 + random.below(8);
    for (std::size_t i = 0; i < count; ++i)
        question += (i > 0 ? " " : "") + std::string(words[random.below(words.size())]);
    return question;
}

/// What is asked, and of which schema.
struct Asking {
    std::string_view schema;
    std::string_view dialect;
    std::span<const std::string_view> words;
};

struct Asked {
    int answered = 0;
    std::string fault; ///< the first statement that does not pass, with its question
};

Asked askAtRandom(const Answerer& answerer, const Asking& asking, int seed, int questions)
{
    const Dialect& written = *dialectNamed(asking.dialect);
    const SchemaView schema(Catalog(schemaFrom(asking.schema), written.syntax.names));
    const CheckSubject subject{&written, &schema, CheckPolicy::strict, {}, {}, nullptr};
    Randomness random(seed);
    Asked asked;
    for (int i = 0; i < questions; ++i) {
        const std::string question = randomQuestion(random, asking.words);
        for (const QuestionReading& reading : answerer.read(question, {}, answeringDay)) {
            if (reading.sql.empty())
                continue;
            ++asked.answered;
            const Verdict verdict = checkStatically(reading.sql, subject);
            const Finding* const primary = verdict.primary();
            if (primary)
                return {asked.answered, question + '\n' + reading.sql + '\n' + primary->message};
        }
    }
    return asked;
}

} // namespace

class AnswersAreSafeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStatementPassesTheStaticChecks_data();
    void everyStatementPassesTheStaticChecks();
    void everyStatementAboutTwinsPassesToo_data();
    void everyStatementAboutTwinsPassesToo();
};

void AnswersAreSafeTest::everyStatementPassesTheStaticChecks_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<QByteArray>("dialect");
    const SeedRange seeds = SeedRange::wanted();
    for (const char* const dialect : {"sqlite", "postgresql", "mariadb", "duckdb"}) {
        for (int seed = seeds.first; seed <= seeds.last; ++seed)
            QTest::addRow("%s, seed %d", dialect, seed) << seed << QByteArray(dialect);
    }
}

void AnswersAreSafeTest::everyStatementPassesTheStaticChecks()
{
    QFETCH(const int, seed);
    QFETCH(const QByteArray, dialect);
    constexpr int questions = 3'200; // 32 rows of them are 102,400
    const ShopAnswerer shop(dialect.toStdString());
    const Asked asked = askAtRandom(shop.answerer, {answeredShop, dialect.toStdString(), wordsOfShop}, seed, questions);
    QVERIFY2(asked.fault.empty(), asked.fault.c_str());
    QVERIFY(asked.answered > questions / 20);
}

void AnswersAreSafeTest::everyStatementAboutTwinsPassesToo_data()
{
    everyStatementPassesTheStaticChecks_data();
}

void AnswersAreSafeTest::everyStatementAboutTwinsPassesToo()
{
    QFETCH(const int, seed);
    QFETCH(const QByteArray, dialect);
    constexpr int questions = 300;
    const LeagueAnswerer league(dialect.toStdString());
    const Asked asked =
        askAtRandom(league.answerer, {answeredLeague, dialect.toStdString(), wordsOfLeague}, seed, questions);
    QVERIFY2(asked.fault.empty(), asked.fault.c_str());
    QVERIFY(asked.answered > questions / 20);
}

QTEST_APPLESS_MAIN(AnswersAreSafeTest)
#include "tst_answersaresafe.moc"
