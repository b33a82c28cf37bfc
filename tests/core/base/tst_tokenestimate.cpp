#include "base/tokenestimate.h"

#include <QTest>

#include <random>
#include <string>

using namespace querymend;

class TokenEstimateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAsItSays_data();
    void countsAsItSays();
    void linesAddUp();
};

void TokenEstimateTest::countsAsItSays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("tokens");
    const auto row = [](const char* sentence, const char* text, int tokens) {
        QTest::newRow(sentence) << QByteArray(text) << tokens;
    };
    row("nothing is nothing", "", 0);
    row("blanks are free", " \t  ", 0);
    row("a short word is one", "orders", 1);
    row("the seventh letter begins another", "ordered", 2);
    row("an underscore counts as a letter", "order_items", 2);
    row("three digits are one", "2024", 2);
    row("a digit ends a row of letters", "ab1ab", 3);
    row("every sign is one", "(a, b);", 6);
    row("a line break is one", "a\nb", 3);
    row("two Cyrillic letters are one", "заказы", 3);
    row("a letter with an accent begins a row of its own", "città", 2);
    row("a character of East Asia is one", "注文", 2);
    row("a picture is two", "😀", 2);
    row("an English sentence has about one for each word", "How many orders were placed in 2023?", 9);
    row("a line of M-Schema", "(id:INTEGER, Primary Key, Examples: [1, 2, 3]),", 22);
}

void TokenEstimateTest::countsAsItSays()
{
    QFETCH(QByteArray, text);
    QFETCH(int, tokens);
    QCOMPARE(static_cast<int>(estimatedTokens(text.toStdString())), tokens);
}

void TokenEstimateTest::linesAddUp()
{
    std::mt19937 random(1);
    const std::string letters = "ab_ 12,.(\xD0\xB7\xE6\xB3\xA8";
    for (int round = 0; round < 500; ++round) {
        std::string first;
        std::string second;
        for (int i = 0; i < 40; ++i)
            (i % 2 == 0 ? first : second) += letters[random() % letters.size()];
        QCOMPARE(estimatedTokens(first + '\n' + second), estimatedTokens(first) + 1 + estimatedTokens(second));
    }
}

QTEST_APPLESS_MAIN(TokenEstimateTest)
#include "tst_tokenestimate.moc"
