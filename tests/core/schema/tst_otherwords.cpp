#include "schema/otherwords.h"

#include <QTest>

using namespace querymend;

/// Names that resemble each other in no letter, and mean the same.
class OtherWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void saysSomethingElse_data();
    void saysSomethingElse();
};

namespace {

void addColumns()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("other");
    QTest::addColumn<std::string>("table");
}

void row(const char* title, const char* name, const char* other, const char* table = "")
{
    QTest::newRow(title) << std::string(name) << std::string(other) << std::string(table);
}

double share()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, other);
    QFETCH(const std::string, table);
    const double there = shareInOtherWords(name, other, table);
    [&] { QCOMPARE(shareInOtherWords(other, name, table), there); }();
    return there;
}

} // namespace

void OtherWordsTest::saysTheSame_data()
{
    addColumns();
    row("another word", "wage", "Salary");
    row("another word in the plural", "wages", "Salary");
    row("an abbreviation of two words", "dob", "BirthDate");
    row("one word for two", "surname", "last_name");
    row("two words for one", "year_of_birth", "born");
    row("another form of the verb", "booking_on", "booked_on");
    row("a verb whose last letter is doubled", "shipping_on", "shipped_on");
    row("one word of two", "nation_code", "country_code");
    row("the table's name goes without saying", "customer_town", "city", "customers");
    row("a unit goes without saying", "height", "elevation_ft");
}

void OtherWordsTest::saysTheSame()
{
    QVERIFY(share() >= 0.5);
}

void OtherWordsTest::saysSomethingElse_data()
{
    addColumns();
    row("words without a common meaning", "wage", "city");
    row("only the vague half is common", "order_date", "shipped_on");
    row("only the same word is common", "role_name", "project_name");
    row("two kinds of keys", "id", "code");
    row("no word at all", "", "city");
    row("signs only", "--", "city");
}

void OtherWordsTest::saysSomethingElse()
{
    QVERIFY(share() < 0.5);
}

QTEST_APPLESS_MAIN(OtherWordsTest)
#include "tst_otherwords.moc"
