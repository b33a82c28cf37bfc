#include "report/steptexts.h"

#include "run/enumnames.h"

#include <algorithm>

namespace querymend {

namespace {

std::string joined(const std::vector<std::string>& texts, const char* between)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : between) + text;
    return all;
}

StepTexts linkedTexts(const TimelineStep& step)
{
    const std::string tables = joined(step.texts, ", ");
    StepTexts texts{"likely tables: " + std::to_string(step.texts.size()), tables};
    texts.lines = {{"linked    ", tables.empty() ? "no word of the question was found in the schema" : tables}};
    if (!tables.empty())
        texts.facts = {{"linked tables", tables}};
    return texts;
}

std::string roleTitle(const TimelineStep& step)
{
    std::string title = roleText(step.call);
    if (step.isUnderWay)
        title += ", asking the model";
    else if (step.roleOutcome != RoleOutcome::useful)
        title += ", " + (step.roleOutcome ? plainWord(recordName(*step.roleOutcome)) : std::string("no reply"));
    for (const EditedField field : step.edits)
        title += ", " + std::string(recordName(field)) + " changed by hand";
    return title;
}

StepTexts roleTexts(const TimelineStep& step)
{
    const std::string results = joined(step.texts, " / ");
    StepTexts texts{roleTitle(step), step.fault ? plainWord(recordName(*step.fault)) : std::string()};
    for (const std::string& text : {step.reason, results})
        texts.detail += (texts.detail.empty() || text.empty() ? "" : ", ") + text;
    if (step.fault) {
        texts.facts = {
            {roleText(step.call), withReason("no reply, " + plainWord(recordName(*step.fault)), step.reason)}};
        return texts;
    }
    if (!step.roleOutcome)
        return texts;
    const bool isUseful = step.roleOutcome == RoleOutcome::useful;
    if (!isUseful)
        texts.lines.push_back({"      " + std::string(recordName(*step.roleOutcome)) + ", so the run "
                               + (step.roleOutcome == RoleOutcome::refused ? "ends" : "continues without it")});
    for (const std::string& result : step.texts)
        texts.lines.push_back({"      ", result});
    if (step.call.role != ModelRole::evaluator) // listed with the tests
        texts.facts = {
            {roleText(step.call), isUseful ? results : withReason(plainWord(recordName(*step.roleOutcome)), results)}};
    return texts;
}

std::string ofAttempt(const TimelineStep& step)
{
    return lanesText({step.attempt->lane}) + ", attempt " + std::to_string(std::uint64_t{step.attempt->number} + 1);
}

std::string askedText(const TimelineStep& step)
{
    switch (step.moment) {
    case AskMoment::ambiguous:
        return step.reason;
    case AskMoment::disagreement:
        return "which result is meant?";
    case AskMoment::failure:
    case AskMoment::lastFailure:
        break;
    }
    return "what to do about this mistake?";
}

StepTexts questionTexts(const TimelineStep& step)
{
    const std::string where = step.attempt ? ofAttempt(step) + ": " : std::string();
    const std::string answer = step.isUnderWay ? "no answer yet" : step.answer.empty() ? "no answer" : step.answer;
    StepTexts texts{"asked the user: " + where + askedText(step), answer};
    texts.facts = {{"asked the user", where + askedText(step) + " / " + answer}};
    if (!step.isUnderWay && step.answered == 0) { // the answer alone
        texts.lines = {{"answer    ", answer, StepTone::notice}};
        return texts;
    }
    texts.lines = {{""}, {"asked     ", where + askedText(step), StepTone::notice}};
    for (std::size_t i = 0; i < step.texts.size(); ++i)
        texts.lines.push_back({"    " + std::to_string(i + 1) + ". ", step.texts[i]});
    return texts;
}

StepTexts timeTexts(const TimelineStep& step)
{
    const std::string what = "for " + (step.lane ? lanesText({*step.lane}) : std::string("the run"));
    const std::string title = "time ran out " + what;
    return {title, {}, {{title, {}, StepTone::notice}}, {{"time ran out", what}}};
}

/// A small step is named after its attempt, here and among the facts.
StepTexts smallTexts(const TimelineStep& step, const std::string& what, std::string detail)
{
    StepTexts texts{what + ": " + ofAttempt(step), std::move(detail)};
    texts.facts = {{what, withReason(ofAttempt(step), texts.detail)}};
    return texts;
}

StepTexts waitTexts(const TimelineStep& step)
{
    const std::string time = secondsText(step.time);
    return smallTexts(step, step.isUnderWay ? "waiting" : "waited",
                      step.reason.empty() ? time : time + ", " + step.reason);
}

StepTexts mendingTexts(const TimelineStep& step)
{
    const std::string reasons = joined(step.texts, " / ");
    return smallTexts(step, "correction without a model",
                      withReason(step.isTaken ? "tried as the next attempt" : "proposed", reasons));
}

StepTexts rowsTexts(const TimelineStep& step)
{
    if (step.isUnderWay)
        return smallTexts(step, "reading rows", {});
    const std::string count = (step.hasMoreRows ? "more than " : "") + std::to_string(step.rows);
    StepTexts texts = smallTexts(step, "rows read", step.reason.empty() ? count : step.reason);
    texts.lines = {{"    rows read: ", texts.detail, StepTone::dim}};
    return texts;
}

