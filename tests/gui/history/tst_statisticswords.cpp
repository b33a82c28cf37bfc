// The figures of the statistics, by what they say.

#include "history/statisticswords.h"

#include <QTest>

using namespace querymend;

class StatisticsWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void says_data();
    void says();
    void whatDidNotHappenIsLeftOut();
    void runsWithoutAnEndAreCountedApart();
    void anAxisWritesPercentagesLikeTheFigures();
    void theSummarySaysWhichRunsTheyAreBeforeItCountsAttempts();
};

namespace {

RunStatistics sample()
{
    RunStatistics made;
    made.broken = {2, 5};
    made.byModel["small"] = {{1, 4}, {2, 3}, {1, 5}};
    made.brokenByCategory[static_cast<std::size_t>(Category::executionError)] = 2;
    made.brokenByRung[static_cast<std::size_t>(Rung::explain)] = 2;
    made.rescuedByRung[static_cast<std::size_t>(Rung::references)] = {3, 4};
    made.brokenAfterHint["general"] = {1, 6};
    made.audit.corrections = 7;
    made.audit.harmless = {6, 7};
    made.audit.sameRows = {1, 2};
    made.audit.fixed[ErrorCode::unknownColumn] = 5;
    made.audit.broken[ErrorCode::typeMismatch] = 1;
    return made;
}

QString figureOf(const RunStatistics& statistics, const QString& group, const QString& name)
{
    for (const Figure& figure : figuresOf(statistics)) {
        if (figure.group == group && figure.name == name)
            return figure.value;
    }
    return QStringLiteral("not there");
}

} // namespace

void StatisticsWordsTest::says_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* group, const char* name, const char* value) {
        QTest::addRow("%s: %s", group, name)
            << QString::fromUtf8(group) << QString::fromUtf8(name) << QString::fromUtf8(value);
    };
    row("", "Lanes made worse by a retry", "2 of 5 (40%)");
    row("Model small", "Lanes solved at the first attempt", "1 of 4 (25%)");
    row("Model small", "Lanes rescued after a mistake", "2 of 3 (67%)");
    row("Model small", "Lanes made worse by a retry", "1 of 5 (20%)");
    row("Lanes made worse, by category", "Execution", "2");
    row("Lanes made worse, by the check that caught it", "explain", "2");
    row("Lanes rescued, by category of the first mistake", "Syntax", "none yet");
    row("Lanes rescued, by the check that caught the mistake", "references", "3 of 4 (75%)");
    row("Attempts that broke something after a hint", "general", "1 of 6 (17%)");
    row("Corrections", "Broke nothing", "6 of 7 (86%)");
    row("Corrections", "Same rows, where they can be compared", "1 of 2 (50%)");
    row("Corrections", "Fixed: Unknown column", "5");
    row("Corrections", "Broken: Type mismatch", "1");
}

void StatisticsWordsTest::says()
{
    QFETCH(QString, group);
    QFETCH(QString, name);
    QTEST(figureOf(sample(), group, name), "value");
}

void StatisticsWordsTest::whatDidNotHappenIsLeftOut()
{
    for (const Figure& figure : figuresOf({}))
        QVERIFY2(!figure.group.startsWith(QStringLiteral("Lanes made worse")), qPrintable(figure.group));
    QCOMPARE(figureOf({}, QStringLiteral("Corrections"), QStringLiteral("Fixed: Unknown column")),
             QStringLiteral("not there"));
}

void StatisticsWordsTest::runsWithoutAnEndAreCountedApart()
{
    RunStatistics made;
    made.runs = 9;
    made.solved = {7, 9};
    QVERIFY(!statisticsSummary(made).contains(QStringLiteral("unfinished")));
    made.solved = {7, 8};
    QVERIFY(statisticsSummary(made).contains(QStringLiteral("1 unfinished")));
}

void StatisticsWordsTest::anAxisWritesPercentagesLikeTheFigures()
{
    const QString onAxis = QString::asprintf(qPrintable(percentFormat()), 75);
    QCOMPARE(shareText({3, 4}), QStringLiteral("3 of 4 (%1)").arg(onAxis));
}

void StatisticsWordsTest::theSummarySaysWhichRunsTheyAreBeforeItCountsAttempts()
{
    RunStatistics statistics;
    statistics.runs = 9;
    statistics.attempts = 30;
    statistics.notLive = 8;
    statistics.ofAgents = 1;
    statistics.solved = {7, 8};
    const QString text = statisticsSummary(statistics);
    const auto runs = QStringLiteral("9 runs, including 8 with scripted or recorded replies, 1 by agents · 1 unfinished"
                                     " · 30 attempts checked");
    QVERIFY2(text.startsWith(runs), qPrintable(text));
}

QTEST_GUILESS_MAIN(StatisticsWordsTest)
#include "tst_statisticswords.moc"
