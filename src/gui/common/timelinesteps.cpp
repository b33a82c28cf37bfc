#include "common/timelinesteps.h"

#include "common/mendingwords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TimelineSteps)
};

QString numberOf(std::uint32_t counted)
{
    return QLocale().toString(qulonglong{counted} + 1);
}

QString laneWord(LaneId lane)
{
    return Words::tr("lane %1").arg(numberOf(lane.value));
}

QString lanesWord(const std::vector<LaneId>& lanes)
{
    QStringList numbers;
    for (const LaneId lane : lanes)
        numbers.append(numberOf(lane.value));
    const auto count = static_cast<int>(numbers.size());
    const QString last = count > 1 ? numbers.takeLast() : QString();
    const QString first = numbers.join(QStringLiteral(", "));
    //: %1 is one number or several: `1 and 3`
    return Words::tr("lanes %1", nullptr, count).arg(last.isEmpty() ? first : Words::tr("%1 and %2").arg(first, last));
}

} // namespace

QString roleWord(const RoleCall& call)
{
    switch (call.role) {
    case ModelRole::validator:
        return Words::tr("Question validator");
    case ModelRole::translator:
        return Words::tr("Translator");
    case ModelRole::keywords:
        return Words::tr("Keyword extraction");
    case ModelRole::testGenerator:
        return Words::tr("Test generator %1").arg(numberOf(call.number));
    case ModelRole::evaluator:
        return Words::tr("Evaluator of lane %1").arg(numberOf(call.number));
    case ModelRole::explainer:
        return Words::tr("Explainer");
    }
    return {};
}

