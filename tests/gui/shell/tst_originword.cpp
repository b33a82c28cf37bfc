// Where and when a run was made, as panels say it.

#include "shell/attemptviews.h"
#include "shell/currentrun.h"
#include "support/samplerun.h"

#include <QDateTime>
#include <QLocale>
#include <QTest>

#include <optional>
#include <variant>
#include <vector>

using namespace querymend;

class OriginWordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doesNotBreakTheTime_data();
    void doesNotBreakTheTime();
    void tellsAnAttemptOfAForkFromThatOfItsParent_data();
    void tellsAnAttemptOfAForkFromThatOfItsParent();
};

void OriginWordTest::doesNotBreakTheTime_data()
{
    QTest::addColumn<int>("days");
    QTest::newRow("of a run of today") << 0;
    QTest::newRow("of an earlier run") << 40;
}

void OriginWordTest::doesNotBreakTheTime()
{
    QFETCH(const int, days);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    std::vector<RunEvent> run = sampleRun();
    run.front().at = QDateTime::currentDateTime().addDays(-days).toMSecsSinceEpoch();
    const QString word = originWord(run);
    QVERIFY2(word.endsWith(QLatin1Char('M')), qPrintable(word));
    QVERIFY2(!word.contains(QStringLiteral(" AM")) && !word.contains(QStringLiteral(" PM")), qPrintable(word));
    QVERIFY2(word.startsWith(QStringLiteral("shop · ")), qPrintable(word));
}

void OriginWordTest::tellsAnAttemptOfAForkFromThatOfItsParent_data()
{
    using Parent = std::optional<RunParent>;
    QTest::addColumn<Parent>("parent");
    QTest::addColumn<bool>("isFork");
    QTest::newRow("a run of its own") << Parent() << false;
    QTest::newRow("a question that was asked again") << Parent(RunParent{"other", std::nullopt}) << false;
    QTest::newRow("a fork") << Parent(RunParent{"other", AttemptRef{LaneId{0}, 1}}) << true;
}

void OriginWordTest::tellsAnAttemptOfAForkFromThatOfItsParent()
{
    QFETCH(const std::optional<RunParent>, parent);
    QFETCH(const bool, isFork);
    std::vector<RunEvent> run = sampleRun();
    std::get<RunStarted>(run.front().body).parent = parent;
    QCOMPARE(attemptOrigin(run), (isFork ? QStringLiteral("fork · ") : QString()) + originWord(run));
}

QTEST_MAIN(OriginWordTest)
#include "tst_originword.moc"
