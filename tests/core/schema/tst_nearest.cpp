#include "support/samples.h"

#include "schema/namewords.h"
#include "schema/nearest.h"
#include "schema/shuffle.h"
#include "schema/suggester.h"
#include "support/bigschema.h"

#include <algorithm>

using namespace querymend;
using namespace querymend::test;

namespace {

const std::vector<std::string_view> columns{"customer_id", "customer_name", "first_name", "order_date", "created_date",
                                            "PetType",     "amount",        "quantity",   "department", "status",
                                            "cities",      "movie",         "username",   "id",         "Student",
                                            "unit_price",  "zip",           "is_active"};

std::string joined(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : "|") + word;
    return out;
}

/// A name with one letter changed, left out, doubled or swapped.
std::string misspelt(std::string name, SplitMix& random)
{
    const auto at = static_cast<std::size_t>(random.below(name.size() - 1));
    switch (random.below(4)) {
    case 0:
        name[at] = name[at] == 'q' ? 'w' : 'q';
        break;
    case 1:
        name.erase(at, 1);
        break;
    case 2:
        name.insert(at, 1, name[at]);
        break;
    default:
        std::swap(name[at], name[at + 1]);
        break;
    }
    return name;
}

} // namespace

class NearestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsNamesIntoWords_data();
    void splitsNamesIntoWords();
    void takesSeparatorsAndCaseOut_data();
    void takesSeparatorsAndCaseOut();
    void singularAndPluralShareAStem_data();
    void singularAndPluralShareAStem();
    void findsTheNearestFirst_data();
    void findsTheNearestFirst();
    void suggestsNoNonsense_data();
    void suggestsNoNonsense();
    void aMisspeltNameIsFoundFirst();
    void scoresFollowTheKindsOfResemblance();
    void keepsToTheNumberAskedFor();
    void equallyNearNamesKeepTheirOrder();
    void takesHostileNames();
    void suggestsTablesAndColumns();
};

void NearestTest::splitsNamesIntoWords_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* sentence, const char* name, const char* words) {
        QTest::newRow(sentence) << std::string(name) << std::string(words);
    };
    row("at underscores", "created_date", "created|date");
    row("at blanks, dashes and dots", "a b-c.d", "a|b|c|d");
    row("where case changes", "petTypeName", "pet|type|name");
    row("after an abbreviation in capitals", "XMLHttpRequest", "xml|http|request");
    row("not within capitals", "ORDER_ID", "order|id");
    row("at digits", "address2line10", "address|2|line|10");
    row("letters beyond ASCII belong to words", "große_Zahl", "große|zahl");
    row("separators alone are no words", "__-_", "");
    row("nothing has no words", "", "");
}

void NearestTest::splitsNamesIntoWords()
{
    QFETCH(std::string, name);
    QFETCH(std::string, words);
    QCOMPARE(joined(nameWords(name)), words);
}

void NearestTest::takesSeparatorsAndCaseOut_data()
{
    QTest::addColumn<std::string>("name");
    QTest::newRow("written together") << std::string("pettype");
    QTest::newRow("camel case") << std::string("petType");
    QTest::newRow("an underscore") << std::string("PET_TYPE");
    QTest::newRow("a blank") << std::string("Pet Type");
    QTest::newRow("a dash at the end") << std::string("pet-type-");
}

void NearestTest::takesSeparatorsAndCaseOut()
{
    QFETCH(std::string, name);
    QCOMPARE(separatorFolded(name), std::string("pettype"));
}

void NearestTest::singularAndPluralShareAStem_data()
{
    QTest::addColumn<std::string>("singular");
    QTest::addColumn<std::string>("plural");
    const auto row = [](const char* singular, const char* plural) {
        QTest::addRow("%s and %s", singular, plural) << std::string(singular) << std::string(plural);
    };
    row("order", "orders");
    row("city", "cities");
    row("movie", "movies");
    row("box", "boxes");
    row("house", "houses");
    row("address", "addresses");
    row("status", "statuses");
    row("day", "days");
    row("id", "ids");
}

void NearestTest::singularAndPluralShareAStem()
{
    QFETCH(std::string, singular);
    QFETCH(std::string, plural);
    QCOMPARE(wordStem(plural), wordStem(singular));
}

void NearestTest::findsTheNearestFirst_data()
{
    QTest::addColumn<std::string>("query");
    QTest::addColumn<std::string>("first");
    QTest::addColumn<Resemblance>("resemblance");
    const auto row = [](const char* sentence, const char* query, const char* first, Resemblance resemblance) {
        QTest::newRow(sentence) << std::string(query) << std::string(first) << resemblance;
    };
    using enum Resemblance;
    row("the same name", "customer_id", "customer_id", same);
    row("another case", "CUSTOMER_ID", "customer_id", otherCase);
    row("an underscore more", "pet_type", "PetType", otherSeparators);
    row("an underscore less", "customerId", "customer_id", otherSeparators);
    row("a blank", "First Name", "first_name", otherSeparators);
    row("the words in another order", "date_created", "created_date", sameWords);
    row("plural for singular", "students", "Student", sameWords);
    row("singular for plural", "city", "cities", sameWords);
    row("a plural inside", "customers_id", "customer_id", sameWords);
    row("a letter left out", "custmer_id", "customer_id", typo);
    row("two letters swapped", "quanttiy", "quantity", typo);
    row("a beginning of a word", "cust_id", "customer_id", sharedWords);
    row("the beginning of a word alone", "dept", "department", sharedWords);
    row("a contraction", "qty", "quantity", sharedWords);
    row("consonants alone", "cust_nm", "customer_name", sharedWords);
    row("a word less", "price", "unit_price", sharedWords);
    row("a word more", "zip_code", "zip", sharedWords);
    row("a word twice counts once", "amount_amount", "amount", sharedWords);
    row("a prefix less", "active", "is_active", sharedWords);
    row("the end of a word", "superstatus", "status", sharedWords);
}