namespace {

QString roleState(const TimelineStep& step)
{
    const QString role = roleWord(step.call);
    if (step.isUnderWay)
        return Words::tr("%1: calling the model").arg(role);
    if (!step.roleOutcome)
        return Words::tr("%1: no reply").arg(role);
    switch (*step.roleOutcome) {
    case RoleOutcome::useful:
        return role;
    case RoleOutcome::refused:
        return Words::tr("%1: unanswerable").arg(role);
    case RoleOutcome::unusable:
        return Words::tr("%1: no useful result").arg(role);
    case RoleOutcome::failed:
        return Words::tr("%1: skipped").arg(role);
    }
    return role;
}

QString roleTitle(const TimelineStep& step, std::uint32_t)
{
    QStringList parts{roleState(step)};
    if (step.isFormer)
        parts.append(Words::tr("for the previous answer"));
    for (const EditedField field : step.edits)
        parts.append(Words::tr("%1 edited").arg(wordOf(field)));
    return parts.join(QStringLiteral(", "));
}

QString comparedTitle(const TimelineStep& step, std::uint32_t)
{
    if (step.isUnderWay)
        return Words::tr("Comparing rows: %1")
            .arg(lanesWord(step.groups.empty() ? std::vector<LaneId>() : step.groups.front()));
    return Words::tr("Rows compared: %n different results", nullptr, static_cast<int>(step.groups.size()));
}

QStringList groupWords(const TimelineStep& step)
{
    QStringList words;
    for (const std::vector<LaneId>& group : step.groups)
        words.append(group.size() > 1 ? Words::tr("%1 agree").arg(lanesWord(group))
                                      : Words::tr("%1 differs").arg(lanesWord(group)));
    return words;
}

QStringList verdictWords(const TimelineStep& step)
{
    QStringList words;
    for (const TestedLane& tested : step.tested) {
        const auto passed = std::count(tested.verdicts.begin(), tested.verdicts.end(), TestVerdict::passed);
        //: how many of the tests a lane passes
        words.append(Words::tr("%1 passes %2 of %3")
                         .arg(laneWord(tested.lane), QLocale().toString(qlonglong{passed}),
                              QLocale().toString(static_cast<qulonglong>(step.texts.size()))));
    }
    return words;
}

QStringList cleanUpWords(const TimelineStep& step)
{
    QStringList words;
    for (const DroppedLane& dropped : step.dropped)
        words.append(Words::tr("%1 dropped: %2")
                         .arg(laneWord(dropped.lane),
                              recordedWords(dropped.reason).replace(QStringLiteral(" · "), QStringLiteral(", "))));
    for (const DuplicateLane& duplicate : step.duplicates)
        words.append(Words::tr("%1 is the same as %2").arg(laneWord(duplicate.lane), laneWord(duplicate.of)));
    return words;
}

/// Begins with the attempt that the step is about, if it is about one, and with a capital letter as other titles do.
QString ofAttempt(const TimelineStep& step, std::uint32_t lanes, const QString& state)
{
    QString title = step.attempt ? attemptWord(*step.attempt, lanes) + QStringLiteral(": ") + state : state;
    title[0] = title[0].toUpper();
    return title;
}

QString askedTitle(const TimelineStep& step, std::uint32_t lanes)
{
    const QString state = step.isUnderWay ? Words::tr("Waiting for your answer")
        : step.answer.empty()             ? Words::tr("You were asked, and did not answer")
                                          : Words::tr("You answered: %1").arg(textOf(step.answer));
    return ofAttempt(step, lanes, state);
}

QStringList askedWords(const TimelineStep& step)
{
    QStringList words{textOf(step.reason)};
    if (step.moment == AskMoment::disagreement)
        words = {Words::tr("These statements return different results. Which one do you mean?")};
    else if (step.moment != AskMoment::ambiguous)
        words = {Words::tr("What do you know about this mistake?")};
    for (const std::string& reading : step.texts)
        words.append(QStringLiteral("– ") + textOf(reading));
    return words;
}

QString waitTitle(const TimelineStep& step, std::uint32_t lanes)
{
    const QString of = step.attempt ? attemptWord(*step.attempt, lanes) : QString();
    return step.isUnderWay ? Words::tr("Waiting, %1").arg(of) : Words::tr("Waited, %1").arg(of);
}

QString mendingTitle(const TimelineStep& step, std::uint32_t lanes)
{
    const QString state = step.isTaken ? Words::tr("mended without a model") : Words::tr("correction found");
    return ofAttempt(step, lanes, state);
}

QStringList mendingWords(const TimelineStep& step)
{
    return QStringList(step.isTaken ? Words::tr("tried as the next attempt") : Words::tr("offered"))
        + correctionLines(step);
}

QString rowsTitle(const TimelineStep& step, std::uint32_t lanes)
{
    const QString of = step.attempt ? attemptWord(*step.attempt, lanes) : QString();
    return step.isUnderWay ? Words::tr("Reading rows, %1").arg(of) : Words::tr("Rows read, %1").arg(of);
}

QString rowsWord(const TimelineStep& step)
{
    if (step.isUnderWay || !step.reason.empty())
        return recordedWords(step.reason);
    return step.hasMoreRows ? Words::tr("more than %1 rows").arg(QLocale().toString(qulonglong{step.rows}))
                            : Words::tr("%n rows", nullptr, static_cast<int>(step.rows));
}

QStringList saidWords(const TimelineStep& step)
{
    QStringList words;
    const QString reason = recordedWords(step.reason);
    if (step.fault)
        words.append(reason.isEmpty() ? wordOf(*step.fault) : wordOf(*step.fault) + QStringLiteral(": ") + reason);
    else if (!reason.isEmpty())
        words.append(reason);
    const bool isModels = step.kind == StepKind::role; // its words are left as they are
    const bool isJudging = isModels && step.call.role == ModelRole::evaluator;
    for (const std::string& text : step.texts)
        words.append(isJudging ? recordedVerdict(text) : isModels ? textOf(text) : recordedWords(text));
    return words;
}

QStringList testWords(const TimelineStep& step)
{
    QStringList words;
    for (const std::string& test : step.texts)
        words.append(Words::tr("Test %1: %2").arg(QLocale().toString(words.size() + 1), recordedWords(test)));
    return words;
}

QString reasonWords(const TimelineStep& step)
{
    return recordedWords(step.reason);
}

/// How a kind of step looks, and what is said of one of `lanes` lanes.
struct StepLook {
    Icon icon;
    Tone tone;
    QString (*title)(const TimelineStep& step, std::uint32_t lanes);
    QString (*detail)(const TimelineStep& step);
};

StepLook lookOf(StepKind kind)
{
    using Step = TimelineStep;
    switch (kind) {
    case StepKind::linked:
        return {Icon::link, Tone::generic,
                [](const Step& step, std::uint32_t) {
                    return Words::tr("%n likely tables", nullptr, static_cast<int>(step.texts.size()));
                },
                [](const Step& step) { return saidWords(step).join(QStringLiteral(", ")); }};
    case StepKind::role: // each role has an icon
        return {Icon::person, Tone::generic, roleTitle,
                [](const Step& step) { return saidWords(step).join(QStringLiteral("\n")); }};
    case StepKind::asked:
        return {Icon::questionCircle, Tone::accent, askedTitle,
                [](const Step& step) { return askedWords(step).join(QStringLiteral("\n")); }};
    case StepKind::timeRanOut:
        return {Icon::clockHistory, Tone::execution,
                [](const Step& step, std::uint32_t) {
                    return step.lane ? Words::tr("Out of time: %1").arg(laneWord(*step.lane))
                                     : Words::tr("Out of time");
                },
                reasonWords};
    case StepKind::waited:
        return {Icon::hourglassSplit, Tone::generic, waitTitle, reasonWords};
    case StepKind::mended:
        return {Icon::lightning, Tone::generic, mendingTitle,
                [](const Step& step) { return mendingWords(step).join(QStringLiteral("\n")); }};
    case StepKind::rowsRead:
        return {Icon::table, Tone::generic, rowsTitle, rowsWord};
    case StepKind::cleaned:
        return {Icon::funnel, Tone::generic,
                [](const Step& step, std::uint32_t) {
                    return step.groups.empty() ? Words::tr("No lanes left")
                                               : Words::tr("Remaining: %1").arg(lanesWord(step.groups.front()));
                },
                [](const Step& step) { return cleanUpWords(step).join(QStringLiteral("\n")); }};
    case StepKind::compared:
        return {Icon::table, Tone::generic, comparedTitle, [](const Step& step) {
                    return step.isUnderWay ? QString()
                                           : (groupWords(step) + saidWords(step)).join(QStringLiteral("\n"));
                }};
    case StepKind::tested:
        return {Icon::listUl, Tone::generic,
                [](const Step& step, std::uint32_t) {
                    return Words::tr("Evaluated with %n tests", nullptr, static_cast<int>(step.texts.size()));
                },
                [](const Step& step) { return (verdictWords(step) + testWords(step)).join(QStringLiteral("\n")); }};
    case StepKind::escalated:
        return {Icon::arrowUpCircle, Tone::accent,
                [](const Step& step, std::uint32_t) {
                    return Words::tr("Escalated from %1 to %2").arg(wordOf(step.from), wordOf(step.to));
                },
                reasonWords};
    case StepKind::selected:
        return {Icon::trophy, Tone::accepted,
                [](const Step& step, std::uint32_t lanes) {
                    return Words::tr("Answer: %1").arg(step.attempt ? attemptWord(*step.attempt, lanes) : QString());
                },
                reasonWords};
    case StepKind::cancelAsked:
        return {Icon::stopCircle, Tone::generic, [](const Step&, std::uint32_t) { return Words::tr("Stop requested"); },
                reasonWords};
    case StepKind::finished: // each outcome has an icon and a tone
        break;
    }
    return {Icon::flag, Tone::generic,
            [](const Step& step, std::uint32_t) { return step.outcome ? wordOf(*step.outcome) : QString(); },
            reasonWords};
}

} // namespace

