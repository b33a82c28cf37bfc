#include "diagnose/hints/hintlevel.h"

#include <QTest>

using namespace querymend;

class HintLevelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chooses_data();
    void chooses();
};

/// Attempts are written as statement and mistake: `A1` is statement A with mistake 1, `-1` has no statement.
void HintLevelTest::chooses_data()
{
    QTest::addColumn<uint>("retry");
    QTest::addColumn<QByteArrayList>("attempts");
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<int>("stuck");
    QTest::addColumn<int>("like");
    const auto row = [](const char* title, uint retry, const QByteArrayList& attempts, const char* level, Stuck stuck,
                        int like) {
        QTest::newRow(title) << retry << attempts << QByteArray(level) << static_cast<int>(stuck) << like;
    };
    row("the first failure gets the general hint", 0, {"A1"}, "general", Stuck::notAtAll, 0);
    row("the second the specific one", 1, {"A1", "B2"}, "specific", Stuck::notAtAll, 0);
    row("the third the explicit one", 2, {"A1", "B2", "C3"}, "explicit", Stuck::notAtAll, 0);
    row("and so do all later ones", 9, {"A1", "B2", "C3", "D4"}, "explicit", Stuck::notAtAll, 0);
    row("no history is no circle", 0, {}, "general", Stuck::notAtAll, 0);
    row("the same statement raises the level at once", 1, {"A1", "A1"}, "explicit", Stuck::sameStatement, 1);
    row("also where the retries are counted anew", 0, {"A1", "A1"}, "specific", Stuck::sameStatement, 1);
    row("the same mistake in another statement does so too", 1, {"A1", "B1"}, "explicit", Stuck::sameMistake, 1);
    row("a mistake that comes back later is no circle", 2, {"A1", "B2", "C1"}, "explicit", Stuck::notAtAll, 0);
    row("back and forth", 2, {"A1", "B2", "A1"}, "explicit", Stuck::backAndForth, 1);
    row("back and forth later", 3, {"A1", "B2", "C3", "B2"}, "explicit", Stuck::backAndForth, 2);
    row("an earlier statement is found though others lie between", 3, {"A1", "B2", "C3", "A1"}, "explicit",
        Stuck::sameStatement, 1);
    row("the latest of several is named", 3, {"A1", "A1", "B2", "A1"}, "explicit", Stuck::backAndForth, 2);
    row("replies without a statement are not the same one", 1, {"-1", "-2"}, "specific", Stuck::notAtAll, 0);
    row("but may have the same mistake", 1, {"-1", "-1"}, "explicit", Stuck::sameMistake, 1);
}

void HintLevelTest::chooses()
{
    QFETCH(uint, retry);
    QFETCH(QByteArrayList, attempts);
    std::vector<AttemptMark> marks;
    for (const QByteArray& attempt : attempts) {
        AttemptMark mark;
        mark.fingerprint = attempt[0] == '-' ? 0 : static_cast<std::uint64_t>(attempt[0]);
        mark.signature = attempt.mid(1).toStdString();
        marks.push_back(mark);
    }
    const HintChoice choice = hintLevel(retry, marks);
    QTEST(QByteArray(name(choice.level).data()), "level");
    QTEST(static_cast<int>(choice.stuck), "stuck");
    QTEST(static_cast<int>(choice.like), "like");
}

QTEST_APPLESS_MAIN(HintLevelTest)
#include "tst_hintlevel.moc"