void NearestTest::findsTheNearestFirst()
{
    QFETCH(std::string, query);
    QFETCH(std::string, first);
    QFETCH(Resemblance, resemblance);
    const std::vector<NearName> found = nearest(query, columns, 3);
    QVERIFY(!found.empty());
    QCOMPARE(std::string(columns[found.front().index]), first);
    QCOMPARE(found.front().resemblance, resemblance);
}

void NearestTest::suggestsNoNonsense_data()
{
    QTest::addColumn<std::string>("query");
    for (const char* query : {"xyz", "foo", "a", "", "_", "sex", "temperature", "42", "i", "is", "cat", "zqwkxv_jhgf"})
        QTest::addRow("nothing resembles '%s'", query) << std::string(query);
}

void NearestTest::suggestsNoNonsense()
{
    QFETCH(std::string, query);
    QVERIFY(nearest(query, columns, 5).empty());
}

void NearestTest::aMisspeltNameIsFoundFirst()
{
    const Snapshot snapshot = bigSchema(300, 2);
    std::vector<std::string_view> names;
    for (const Table& table : snapshot.tables)
        names.push_back(std::string_view(table.name).substr(0, table.name.find_last_of('_')));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    const NearestNames search(names);
    SplitMix random(3);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::vector<NearName> found = search.find(misspelt(std::string(names[i]), random), 3);
        QVERIFY2(!found.empty() && found.front().index == i, std::string(names[i]).c_str());
    }
}

void NearestTest::scoresFollowTheKindsOfResemblance()
{
    const std::vector<std::string_view> names{"cust_name",    "customer_nqme", "name_customer",
                                              "customername", "CUSTOMER_NAME", "customer_name"};
    const std::vector<NearName> found = nearest("customer_name", names, 10);
    QCOMPARE(found.size(), names.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(std::size_t{found[i].index}, names.size() - 1 - i);
        QVERIFY(found[i].score >= 0.45F && found[i].score <= 1.0F);
        QVERIFY(i == 0 || (found[i].score < found[i - 1].score && found[i].resemblance > found[i - 1].resemblance));
    }
}

void NearestTest::keepsToTheNumberAskedFor()
{
    QVERIFY(nearest("name", columns, 0).empty());
    QCOMPARE(nearest("customer", columns, 1).size(), std::size_t{1});
    QVERIFY(nearest("x", {}, 5).empty());
}

void NearestTest::equallyNearNamesKeepTheirOrder()
{
    const std::vector<NearName> found = nearest("order", {"order_a", "order_b", "order_c", "order_d"}, 3);
    QCOMPARE(found.size(), std::size_t{3});
    for (std::uint32_t i = 0; i < 3; ++i)
        QCOMPARE(found[i].index, i);
}

void NearestTest::takesHostileNames()
{
    const std::string huge(200'000, 'h');
    const std::string manyWords = [] {
        std::string text;
        for (int i = 0; i < 20'000; ++i)
            text += "w" + std::to_string(i) + '_';
        return text;
    }();
    const std::vector<std::string_view> names{"", huge, manyWords, "\xFF\xFE", std::string_view("a\0b", 3), "___"};
    for (const std::string_view query : names) {
        for (const NearName& near : nearest(query, names, 10))
            QVERIFY(near.index < names.size() && near.score > 0 && near.score <= 1);
    }
    QCOMPARE(nearest(huge, names, 1).front().resemblance, Resemblance::same);
}

void NearestTest::suggestsTablesAndColumns()
{
    const Catalog catalog(schemaFrom(R"({"tables":{"orders":["id","customer_id","total"],
        "customers":["id","full_name"],"parts":["id","colour"]}})"),
                          likeSqlite);
    const Suggester suggester(catalog);
    const auto tables = suggester.tables("custmers", 3);
    QCOMPARE(tables.size(), std::size_t{1});
    QCOMPARE(tables.front().table, TableId{1});
    const auto anywhere = suggester.columns("color", 3);
    QCOMPARE(anywhere.size(), std::size_t{1});
    QVERIFY((anywhere.front().column == ColumnId{TableId{2}, 1}));
    QVERIFY(suggester.columnsOf({TableId{0}, TableId{1}}, "color", 3).empty());
    const auto twice = suggester.columnsOf({TableId{0}, TableId{1}}, "ID", 5);
    QVERIFY(twice.size() >= 2);
    QVERIFY((twice[0].column == ColumnId{TableId{0}, 0}));
    QVERIFY((twice[1].column == ColumnId{TableId{1}, 0}));
}

QTEST_APPLESS_MAIN(NearestTest)
#include "tst_nearest.moc"