StepTexts cleanUpTexts(const TimelineStep& step)
{
    StepTexts texts;
    texts.title = step.groups.empty() ? std::string("no lane is left") : "kept " + lanesText(step.groups.front());
    texts.lines = {{""}, {"kept      " + (step.groups.empty() ? "none" : lanesText(step.groups.front()))}};
    std::vector<std::string> parts;
    for (const DroppedLane& dropped : step.dropped) {
        parts.push_back(withReason("dropped " + lanesText({dropped.lane}), dropped.reason));
        texts.lines.push_back({"    " + lanesText({dropped.lane}) + " is dropped: ", dropped.reason});
    }
    for (const DuplicateLane& duplicate : step.duplicates) {
        parts.push_back(lanesText({duplicate.lane}) + " has the same statement as " + lanesText({duplicate.of}));
        texts.lines.push_back({"    " + parts.back()});
    }
    texts.detail = joined(parts, "; ");
    texts.facts = {{"lanes", texts.title + (parts.empty() ? "" : "; ") + texts.detail}};
    return texts;
}

StepTexts comparisonTexts(const TimelineStep& step)
{
    StepTexts texts{"rows compared, different results: " + std::to_string(step.groups.size()), {}};
    for (const std::vector<LaneId>& group : step.groups) {
        texts.detail += (&group == &step.groups.front() ? "" : " | ") + lanesText(group);
        texts.lines.push_back(
            {(group.size() > 1 ? "    the same result: " : "    a different result: ") + lanesText(group)});
        texts.facts.push_back({"result " + std::to_string(texts.facts.size() + 1), lanesText(group)});
    }
    for (const std::string& note : step.texts) {
        texts.lines.push_back({"    note: ", note});
        texts.facts.push_back({"note", note});
    }
    if (step.answered == 0)
        texts.facts.clear();
    if (step.isUnderWay)
        texts.lines = {{"comparing the results of " + lanesText(step.groups.front()), {}, StepTone::dim}};
    return texts;
}

StepTexts testTexts(const TimelineStep& step)
{
    StepTexts texts{"judged by tests: " + std::to_string(step.texts.size()), {}};
    for (std::size_t i = 0; i < step.texts.size(); ++i) {
        std::string verdicts;
        for (const TestedLane& tested : step.tested) {
            if (i < tested.verdicts.size())
                verdicts += (verdicts.empty() ? " (" : ", ") + lanesText({tested.lane}) + ' '
                    + std::string(recordName(tested.verdicts[i]));
        }
        const std::string name = "test " + std::to_string(i + 1);
        texts.lines.push_back({name + "  ", step.texts[i]});
        texts.facts.push_back({name, step.texts[i] + (verdicts.empty() ? "" : verdicts + ')')});
    }
    for (const TestedLane& tested : step.tested) {
        const auto passed = std::count(tested.verdicts.begin(), tested.verdicts.end(), TestVerdict::passed);
        texts.detail +=
            (texts.detail.empty() ? "" : ", ") + lanesText({tested.lane}) + " passes " + std::to_string(passed);
        std::string marks;
        for (const TestVerdict verdict : tested.verdicts)
            marks += ' ' + std::string(recordName(verdict));
        texts.lines.push_back({"    " + lanesText({tested.lane}) + ':' + marks});
    }
    return texts;
}

StepTexts escalationTexts(const TimelineStep& step)
{
    const std::string title = "escalated " + levelsText(step);
    return {title, {}, {{""}, {title, {}, StepTone::notice}}, {}};
}

StepTexts selectionTexts(const TimelineStep& step)
{
    const std::string lane = lanesText({step.attempt->lane});
    return {"★ the answer: " + lane + ", attempt " + std::to_string(std::uint64_t{step.attempt->number} + 1),
            step.reason,
            {{"selected  " + lane + ": ", step.reason}},
            {}};
}

StepTexts endTexts(const TimelineStep& step)
{
    if (!step.outcome)
        return {"not finished", step.reason};
    const StepTone tone = step.outcome == RunOutcome::solved ? StepTone::good
        : step.outcome == RunOutcome::gaveUp || step.outcome == RunOutcome::unanswerable
            || step.outcome == RunOutcome::unanswered
        ? StepTone::notice
        : StepTone::bad;
    const std::string word(recordName(*step.outcome));
    return {plainWord(word), step.reason, {{""}, {word + "  ", step.reason, tone}}, {}};
}

} // namespace

std::string levelsText(const TimelineStep& step)
{
    return "from " + plainWord(recordName(step.from)) + " to " + plainWord(recordName(step.to));
}

StepTexts stepTexts(const TimelineStep& step)
{
    switch (step.kind) {
    case StepKind::linked:
        return linkedTexts(step);
    case StepKind::role:
        return roleTexts(step);
    case StepKind::asked:
        return questionTexts(step);
    case StepKind::timeRanOut:
        return timeTexts(step);
    case StepKind::waited:
        return waitTexts(step);
    case StepKind::mended:
        return mendingTexts(step);
    case StepKind::rowsRead:
        return rowsTexts(step);
    case StepKind::cleaned:
        return cleanUpTexts(step);
    case StepKind::compared:
        return comparisonTexts(step);
    case StepKind::tested:
        return testTexts(step);
    case StepKind::escalated:
        return escalationTexts(step);
    case StepKind::selected:
        return selectionTexts(step);
    case StepKind::cancelAsked:
        return {"stop requested", {}, {{"cancelling"}}, {}};
    case StepKind::finished:
        return endTexts(step);
    }
    return {};
}

} // namespace querymend
