// A run file as the first version with run files wrote it, without any of the fields and events that came later.

#include "report/runjournal.h"
#include "report/timelinerows.h"
#include "run/decide.h"
#include "store/runfile.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace querymend;

class OldRunFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyLineStaysAsItWas();
    void everyEventIsUnderstood();
    void whatIsReadIsWrittenTheSameEachTime();
    void newSettingsAreOff();
    void itsWaitIsAStep();
    void saysWhatTheRunCameTo();

private:
    std::string m_text;
    std::vector<RunLine> m_lines;
    std::vector<RunEvent> m_events;
};

void OldRunFileTest::initTestCase()
{
    QFile file(QStringLiteral(QUERYMEND_OLD_RUNS "/first-format.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = file.readAll().toStdString();
    auto read = readRunFile(m_text);
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    m_lines = std::move(read).value();
    for (const RunLine& line : m_lines)
        m_events.push_back(line.event);
}

void OldRunFileTest::everyLineStaysAsItWas()
{
    QCOMPARE(writeRunFile(m_lines), m_text);
}

void OldRunFileTest::everyEventIsUnderstood()
{
    for (const RunEvent& event : m_events)
        QVERIFY2(!std::holds_alternative<UnknownEvent>(event.body), std::to_string(event.seq).c_str());
}

void OldRunFileTest::whatIsReadIsWrittenTheSameEachTime()
{
    for (const RunEvent& event : m_events) {
        const std::string written = toRecord(event);
        const auto again = readRecord(written);
        QVERIFY(again.ok());
        QCOMPARE(toRecord(*again), written);
    }
}

void OldRunFileTest::newSettingsAreOff()
{
    const RunStarted& start = std::get<RunStarted>(m_events.front().body);
    QCOMPARE(start.policy.neededTests, NeededTests::none);
    QVERIFY(start.policy.roles.empty() && start.policy.roleModels.empty() && start.policy.asks.empty());
}

void OldRunFileTest::itsWaitIsAStep()
{
    const TimelineRows rows = timelineRows(m_events);
    const auto waited = std::ranges::find_if(rows.sections, [](const TimelineSection& section) {
        return section.kind == SectionKind::step && section.step.kind == StepKind::waited;
    });
    QVERIFY(waited != rows.sections.end());
    QCOMPARE(waited->step.time, std::chrono::milliseconds(503));
    QCOMPARE(waited->step.reason, std::string("the server asked for a pause"));
    const auto journal = journalOf(m_events);
    QVERIFY(std::ranges::find(journal, JournalKind::wait, &RunJournalEntry::kind) != journal.end());
}

void OldRunFileTest::saysWhatTheRunCameTo()
{
    const RunState state = stateAfter(m_events);
    QVERIFY(state.end);
    QCOMPARE(state.end->outcome, RunOutcome::solved);
    const TimelineRows rows = timelineRows(m_events);
    QCOMPARE(rows.headline.attempts, 2U);
    QCOMPARE(rows.headline.selected, std::optional(AttemptRef{LaneId{0}, 1}));
    QCOMPARE(rows.headline.tokens.all(), std::uint64_t{516});
}

QTEST_APPLESS_MAIN(OldRunFileTest)
#include "tst_oldrunfile.moc"
