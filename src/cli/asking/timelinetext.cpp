#include "asking/timelinetext.h"

#include "asking/modelprofiles.h"
#include "diagnose/excerpt.h"
#include "report/byhand.h"
#include "report/faultadvice.h"
#include "report/reporttext.h"
#include "run/enumnames.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace querymend {

namespace {

constexpr std::size_t mostSqlLines = 12;

std::string number(double value)
{
    const auto tenths = static_cast<int>(value * 10 + 0.5);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string_view colourOf(RunOutcome outcome)
{
    return outcome == RunOutcome::solved ? Paint::green : outcome == RunOutcome::gaveUp ? Paint::yellow : Paint::red;
}

} // namespace

std::string TimelineText::on(const RunEvent& event)
{
    std::visit([this](const auto& body) { add(body); }, event.body);
    return m_page.take();
}

void TimelineText::add(const RunStarted& body)
{
    m_model.take(body);
    m_lanes = body.policy.lanes;
    m_maxRetries = body.policy.maxRetries;
    m_page.wrapped(m_page.painted(Paint::bold, "question  "), body.question.text);
    if (!body.question.evidence.empty())
        m_page.wrapped("evidence  ", body.question.evidence);
    m_page.wrapped("database  ", body.database + " (" + body.dialect + ')');
    m_page.wrapped("model     ", modelText(body));
    if (body.parent)
        m_page.wrapped("forked    from ", parentText(*body.parent));
    for (const Example& example : body.memory.examples)
        m_page.wrapped("example   ", example.question);
}

void TimelineText::add(const CandidateForked& body)
{
    m_page.line("");
    m_page.line(m_page.painted(Paint::bold, "lane " + std::to_string(body.lane.value + 1)) + "  "
                + std::string(recordName(body.level)) + ", " + std::string(recordName(body.method)) + ", temperature "
                + number(body.temperature));
}

void TimelineText::add(const ModelAsked& body)
{
    m_page.line("");
    m_page.line(lead(body.attempt) + "  " + m_page.painted(Paint::dim, "asking the model"));
    m_last = body.attempt;
    alarms(body.alarms);
}

void TimelineText::add(const ModelReplied& body)
{
    under(body.attempt);
    charge(body.tokens);
    const std::uint64_t tokens = body.tokens.prompt.value_or(0) + body.tokens.reply.value_or(0);
    const bool isAllTold = body.tokens.prompt && body.tokens.reply;
    const std::string used =
        tokens > 0 ? (isAllTold ? ", " : ", at least ") + std::to_string(tokens) + " tokens" : std::string();
    m_page.line(std::string(indent) + m_page.painted(Paint::dim, "replied in " + secondsText(body.time) + used));
}

void TimelineText::add(const ModelFailed& body)
{
    under(body.attempt);
    if (body.tokens)
        charge(*body.tokens);
    m_page.wrapped(std::string(indent) + m_page.painted(Paint::red, symbol("✗ ", "x ")) + "model "
                       + std::string(recordName(body.fault)) + ": ",
                   body.message);
    if (m_model.terms.kind == ModelKind::live)
        m_page.wrapped(std::string(indent) + "  ", adviceOn(body.fault));
}

void TimelineText::add(const WaitStarted& body)
{
    under(body.attempt);
    m_page.wrapped(std::string(indent) + "waiting " + secondsText(body.time) + ": ", body.reason);
}

void TimelineText::add(const Checked& body)
{
    under(body.attempt);
    sql(body.sql);
    const Finding* const primary = body.verdict.primary();
    if (!primary) {
        m_page.line(std::string(indent) + m_page.painted(Paint::green, symbol("✓ passed", "passed")));
    } else {
        m_page.wrapped(
            std::string(indent)
                + m_page.painted(Paint::red,
                                 std::string(symbol("✗ ", "x ")) + std::string(label(categoryOf(primary->code))))
                + ' ' + std::string(name(primary->code)) + ": ",
            primary->message);
    }
    for (const Finding& finding : body.verdict.findings) {
        if (&finding != primary && finding.severity == Severity::note)
            m_page.wrapped(std::string(indent) + "  note: ", finding.message);
    }
}

void TimelineText::add(const HintChosen& body)
{
    under(body.attempt);
    m_page.line(std::string(indent) + m_page.painted(Paint::yellow, "hint, " + body.level)
                + (body.isRaised ? ", raised because the lane is stuck" : "") + ':');
    std::string_view rest = body.text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        m_page.line(std::string(indent) + "  " + printable(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    for (const std::string& lesson : body.lessons)
        m_page.wrapped(std::string(indent) + "  lesson: ", lesson);
}

void TimelineText::add(const Reflected& body)
{
    under(body.attempt);
    m_page.wrapped(std::string(indent) + std::string(symbol("→ ", "-> "))
                       + std::string(recordName(body.reflection.decision)) + ", score "
                       + std::to_string(body.reflection.score) + ": ",
                   body.reflection.reasoning);
}

void TimelineText::add(const LaneEnded& body)
{
    if (m_lanes > 1 || body.outcome != LaneOutcome::valid)
        m_page.wrapped("lane " + std::to_string(body.lane.value + 1) + " ends, " + std::string(recordName(body.outcome))
                           + ": ",
                       body.reason);
}

void TimelineText::add(const Escalated& body)
{
    m_page.line("");
    m_page.line(m_page.painted(Paint::yellow,
                               "escalated from " + std::string(recordName(body.from)) + " to "
                                   + std::string(recordName(body.to))));
}

void TimelineText::add(const Selected& body)
{
    if (m_lanes > 1)
        m_page.wrapped("selected  lane " + std::to_string(body.attempt.lane.value + 1) + ": ", body.reason);
}

void TimelineText::add(const CancelAsked&)
{
    m_page.line("cancelling");
}

void TimelineText::add(const RunFinished& body)
{
    m_page.line("");
    m_page.wrapped(m_page.painted(colourOf(body.outcome), std::string(recordName(body.outcome))) + "  ", body.reason);
    sql(body.sql);
    cost();
}

void TimelineText::add(const RunResumed&)
{
    m_page.line("");
    m_page.line(m_page.painted(Paint::bold, "live from here on"));
}

void TimelineText::add(const TimeRanOut& body)
{
    m_page.line(m_page.painted(
        Paint::yellow, "time ran out for " + (body.lane.isNone() ? std::string("the run") : lanesText({body.lane}))));
}

void TimelineText::add(const UnknownEvent& body)
{
    m_page.line(std::string(indent) + "an event from a newer version: " + printable(body.type));
}

void TimelineText::cost()
{
    const auto cost = m_tokens.cost();
    if (!cost)
        return;
    std::string text = costText(*cost) + " for " + std::to_string(m_tokens.prompt) + " tokens sent and "
        + std::to_string(m_tokens.reply) + " received";
    if (m_tokens.untold > 0)
        text += "; not reported for " + std::to_string(m_tokens.untold) + (m_tokens.untold == 1 ? " call" : " calls");
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
    m_page.line("");
    m_page.line(lead(attempt));
}

std::string TimelineText::lead(const AttemptRef& attempt) const
{
    const std::string lane = m_lanes > 1 ? "lane " + std::to_string(attempt.lane.value + 1) + ", " : "";
    return lane + "attempt " + std::to_string(attempt.number + 1) + " of " + std::to_string(m_maxRetries + 1);
}

} // namespace querymend
