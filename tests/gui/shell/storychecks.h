#pragma once

#include "ask/questionedit.h"
#include "common/chip.h"
#include "common/inlinemessage.h"
#include "common/storywords.h"
#include "editor/answeroffer.h"
#include "editor/problems/problemmarks.h"
#include "gui/shell/storyflow.h"
#include "results/plan/planview.h"
#include "shell/attemptviews.h"
#include "shell/statusline.h"
#include "shell/storysentence.h"
#include "support/named.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QString>

#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

// Each check returns what in the window is not as the record of the shown run says; empty if nothing is.

namespace querymend {

/// What was done last that leaves words in a panel: on which run, by its id.
struct StoryTraces {
    std::string explained; ///< the run whose attempt the plan is about; empty for the user's own text
    std::string changed;   ///< the run from which another was to be made
    std::string made;      ///< the run of which an event was recorded
};

/// The value of the chip with this name below the question.
inline QString chipValue(StoryFlow& flow, const char* name)
{
    for (const Chip* const chip : flow.panels().ask().findChildren<Chip*>()) {
        if (chip->text() == QLatin1String(name))
            return chip->value();
    }
    return {};
}

inline QString disagreementOnChips(StoryFlow& flow, const RunStarted& start)
{
    constexpr std::array levels{"Basic", "Advanced", "Expert"};
    const QLocale locale;
    const RunPolicy& policy = start.policy;
    if (chipValue(flow, "Level") != QLatin1String(levels[static_cast<std::size_t>(policy.level)]))
        return QStringLiteral("the level is another's: ") + chipValue(flow, "Level");
    if (chipValue(flow, "Lanes") != locale.toString(policy.lanes))
        return QStringLiteral("the lanes are another's: ") + chipValue(flow, "Lanes");
    if (chipValue(flow, "Retries") != locale.toString(policy.maxRetries))
        return QStringLiteral("the retries are another's: ") + chipValue(flow, "Retries");
    const QString model =
        start.modelKind == ModelKind::scripted ? QStringLiteral("scripted") : QString::fromStdString(start.model);
    if (chipValue(flow, "Model") != model)
        return QStringLiteral("the model is another's: ") + chipValue(flow, "Model");
    return {};
}

/// The question and its settings.
inline QString disagreementOnQuestion(StoryFlow& flow)
{
    AskPanel& ask = flow.panels().ask();
    const RunStarted* const start = flow.panels().run().start();
    if (!start) {
        const bool isLent = flow.panels().run().id().empty() && ask.isLent();
        return isLent ? QStringLiteral("there is no run, but the settings are a run's") : QString();
    }
    const AskedQuestion asked = ask.question();
    if (asked.question.text != start->question.text || asked.question.evidence != start->question.evidence)
        return QStringLiteral("the question is another");
    if (ask.box().toPlainText().toStdString() != start->question.text)
        return QStringLiteral("the box has another question");
    if (!(asked.policy == start->policy))
        return QStringLiteral("the settings are another's");
    for (const Chip* const chip : ask.findChildren<Chip*>()) {
        if (chip->text() == QStringLiteral("Evidence") && chip->isChecked() == start->question.evidence.empty())
            return QStringLiteral("the evidence is another's");
    }
    return disagreementOnChips(flow, *start);
}

inline QString disagreementOnRun(StoryFlow& flow)
{
    Panels& panels = flow.panels();
    const RunStarted* const start = panels.run().start();
    const RunStory story = runStory(flow.rows().rows(), factsOf(panels.shown()));
    if (flow.window->findChild<StorySentence*>()->text() != sentenceOf(story))
        return QStringLiteral("the sentence tells another story");
    if (start && !StoryFlow::names(panels.timeline(), panels.shown()))
        return QStringLiteral("the timeline names another run");
    if (panels.editor().answerOffer().isMade() && !panels.run().answer())
        return QStringLiteral("an answer is offered that the run has not");
    const std::vector<RunEvent>& beside = panels.beside();
    if (panels.timelines().hasEarlier() == beside.empty()
        || (!beside.empty() && (!start || !start->parent || start->parent->run != beside.front().run)))
        return QStringLiteral("there is a run beside it that is not its parent");
    return {};
}

/// The problems that are marked in the preview, and in the user's own text, which has none.
inline QString disagreementOnProblems(StoryFlow& flow, const AttemptDetail& detail)
{
    EditorPanel& editor = flow.panels().editor();
    if (!editor.tabs().at(0)->marks().problems().empty())
        return QStringLiteral("a problem is marked in the user's text");
    const AttemptPreview& preview = editor.attemptPreview();
    const bool isOnItsWay = !preview.attempt().progress.isEmpty() || !preview.attempt().whole.empty();
    if (!editor.isPreviewing() || isOnItsWay)
        return {};
    std::vector<ErrorCode> recorded;
    for (const Finding& finding : detail.check ? detail.check->verdict.findings : std::vector<Finding>()) {
        if (finding.severity != Severity::note)
            recorded.push_back(finding.code);
    }
    std::vector<ErrorCode> marked;
    for (const TextProblem& problem : preview.marks().problems())
        marked.push_back(problem.code);
    return std::ranges::is_permutation(recorded, marked) ? QString()
                                                         : QStringLiteral("the preview marks other problems");
}

inline QString disagreementOnPreview(StoryFlow& flow, const ChosenAttempt& chosen, const AttemptDetail& detail)
{
    Panels& panels = flow.panels();
    const AttemptPreview& preview = panels.editor().attemptPreview();
    if (!panels.editor().isPreviewing())
        return {};
    if (preview.editor().sqlText() != preview.attempt().sql
        || (!detail.sql().empty() && preview.attempt().sql != detail.sql()))
        return QStringLiteral("the preview shows another statement");
    if (!preview.attempt().title.startsWith(QStringLiteral("Attempt %1").arg(chosen.attempt.number + 1)))
        return QStringLiteral("the preview names another attempt: ") + preview.attempt().title;
    if (preview.attempt().origin != attemptOrigin(chosen.run))
        return QStringLiteral("the preview names another run");
    const bool isHere = isOnOpenDatabase(*detail.start, flow.workbench);
    const bool mayBeAccepted = isHere && panels.run().answer() == chosen.attempt;
    if ((preview.attempt().offer == PreviewOffer::accept) != mayBeAccepted)
        return QStringLiteral("the preview offers the wrong thing");
    return {};
}

inline QString disagreementOnAttempt(StoryFlow& flow)
{
    Panels& panels = flow.panels();
    const auto chosen = panels.chosen();
    if (!chosen) {
        const bool isBare = !panels.editor().isPreviewing() && !panels.results().rowsOfRun() && flow.marked().isEmpty()
            && flow.inspected().empty();
        return isBare ? QString() : QStringLiteral("there is something of an attempt, but none is chosen");
    }
    const AttemptDetail detail = attemptDetail(chosen->run, chosen->attempt);
    const bool isHere = isOnOpenDatabase(*detail.start, flow.workbench);
    if (flow.inspected() != detail.sql())
        return QStringLiteral("the inspector has another statement");
    if (!StoryFlow::names(panels.inspector(), chosen->run))
        return QStringLiteral("the inspector names another run");
    if (flow.marked() != (detail.check && isHere ? flow.known(detail.check->verdict.tables) : QStringList()))
        return QStringLiteral("the schema has other marks: ") + flow.marked().join(u' ');
    for (const QString& why : {disagreementOnPreview(flow, *chosen, detail), disagreementOnProblems(flow, detail)}) {
        if (!why.isEmpty())
            return why;
    }
    if (ResultView* const rows = panels.results().rowsOfRun()) {
        const auto isOfRun = [&](const RunEvent& event) {
            const auto* const checked = std::get_if<Checked>(&event.body);
            return checked && checked->sql == rows->result().statement();
        };
        if (!isHere || std::ranges::none_of(chosen->run, isOfRun) || !rows->origin().endsWith(originWord(chosen->run)))
            return QStringLiteral("the rows are of another run: ") + rows->origin();
    }
    return {};
}

/// A plan says whose statement it is about. That of an attempt goes with its run.
inline QString disagreementOnPlan(StoryFlow& flow, const StoryTraces& traces)
{
    Panels& panels = flow.panels();
    const QString origin = panels.results().plan().origin();
    if (origin.isEmpty() || origin.startsWith(QStringLiteral("Your text")))
        return {};
    for (const std::vector<RunEvent>* const run : {&panels.shown(), &panels.beside()}) {
        if (!run->empty() && run->front().run == traces.explained && origin.endsWith(originWord(*run)))
            return {};
    }
    return QStringLiteral("the plan is of another run: ") + origin;
}

/// Messages beside the panels that are about a run.
inline QString disagreementOnMessages(StoryFlow& flow, const StoryTraces& traces)
{
    Panels& panels = flow.panels();
    EditorPanel& editor = panels.editor();
    for (const InlineMessage* const message :
         editor.findChildren<InlineMessage*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool isOffer = editor.answerOffer().isMade() && message->text() == QStringLiteral("The answer is ready.");
        if (!message->isHidden() && !isOffer)
            return QStringLiteral("the editor says: ") + message->text();
    }
    const InlineMessage& beside = panels.ask().message();
    const RunStarted* const start = panels.run().start();
    const bool isOfModel = start && beside.text().contains(QString::fromStdString(start->model));
    if (!beside.isHidden() && !isOfModel)
        return QStringLiteral("beside the question is said: ") + beside.text();
    const bool isAboutRun = traces.changed == panels.run().id();
    const InlineMessage& refusal = flow.panel()->findChild<SteerPanel*>()->message();
    if (!refusal.isHidden() && !isAboutRun)
        return QStringLiteral("a refusal is about another run: ") + refusal.text();
    const auto* const submit = flow.part<QPushButton>("submitChange");
    if (submit && submit->isVisible() && !isAboutRun)
        return QStringLiteral("a form is about another run");
    return {};
}

/// The text with this caption in the status line.
inline QString statusText(StoryFlow& flow, const QString& caption)
{
    const auto* const label = named<QLabel>(*flow.window->findChild<StatusLine*>(), caption);
    return label ? label->text() : QStringLiteral("there is none");
}

/// The status line tells of progress only while there is some, and of tokens also while their run is shown.
inline QString disagreementOnProgress(StoryFlow& flow, const StoryTraces& traces)
{
    const QString activity = statusText(flow, QStringLiteral("Activity"));
    const QString tokens = statusText(flow, QStringLiteral("Tokens"));
    if (flow.workbench.isRunning())
        return {};
    if (!activity.isEmpty())
        return QStringLiteral("the status line tells of what is over: ") + activity;
    return tokens.isEmpty() || traces.made == flow.panels().run().id()
        ? QString()
        : QStringLiteral("the tokens are another's: ") + tokens;
}

} // namespace querymend
