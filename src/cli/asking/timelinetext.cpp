#include "asking/timelinetext.h"

#include "diagnose/excerpt.h"
#include "report/byhand.h"
#include "report/faultadvice.h"
#include "report/reporttext.h"
#include "report/steptexts.h"
#include "report/storytext.h"
#include "run/calls.h"
#include "run/enumnames.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace querymend {

namespace {

constexpr std::size_t mostSqlLines = 12;
constexpr std::string_view indent = "    ";

/// `, 120 tokens`; empty if none were counted.
std::string usedText(const std::optional<TokenCounts>& counts)
{
    const std::uint64_t tokens = counts ? counts->prompt.value_or(0) + counts->reply.value_or(0) : 0;
    if (tokens == 0)
        return {};
    const bool isAllTold = counts->prompt && counts->reply;
    const std::uint64_t cached = counts->cached.value_or(0);
    return (isAllTold ? ", " : ", at least ") + std::to_string(tokens) + " tokens"
        + (cached > 0 ? " (" + std::to_string(cached) + " cached)" : std::string());
}

std::string paintedLead(const TerminalPage& page, const StepLine& line)
{
    const std::size_t end = line.lead.find_last_not_of(' ') + 1;
    const auto painted = [&](std::string_view colour) {
        return page.painted(colour, line.lead.substr(0, end)) + line.lead.substr(end);
    };
    switch (line.tone) {
    case StepTone::plain:
        return line.lead;
    case StepTone::dim:
        return painted(Paint::dim);
    case StepTone::notice:
        return painted(Paint::yellow);
    case StepTone::good:
        return painted(Paint::green);
    case StepTone::bad:
        return painted(Paint::red);
    }
    return line.lead;
}

} // namespace

/// Formats what neither a call nor a step nor a person has done.
struct TimelineText::Events {
    TimelineText& text;
    TerminalPage& page = text.m_page;

    void operator()(const RunStarted& body) const
    {
        text.m_lanes = body.policy.lanes;
        page.wrapped(page.painted(Paint::bold, "question  "), body.question.text);
        if (!body.question.evidence.empty())
            page.wrapped("evidence  ", body.question.evidence);
        page.wrapped("database  ", body.database + " (" + body.dialect + ')');
        page.wrapped(text.isOfAgent() ? "agent     " : "model     ", modelText(body));
        if (body.parent)
            page.wrapped("forked    from ", parentText(*body.parent));
        for (const Example& example : body.memory.examples)
            page.wrapped("example   ", example.question);
    }

    void operator()(const WaitStarted& body) const
    {
        text.under(body.attempt);
        page.wrapped(std::string(indent) + "waiting " + secondsText(body.time) + ": ", body.reason);
    }

    void operator()(const Checked& body) const
    {
        text.under(body.attempt);
        text.sql(body.sql);
        const Finding* const primary = body.verdict.primary();
        if (!primary) {
            page.line(std::string(indent) + page.painted(Paint::green, text.symbol("✓ passed", "passed")));
        } else {
            page.wrapped(
                std::string(indent)
                    + page.painted(Paint::red,
                                   std::string(text.symbol("✗ ", "x ")) + std::string(label(categoryOf(primary->code))))
                    + ' ' + std::string(name(primary->code)) + ": ",
                primary->message);
        }
        for (const Finding& finding : body.verdict.findings) {
            if (&finding != primary && finding.severity == Severity::note)
                page.wrapped(std::string(indent) + "  note: ", finding.message);
        }
    }

    void operator()(const QuestionRead& body) const
    {
        const AttemptCard* const card = text.cardOf(body.attempt);
        if (!card || card->reading.empty())
            return;
        text.under(body.attempt);
        const std::size_t words = card->reading.size() - body.others.size() - 1; // the last line says how sure it is
        for (std::size_t i = 0; i < card->reading.size(); ++i)
            page.wrapped(std::string(indent) + (i < words ? "read " : ""), card->reading[i]);
    }

    void operator()(const AttemptMended& body) const
    {
        const AttemptCard* const card = text.cardOf(body.attempt);
        if (!card || !card->correction)
            return;
        text.under(body.attempt);
        page.wrapped(std::string(indent) + page.painted(Paint::yellow, proposalText(*card->correction)) + ": ",
                     mendingReasons(*card->correction));
        text.sql(body.sql);
    }

