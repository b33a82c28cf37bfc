#include "database/databaseopener.h"
#include "llm/bundle.h"
#include "llm/scenariomodel.h"
#include "report/timelinerows.h"
#include "shell/demonstration.h"
#include "shell/demonstrationbar.h"
#include "shell/panels.h"
#include "support/samplerun.h"
#include "support/windowflow.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "workbench.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>

using namespace querymend;

/// Demonstrations in the window end as in their scripts.
class DemonstrationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAsItsScriptSays_data();
    void endsAsItsScriptSays();
    void itsBarGoesWithIt_data();
    void itsBarGoesWithIt();
    void playingAnotherEndsTheFirst();
    void isNotPlayedOnAnotherDatabase();
    void saysThatThereIsNoneOfThatName();

private:
    void holdCardsTo(const std::vector<RunEvent>& events);

    WindowFlow m_flow;
    Workbench m_workbench{[](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }};
    Demonstration m_demonstration{m_workbench};
};

void DemonstrationTest::endsAsItsScriptSays_data()
{
    QTest::addColumn<std::string>("name");
    for (const std::string& name : scenarioNames())
        QTest::newRow(name.c_str()) << name;
}

/// All demonstrations are played in one window.
void DemonstrationTest::endsAsItsScriptSays()
{
    QFETCH(const std::string, name);
    Workbench& workbench = m_flow.workbench;
    QSignalSpy ended(&workbench, &Workbench::runEnded);
    m_flow.window->demonstration().play(name);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const auto scenario = readBundledScenario(name);
    const std::vector<RunEvent>& events = workbench.events();
    QVERIFY(!events.empty());
    const auto* const finished = std::get_if<RunFinished>(&events.back().body);
    QVERIFY(finished);
    QCOMPARE(finished->outcome, scenario->expected.outcome);
    QCOMPARE(std::get<RunStarted>(events.front().body).modelKind, ModelKind::scripted);
    holdCardsTo(events);
}

/// What the events say about one attempt, independent of the timeline's own interpretation.
struct ToldAttempt {
    std::optional<ErrorCode> code;
    QString message;
    QString sql;
    std::string hint;
    int decision = -1;
    std::array<int, rungCount> rungs{}; ///< RungMark values
    bool isChecked = false;
    bool isSelected = false;
};

namespace {

using Told = std::map<std::pair<std::uint32_t, std::uint32_t>, ToldAttempt>;

void tell(ToldAttempt& told, const Checked& checked)
{
    const Finding* const primary = checked.verdict.primary();
    told.isChecked = true;
    told.code = primary ? std::optional(primary->code) : std::nullopt;
    told.message = primary ? QString::fromStdString(primary->message) : QString();
    told.sql = QString::fromStdString(checked.sql).simplified();
    told.rungs = {};
    for (const RungReport& report : checked.verdict.rungs) {
        constexpr RungMark marks[] = {RungMark::passed, RungMark::failed, RungMark::skipped};
        told.rungs[static_cast<std::size_t>(report.rung)] =
            static_cast<int>(marks[static_cast<std::size_t>(report.result)]);
    }
    if (primary)
        told.rungs[static_cast<std::size_t>(primary->rung)] = static_cast<int>(RungMark::failed);
}

void tell(ToldAttempt& told, const AttemptTested& tested)
{
    told.rungs[static_cast<std::size_t>(Rung::tests)] =
        static_cast<int>(tested.findings.empty() ? RungMark::passed : RungMark::failed);
    if (tested.findings.empty())
        return;
    told.code = tested.findings.front().code;
    told.message = QString::fromStdString(tested.findings.front().message);
}

Told toldBy(const std::vector<RunEvent>& events)
{
    Told told;
    const auto of = [&](const AttemptRef& attempt) -> ToldAttempt& {
        return told[{attempt.lane.value, attempt.number}];
    };
    for (const RunEvent& event : events) {
        if (const auto* const asked = std::get_if<ModelAsked>(&event.body))
            of(asked->attempt);
        else if (const auto* const checked = std::get_if<Checked>(&event.body))
            tell(of(checked->attempt), *checked);
        else if (const auto* const tested = std::get_if<AttemptTested>(&event.body))
            tell(of(tested->attempt), *tested);
        else if (const auto* const hint = std::get_if<HintChosen>(&event.body))
            of(hint->attempt).hint = hint->level;
        else if (const auto* const reflected = std::get_if<Reflected>(&event.body))
            of(reflected->attempt).decision = static_cast<int>(reflected->reflection.decision);
        else if (const auto* const selected = std::get_if<Selected>(&event.body))
            of(selected->attempt).isSelected = true;
    }
    return told;
}

/// All cards of the timeline from top to bottom.
QList<QModelIndex> cardsOf(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QList<QModelIndex> cards;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data(TimelineModel::RowRole).toInt() == static_cast<int>(TimelineRow::card))
            cards.append(index);
        cards += cardsOf(model, index);
    }
    return cards;
}

} // namespace