QString stepText(const TimelineStep& step, std::uint32_t lanes)
{
    return lookOf(step.kind).title(step, lanes);
}

QString stepDetail(const TimelineStep& step)
{
    const QString detail = lookOf(step.kind).detail(step);
    const bool isSaid = step.outcome && detail.compare(wordOf(*step.outcome), Qt::CaseInsensitive) == 0;
    return isSaid ? QString() : detail; // "Cancelled" is no reason for it
}

Icon stepIcon(const TimelineStep& step)
{
    if (step.kind == StepKind::role)
        return iconOf(step.call.role);
    return step.outcome ? iconOf(*step.outcome) : lookOf(step.kind).icon;
}

Tone stepTone(const TimelineStep& step)
{
    return step.outcome ? toneOf(*step.outcome) : lookOf(step.kind).tone;
}

QString stepCost(const TimelineStep& step)
{
    if (step.time.count() == 0)
        return spentWord(step.tokens);
    const QString tokens = spentWord(step.tokens);
    if (step.kind == StepKind::waited && step.isUnderWay) // the time that is planned for a wait
        return Words::tr("up to %1").arg(timeWord(step.time));
    return timeWord(step.time) + (tokens.isEmpty() ? tokens : QStringLiteral(" · ") + tokens);
}

QString spokenStep(const TimelineStep& step, std::uint32_t lanes)
{
    const QString detail = stepDetail(step);
    const QString cost = stepCost(step);
    return stepText(step, lanes) + (detail.isEmpty() ? detail : QStringLiteral(": ") + detail)
        + (cost.isEmpty() ? cost : QStringLiteral("\n") + cost);
}

} // namespace querymend