    void operator()(const HintChosen& body) const
    {
        text.under(body.attempt);
        page.line(std::string(indent) + page.painted(Paint::yellow, "hint, " + body.level)
                  + (body.isRaised ? ", raised because the lane is stuck" : "") + ':');
        std::string_view rest = body.text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            page.line(std::string(indent) + "  " + printable(rest.substr(0, end)));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        for (const std::string& lesson : body.lessons)
            page.wrapped(std::string(indent) + "  lesson: ", lesson);
    }

    void operator()(const Reflected& body) const
    {
        text.under(body.attempt);
        page.wrapped(std::string(indent) + std::string(text.symbol("→ ", "-> "))
                         + std::string(recordName(body.reflection.decision)) + ", score "
                         + std::to_string(body.reflection.score) + ": ",
                     inSymbols(body.reflection.reasoning, text.m_symbols));
    }

    void operator()(const RunResumed&) const
    {
        page.line("");
        page.line(page.painted(Paint::bold, "live from here on"));
    }

    void operator()(const UnknownEvent& body) const
    {
        page.line(std::string(indent) + "an event from a newer version: " + printable(body.type));
    }

    void operator()(const AttemptTested& body) const
    {
        for (const Finding& finding : body.findings)
            page.wrapped(std::string(indent)
                             + page.painted(Paint::red, std::string(text.symbol("✗ ", "x ")) + finding.identifier)
                             + ": ",
                         finding.message);
    }

    void operator()(const RunPaused& body) const
    {
        page.line(std::string(indent) + page.painted(Paint::yellow, "stopped " + stopText(body)));
    }

    void operator()(const RunContinued& body) const
    {
        page.line(std::string(indent)
                  + page.painted(Paint::dim, body.way == ContinueWay::step ? "continued for one step" : "continued"));
    }

    template <class Other>
    void operator()(const Other&) const
    {}
};

std::string TimelineText::on(const RunEvent& event)
{
    m_model.take(event.body);
    m_timeline.add(event);
    m_facts.add(event);
    if (const auto request = requestIn(event.body))
        begin(*request);
    if (const auto answer = answerIn(event.body))
        end(*answer);
    if (const auto step = stepOf(event.body))
        add(*step);
    if (const auto done = interventionIn(event.body))
        add(*done);
    std::visit(Events{*this}, event.body);
    return m_page.take();
}

/// Writes a lane's beginning or its end.
void TimelineText::changed(const TimelinePlace& place)
{
    if (place.lane < 0 || place.card >= 0)
        return;
    const LaneRow& lane = *laneAt(m_timeline.rows(), place);
    const std::string name = lanesText({lane.id});
    if (!lane.outcome) {
        m_lanes = std::max(m_lanes, static_cast<std::uint32_t>(place.lane) + 1); // maybe more than the policy says
        m_page.line("");
        m_page.line(m_page.painted(Paint::bold, name)
                    + (lane.hasMethod ? "  " + std::string(recordName(lane.level)) + ", "
                               + std::string(recordName(lane.method)) + ", temperature " + oneDecimal(lane.temperature)
                                      : std::string(lane.agent == builtInWriter ? "  built-in" : "")));
    } else if (m_lanes > 1 || lane.outcome != LaneOutcome::valid) {
        m_page.wrapped(name + " ends, " + std::string(recordName(*lane.outcome)) + ": ", lane.reason);
    }
}

std::string_view TimelineText::waitText(const CallRequest& request) const
{
    const LaneRow* const lane = request.role ? nullptr : laneOf(m_timeline.rows(), request.attempt.lane);
    const bool isBesideModel = lane && lane->agent == builtInWriter;
    if (m_model.terms.kind == ModelKind::agent)
        return "waiting for the agent";
    return isBesideModel || m_model.terms.kind == ModelKind::builtIn ? "reading the question" : "asking the model";
}

void TimelineText::begin(const CallRequest& request)
{
    if (!request.prompt)
        return;
    m_page.line("");
    m_page.line((request.role ? roleText(*request.role) : lead(request.attempt)) + "  "
                + m_page.painted(Paint::dim, waitText(request)));
    m_last = request.attempt;
    for (const PromptAlarm& alarm : *request.alarms)
        m_page.wrapped(std::string(indent) + "alarm: ", alarm.text);
}

