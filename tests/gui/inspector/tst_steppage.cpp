// Steps of the timeline in the inspector, the log of an attempt, and the report of a failure.

#include "common/theme.h"
#include "common/timelinesteps.h"
#include "gui/inspector/textofpieces.h"
#include "inspector/inspectorpanel.h"
#include "inspector/steppage.h"
#include "inspector/steppieces.h"
#include "report/timelinerows.h"
#include "support/attempts.h"
#include "support/samplerun.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QTabWidget>
#include <QTextEdit>

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

std::vector<TimelineStep> stepsOf(const std::vector<RunEvent>& events)
{
    std::vector<TimelineStep> steps;
    const TimelineRows rows = timelineRows(events);
    for (const TimelineSection& section : rows.sections) {
        if (section.kind == SectionKind::step)
            steps.push_back(section.step);
    }
    return steps;
}

QString textOfTab(const QTabWidget& tabs, int tab)
{
    QStringList texts;
    for (const QTextEdit* const pane : tabs.widget(tab)->findChildren<QTextEdit*>())
        texts.append(pane->toPlainText());
    return texts.join(QLatin1Char('\n'));
}

const TimelineStep* roleStep(const std::vector<TimelineStep>& steps, ModelRole role)
{
    const auto found = std::ranges::find_if(
        steps, [&](const TimelineStep& step) { return step.kind == StepKind::role && step.call.role == role; });
    return found == steps.end() ? nullptr : &*found;
}

} // namespace

class StepPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// An evaluator judges each attempt of its lane, in calls with the same role and number.
    void eachCallOfARoleOpensItsOwn()
    {
        const RoleCall call{ModelRole::evaluator, 0};
        std::vector<RunEvent> events{{"r", 1, 1000, RunStarted{}}};
        const auto add = [&](std::int64_t at, EventBody body) {
            events.push_back({"r", events.size() + 1, at, std::move(body)});
        };
        for (const std::int64_t at : {2000, 5000}) {
            const EffectId effect{static_cast<std::uint32_t>(at)};
            add(at, RoleAsked{effect, call, {{ChatRole::user, "tests", std::to_string(at)}}});
            add(at + 1000, RoleReplied{effect, call, "judged " + std::to_string(at), {}});
            add(at + 1000, RoleConcluded{call, RoleOutcome::useful, {"passed"}});
        }
        const std::vector<TimelineStep> steps = stepsOf(events);
        QStringList prompts;
        const std::vector<RunJournalEntry> journal = journalOf(events);
        for (const TimelineStep& step : steps) {
            if (const RunJournalEntry* const entry = entryLike(journal, step); entry && step.kind == StepKind::role)
                prompts.append(QString::fromStdString(entry->prompt->front().text));
        }
        QCOMPARE(prompts, (QStringList{QStringLiteral("2000"), QStringLiteral("5000")}));
    }

    /// Whatever the timeline shows as a step has an outcome in the inspector.
    void everyStepCanBeOpened()
    {
        for (const std::vector<RunEvent>& events : {steppedRun(), searchedRun("said"), sampleRun()}) {
            StepPage page(m_theme);
            const std::vector<TimelineStep> steps = stepsOf(events);
            QVERIFY(!steps.empty());
            for (const TimelineStep& step : steps) {
                QVERIFY2(page.showStep(events, step), std::to_string(static_cast<int>(step.kind)).c_str());
                page.tabs().setCurrentIndex(0);
                const QString said = textOfTab(page.tabs(), 0).trimmed();
                QVERIFY(!said.isEmpty());
                if (step.kind == StepKind::selected) // a sentence of its own
                    QVERIFY2(!(u'\n' + said).contains(QStringLiteral("\nthe ")), qPrintable(said));
                QCOMPARE(page.step()->kind, step.kind);
            }
        }
    }

    /// A helper's call has prompt, reply and traffic; what calls no model has its outcome alone.
    void everyRoleCanBeOpened()
    {
        const std::vector<RunEvent> events = searchedRun("what a helper says");
        const std::vector<TimelineStep> steps = stepsOf(events);
        StepPage page(m_theme);
        QVERIFY(page.showStep(events, *roleStep(steps, ModelRole::testGenerator)));
        for (int tab = 0; tab < page.tabs().count(); ++tab)
            QVERIFY(page.tabs().isTabVisible(tab));
        for (const int tab : {1, 2}) {
            page.tabs().setCurrentIndex(tab);
            QVERIFY2(textOfTab(page.tabs(), tab).contains(QStringLiteral("what a helper says")),
                     qPrintable(page.tabs().tabText(tab)));
        }
        page.tabs().setCurrentIndex(3);
        QVERIFY(textOfTab(page.tabs(), 3).contains(QStringLiteral("No requests yet")));
        page.tabs().setCurrentIndex(0);
        QVERIFY(textOfTab(page.tabs(), 0).contains(QStringLiteral("10 tokens")));
        const auto linked = std::ranges::find(steps, StepKind::linked, &TimelineStep::kind);
        QVERIFY(page.showStep(events, *linked));
        QVERIFY(!page.tabs().isTabVisible(1) && !page.tabs().isTabVisible(2) && !page.tabs().isTabVisible(3));
    }

    /// What went to the server of a helper's model and came back is there to be read.
    void theTrafficOfARoleCanBeRead()
    {
        const RoleCall call{ModelRole::keywords, 0};
        ModelTraffic traffic;
        traffic.request = "POST https://models.example.org/v1/chat";
        traffic.requestBody = R"({"model":"small"})";
        traffic.status = 200;
        traffic.body = R"({"keywords":["orders"]})";
        std::vector<RunEvent> events{{"r", 1, 1000, RunStarted{}}};
        const auto add = [&](EventBody body) {
            events.push_back({"r", events.size() + 1, events.back().at + 5, std::move(body)});
        };
        add(RoleAsked{EffectId{1}, call, {{ChatRole::user, "question", "How many orders?"}}});
        RoleReplied reply{EffectId{1}, call, "orders", {}};
        reply.traffic = {traffic};
        add(reply);
        add(RoleConcluded{call, RoleOutcome::useful, {"orders", "paid"}});
        StepPage page(m_theme);
        const std::vector<TimelineStep> steps = stepsOf(events);
        QVERIFY(page.showStep(events, *roleStep(steps, ModelRole::keywords)));
        page.tabs().setCurrentIndex(3);
        const QString said = textOfTab(page.tabs(), 3);
        for (const char* const part : {"POST https://models.example.org/v1/chat", R"("small")", "200", R"("orders")"})
            QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said));
    }

    void theKeywordsAreAStep()
    {
        const RoleCall call{ModelRole::keywords, 0};
        std::vector<RunEvent> events{{"r", 1, 1000, RunStarted{}}};
        events.push_back({"r", 2, 1005, RoleAsked{EffectId{1}, call, {{ChatRole::user, "question", "How many?"}}}});
        events.push_back({"r", 3, 1010, RoleReplied{EffectId{1}, call, "orders, paid", {}}});
        events.push_back({"r", 4, 1010, RoleConcluded{call, RoleOutcome::useful, {"orders", "paid"}}});
        const std::vector<TimelineStep> steps = stepsOf(events);
        QCOMPARE(steps.size(), std::size_t{1});
        QCOMPARE(stepText(steps[0], 1), QStringLiteral("Keyword extraction"));
        QCOMPARE(stepDetail(steps[0]), QStringLiteral("orders\npaid"));
        StepPage page(m_theme);
        QVERIFY(page.showStep(events, steps[0]));
        const QString said = textOfTab(page.tabs(), 0);
        QVERIFY2(said.contains(QStringLiteral("paid")), qPrintable(said));
        QVERIFY(!said.contains(QStringLiteral("Keyword extraction"))); // which is the title already
    }

    /// A wait, a correction without a model, and rows that were read for helpers, each with its own outcome.
    void smallStepsCanBeOpened()
    {
        std::vector<RunEvent> events = sampleRun();
        const auto add = [&](EventBody body) {
            events.push_back({"run-1", events.size() + 1, events.back().at + 300, std::move(body)});
        };
        add(WaitStarted{EffectId{7}, firstAttempt, std::chrono::milliseconds{300}, "the server is busy"});
        add(WaitEnded{EffectId{7}, firstAttempt});
        add(WaitStarted{EffectId{8}, firstAttempt, std::chrono::milliseconds{300}, "still busy"});
        MendingRound round;
        round.code = ErrorCode::unknownColumn;
        round.reason = "amount is the nearest";
        add(AttemptMended{firstAttempt, "SELECT amount FROM orders", {round}, std::chrono::microseconds{400}});
        add(RowsAsked{EffectId{9}, secondAttempt, "SELECT amount FROM orders", 5});
        ReturnedRows rows;
        rows.columns = {{"amount", "INTEGER"}};
        rows.rows = {{std::optional<std::string>("17")}};
        rows.count = 1;
        add(RowsReturned{EffectId{9}, secondAttempt, rows});
        QStringList outcomes;
        StepPage page(m_theme);
        for (const TimelineStep& step : stepsOf(events)) {
            if (!isSmall(step.kind))
                continue;
            QVERIFY(page.showStep(events, step));
            QVERIFY(!page.tabs().isTabVisible(1));
            outcomes.append(textOfTab(page.tabs(), 0));
        }
        QCOMPARE(outcomes.size(), 4);
        const auto says = [&](int step, std::initializer_list<const char*> parts) {
            return std::ranges::all_of(
                parts, [&](const char* part) { return outcomes[step].contains(QString::fromUtf8(part)); });
        };
        QVERIFY2(says(0, {"the server is busy", "300 ms"}), qPrintable(outcomes[0]));
        QVERIFY2(says(1, {"no answer yet"}), qPrintable(outcomes[1]));
        QVERIFY2(says(2, {"amount is the nearest", "SELECT amount FROM orders"}), qPrintable(outcomes[2]));
        QVERIFY2(says(3, {"1 row", "17\n\nSELECT amount"}), qPrintable(outcomes[3]));
    }

    /// An attempt's log does not have the evaluations of other attempts of its lane.
    void theLogHasTheEvaluationOfItsAttemptAlone()
    {
        const RoleCall call{ModelRole::evaluator, 0};
        std::vector<RunEvent> events{{"r", 1, 1000, RunStarted{}}};
        const auto add = [&](EventBody body) {
            events.push_back({"r", events.size() + 1, events.back().at + 5, std::move(body)});
        };
        for (const AttemptRef& attempt : {firstAttempt, secondAttempt}) {
            const EffectId effect{10 + attempt.number};
            add(Checked{{}, attempt, "SELECT 1", {}});
            add(RoleAsked{effect, call, {}});
            add(RoleReplied{effect, call, "judged", {}});
            add(RoleConcluded{
                call, RoleOutcome::useful, {attempt == firstAttempt ? "failed: too many" : "passed: it counts"}});
        }
        const std::vector<RunJournalEntry> journal = journalOf(events);
        const QString ofFirst = textOfAll(logPieces(journal, firstAttempt));
        const QString ofSecond = textOfAll(logPieces(journal, secondAttempt));
        QVERIFY2(ofFirst.contains(QStringLiteral("too many")) && !ofFirst.contains(QStringLiteral("it counts")),
                 qPrintable(ofFirst));
        QVERIFY2(ofSecond.contains(QStringLiteral("it counts")) && !ofSecond.contains(QStringLiteral("too many")),
                 qPrintable(ofSecond));
    }

    void aStepThatIsNotInTheRunChangesNothing()
    {
        StepPage page(m_theme);
        TimelineStep step;
        step.kind = StepKind::escalated;
        QVERIFY(!page.showStep(sampleRun(), step));
        QVERIFY(!page.step());
    }

    void warnsOfThePrompt()
    {
        std::vector<RunEvent> events = sampleRun();
        const ModelAsked cut{
            EffectId{9}, firstAttempt, {{ChatRole::user, "question", "How many?"}}, {"the schema was shortened"}};
        events.push_back({"run-1", events.size() + 1, events.back().at, cut});
        const QString warnings = textOfAll(warningPieces(journalOf(events), firstAttempt));
        QVERIFY2(warnings.contains(QStringLiteral("The prompt was cut")), qPrintable(warnings));
        QVERIFY(warningPieces(journalOf(events), secondAttempt).empty());
    }

    void theLogHasAllThatWasDoneForAnAttempt()
    {
        std::vector<RunEvent> events = sampleRun();
        const auto add = [&](EventBody body) {
            events.push_back({"run-1", events.size() + 1, events.back().at + 300, std::move(body)});
        };
        add(WaitStarted{EffectId{7}, firstAttempt, std::chrono::milliseconds{300}, "the server is busy"});
        add(WaitEnded{EffectId{7}, firstAttempt});
        MendingRound round;
        round.code = ErrorCode::unknownColumn;
        round.reason = "amount is the nearest";
        add(AttemptMended{firstAttempt, "SELECT amount FROM orders", {round}, std::chrono::microseconds{400}});
        const QString log = textOfAll(logPieces(journalOf(events), firstAttempt));
        for (const char* const part :
             {"Model call, attempt 1", "120 tokens", "Checks, attempt 1", "Unknown column: no such column: amont",
              "Waiting, attempt 1", "the server is busy", "Correction without a model, attempt 1",
              "amount is the nearest", "SELECT amount FROM orders"})
            QVERIFY2(log.contains(QString::fromUtf8(part)), qPrintable(log));
        QVERIFY(!log.contains(QStringLiteral("attempt 2")));
    }

    void saysWhatACorrectionFixedAndBroke()
    {
        AttemptCard card;
        QVERIFY(auditPieces(card).empty());
        card.audit = CardAudit{{{Rung::references, ErrorCode::unknownColumn, "amont"}},
                               {{Rung::explain, ErrorCode::typeMismatch, ""}},
                               {{Rung::trial, ErrorCode::divisionByZero, ""}},
                               {},
                               RowsAudit{3, 2, true, 1, 2}};
        const QString text = textOfAll(auditPieces(card));
        for (const char* const part : {"Fixed", "Unknown column: amont", "Broken",
                                       "New, because the checks got further", "Rows gained: 1, lost: 2"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
        card.audit = CardAudit{};
        QVERIFY(textOfAll(auditPieces(card)).contains(QStringLiteral("It fixed nothing and broke nothing.")));
    }

    void copiesTheReportOfAFailure()
    {
        InspectorPanel panel(m_theme);
        QAction* button = nullptr;
        for (QAction* const each : panel.findChildren<QAction*>()) {
            if (each->text() == QStringLiteral("&Copy a Report of This Failure"))
                button = each;
        }
        QVERIFY(button);
        panel.showAttempt(sampleRun(), secondAttempt);
        QVERIFY(!button->isEnabled());
        panel.showAttempt(sampleRun(), firstAttempt);
        QVERIFY(button->isEnabled());
        button->trigger();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("---- failed: run run-1, lane 1, attempt 1\n")), qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("SQL:\n    SELECT\n")));
    }

    /// An attempt that is chosen takes the place of a step, and the other way round.
    void showsAStepOrAnAttempt()
    {
        InspectorPanel panel(m_theme);
        const std::vector<RunEvent> events = steppedRun();
        panel.showStep(events, stepsOf(events).front());
        const auto* const page = panel.findChild<StepPage*>();
        QVERIFY(page->isVisibleTo(&panel));
        panel.showAgain(events);
        QVERIFY(page->isVisibleTo(&panel));
        panel.showAttempt(events, firstAttempt);
        QVERIFY(!page->isVisibleTo(&panel));
        panel.showStep(events, stepsOf(events).front());
        panel.clear();
        QVERIFY(!page->isVisibleTo(&panel) && !page->step());
    }

private:
    Theme m_theme;
};

} // namespace querymend

QTEST_MAIN(querymend::StepPageTest)

#include "tst_steppage.moc"