void DemonstrationTest::holdCardsTo(const std::vector<RunEvent>& events)
{
    const Told told = toldBy(events);
    const auto* const model = m_flow.window->panels().timeline().findChild<TimelineModel*>();
    QVERIFY(model);
    const QList<QModelIndex> cards = cardsOf(*model);
    QCOMPARE(static_cast<std::size_t>(cards.size()), told.size());
    for (const QModelIndex& card : cards) {
        const auto ref = card.data(TimelineModel::AttemptRole).value<AttemptRef>();
        const auto found = told.find({ref.lane.value, ref.number});
        QVERIFY(found != told.end());
        const ToldAttempt& attempt = found->second;
        QCOMPARE(card.data(TimelineModel::NumberRole).toUInt(), ref.number + 1);
        const CardKind kind = attempt.code ? cardKindOf(categoryOf(*attempt.code))
            : attempt.isChecked            ? CardKind::accepted
                                           : CardKind::unjudged;
        QCOMPARE(card.data(TimelineModel::CardKindRole).toInt(), static_cast<int>(kind));
        QCOMPARE(card.data(TimelineModel::DetailRole).toString(), attempt.message);
        QVERIFY(attempt.sql.startsWith(card.data(TimelineModel::SqlRole).toString().chopped(1)));
        const QString hint = card.data(TimelineModel::HintRole).toString();
        QVERIFY2(attempt.hint.empty() ? hint.isEmpty() : hint.contains(QString::fromStdString(attempt.hint)),
                 qPrintable(hint));
        QCOMPARE(card.data(TimelineModel::DecisionRole).toInt(), attempt.decision);
        QCOMPARE(card.data(TimelineModel::AnswerRole).toBool(), attempt.isSelected);
        const uint packed = card.data(TimelineModel::RungsRole).toUInt();
        for (std::size_t rung = 0; rung < rungCount; ++rung)
            QCOMPARE(static_cast<int>((packed >> (2 * rung)) & 3U), attempt.rungs[rung]);
        const QString spoken = card.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(card.data(Qt::DisplayRole).toString(), Qt::CaseInsensitive), qPrintable(spoken));
    }
}

void DemonstrationTest::itsBarGoesWithIt_data()
{
    using Step = std::function<void(WindowFlow&)>;
    QTest::addColumn<Step>("step");
    QTest::addColumn<bool>("stays");
    const auto row = [](const char* name, bool stays, const Step& step) { QTest::newRow(name) << step << stays; };
    row("it stays when the run is over", true, [](WindowFlow&) {});
    row("another demonstration has it too", true, [](WindowFlow& flow) {
        flow.window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(!flow.workbench.isRunning(), 30000);
    });
    row("opening another connection", false, [](WindowFlow& flow) {
        flow.window->openSample();
        QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30000);
    });
    row("opening one that is not there", false,
        [](WindowFlow& flow) { flow.window->openPlace(flow.folder.filePath(QStringLiteral("nowhere/none.db"))); });
    row("disconnecting", false, [](WindowFlow& flow) { flow.workbench.close(); });
    row("showing a run of a model that is not scripted", false,
        [](WindowFlow& flow) { flow.window->panels().show(sampleRun()); });
    row("asking a model that is not scripted", false, [](WindowFlow& flow) {
        RunRequest request;
        request.question = {"How many orders are there?", {}};
        request.modelName = "local";
        request.model = std::make_unique<ScenarioModel>(readBundledScenario("wrong-column").value());
        request.keep = [](const RunEvent&) { return std::nullopt; };
        flow.workbench.ask(std::move(request));
    });
}

void DemonstrationTest::itsBarGoesWithIt()
{
    QFETCH(const std::function<void(WindowFlow&)>, step);
    QFETCH(const bool, stays);
    WindowFlow flow;
    const auto* const bar = flow.window->findChild<DemonstrationBar*>();
    QVERIFY(bar && bar->isHidden());
    QSignalSpy ended(&flow.workbench, &Workbench::runEnded);
    flow.window->demonstration().play("right-at-once");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    QVERIFY(!bar->isHidden() && bar->text().contains(QStringLiteral("scripted")));
    flow.languages.choose("ru");
    QVERIFY2(bar->text().startsWith(QStringLiteral("Демо:")), qPrintable(bar->text()));
    step(flow);
    QCOMPARE(!bar->isHidden(), stays);
}

void DemonstrationTest::playingAnotherEndsTheFirst()
{
    QSignalSpy began(&m_demonstration, &Demonstration::began);
    QSignalSpy ended(&m_workbench, &Workbench::runEnded);
    m_demonstration.play("three-lanes");
    m_demonstration.play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    QCOMPARE(began.size(), 1);
    QCOMPARE(std::get<RunStarted>(m_workbench.events().front().body).model, "scenario:wrong-column");
}

void DemonstrationTest::isNotPlayedOnAnotherDatabase()
{
    WindowFlow flow;
    QSignalSpy began(&flow.workbench, &Workbench::runBegan);
    flow.window->demonstration().play("wrong-column");
    flow.window->openSample(); // while the demonstration opens its own database
    QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30'000);
    QVERIFY(began.isEmpty());
}

void DemonstrationTest::saysThatThereIsNoneOfThatName()
{
    QSignalSpy failed(&m_demonstration, &Demonstration::failed);
    m_demonstration.play("no-such-thing");
    QCOMPARE(failed.size(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
}

QTEST_MAIN(DemonstrationTest)
#include "tst_demonstration.moc"