void TimelineText::end(const CallAnswer& answer)
{
    const std::string margin(indent);
    const std::string fault(answer.fault ? recordName(*answer.fault) : "");
    if (answer.role && answer.fault)
        return m_page.wrapped(margin + roleText(*answer.role) + " is skipped, " + fault + ": ", *answer.text);
    const std::string replied = "replied in " + secondsText(answer.time);
    if (answer.role)
        return m_page.line(margin + roleText(*answer.role) + ' ' + m_page.painted(Paint::dim, replied));
    under(answer.attempt);
    if (!answer.fault)
        return m_page.line(margin + m_page.painted(Paint::dim, replied + usedText(answer.tokens)));
    m_page.wrapped(margin + m_page.painted(Paint::red, symbol("✗ ", "x ")) + (isOfAgent() ? "agent " : "model ") + fault
                       + ": ",
                   *answer.text);
    if (m_model.terms.kind == ModelKind::live)
        m_page.wrapped(margin + "  ", adviceOn(*answer.fault));
}

void TimelineText::add(const TimelineStep& step)
{
    if (step.kind == StepKind::selected && m_lanes < 2)
        return; // the run's end says it
    for (const StepLine& line : stepTexts(step).lines)
        m_page.wrapped(paintedLead(m_page, line), line.text);
    if (step.kind != StepKind::finished)
        return;
    sql(step.sql);
    story();
    cost();
}

void TimelineText::story()
{
    m_page.wrapped("story     ", inSymbols(storyText(runStory(m_timeline.rows(), m_facts)), m_symbols));
}

void TimelineText::add(const Intervention& done)
{
    m_page.wrapped((done.attempt ? lead(*done.attempt) : done.subject) + "  " + m_page.painted(Paint::bold, "a user")
                       + ' ',
                   done.text);
    sql(done.written);
}

void TimelineText::cost()
{
    const TokenSum& tokens = m_timeline.rows().headline.tokens;
    const auto cost = tokens.cost();
    if (!cost)
        return;
    std::string text = costText(*cost) + " for " + std::to_string(tokens.prompt) + " tokens sent"
        + (tokens.cached > 0 ? " (" + std::to_string(tokens.cached) + " of them cached)" : std::string()) + " and "
        + std::to_string(tokens.reply) + " received";
    if (tokens.untold > 0)
        text += "; not reported for " + std::to_string(tokens.untold) + (tokens.untold == 1 ? " call" : " calls");
    m_page.wrapped("cost  ", text);
}

void TimelineText::sql(std::string_view text)
{
    std::size_t lines = 0;
    while (!text.empty() && lines < mostSqlLines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        m_page.wrapped(std::string(indent), text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++lines;
    }
    if (!text.empty())
        m_page.line(std::string(indent) + std::string(symbol("…", "...")));
}

void TimelineText::under(const AttemptRef& attempt)
{
    if (attempt == m_last || attempt.lane.isNone())
        return;
    m_last = attempt;
    const AttemptCard* const card = cardOf(attempt);
    const std::string origin = card && card->mending ? mendingText(*card->mending) : std::string();
    m_page.line("");
    m_page.line(lead(attempt) + (origin.empty() ? "" : "  " + m_page.painted(Paint::dim, origin)));
}

const AttemptCard* TimelineText::cardOf(const AttemptRef& attempt) const
{
    return cardAt(m_timeline.rows(), m_timeline.placeOf(attempt));
}

std::string TimelineText::lead(const AttemptRef& attempt) const
{
    const std::string lane = m_lanes > 1 ? "lane " + std::to_string(attempt.lane.value + 1) + ", " : "";
    const std::uint32_t planned = m_timeline.rows().headline.maxRetries + 1;
    // Corrections without a model and replies without SQL are not among the planned attempts.
    const bool isBeyond = attempt.number >= planned;
    return lane + "attempt " + std::to_string(attempt.number + 1)
        + (isBeyond ? std::string() : " of " + std::to_string(planned));
}

} // namespace querymend
