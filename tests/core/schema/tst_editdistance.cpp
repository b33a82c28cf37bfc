#include "schema/editdistance.h"
#include "schema/shuffle.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace querymend;

namespace {

/// Optimal string alignment by the textbook definition, with the whole table.
std::size_t plainDistance(const std::string& a, const std::string& b)
{
    std::vector<std::vector<std::size_t>> cells(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cells[i][j] = i + j;
                continue;
            }
            cells[i][j] = std::min(
                {cells[i - 1][j] + 1, cells[i][j - 1] + 1, cells[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cells[i][j] = std::min(cells[i][j], cells[i - 2][j - 2] + 1);
        }
    }
    return cells[a.size()][b.size()];
}

std::string randomWord(SplitMix& random)
{
    std::string word(static_cast<std::size_t>(random.below(12)), ' ');
    for (char& c : word)
        c = static_cast<char>('a' + random.below(3));
    return word;
}

} // namespace

class EditDistanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsEdits_data();
    void countsEdits();
    void agreesWithTheWholeTable();
};

void EditDistanceTest::countsEdits_data()
{
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    QTest::addColumn<std::size_t>("distance");
    const auto row = [](const char* name, const char* a, const char* b, std::size_t distance) {
        QTest::newRow(name) << std::string(a) << std::string(b) << distance;
    };
    row("equal names", "orders", "orders", 0);
    row("two empty names", "", "", 0);
    row("a letter left out", "custmer", "customer", 1);
    row("a letter too many", "orderss", "orders", 1);
    row("another letter", "orders", "orbers", 1);
    row("two letters swapped", "naem", "name", 1);
    row("a swapped pair is not edited again", "ca", "abc", 3);
    row("all of a short name", "", "abc", 3);
}

void EditDistanceTest::countsEdits()
{
    QFETCH(std::string, a);
    QFETCH(std::string, b);
    QFETCH(std::size_t, distance);
    QCOMPARE(editDistance(a, b, largestEditLimit), distance);
    QCOMPARE(editDistance(b, a, largestEditLimit), distance);
}

void EditDistanceTest::agreesWithTheWholeTable()
{
    SplitMix random(1);
    for (int i = 0; i < 20'000; ++i) {
        const std::string a = randomWord(random);
        const std::string b = randomWord(random);
        const std::size_t limit = static_cast<std::size_t>(random.below(largestEditLimit + 1));
        const std::size_t expected = std::min(plainDistance(a, b), limit + 1);
        QVERIFY2(editDistance(a, b, limit) == expected, (a + " and " + b).c_str());
    }
}

QTEST_APPLESS_MAIN(EditDistanceTest)
#include "tst_editdistance.moc"
