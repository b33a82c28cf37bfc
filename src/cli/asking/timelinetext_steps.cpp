// Events that helpers, comparisons, tests and the user add to a run.

#include "asking/timelinetext.h"
#include "report/byhand.h"
#include "report/reporttext.h"
#include "run/enumnames.h"

#include <string>

namespace querymend {

void TimelineText::add(const RoleAsked& body)
{
    m_page.line("");
    m_last = {};
    m_page.line(roleText(body.call) + "  " + m_page.painted(Paint::dim, "asking the model"));
    alarms(body.alarms);
}

void TimelineText::add(const RoleReplied& body)
{
    charge(body.tokens);
    m_page.line(std::string(indent) + roleText(body.call) + ' '
                + m_page.painted(Paint::dim, "replied in " + secondsText(body.time)));
}

void TimelineText::add(const RoleFailed& body)
{
    if (body.tokens)
        charge(*body.tokens);
    m_page.wrapped(std::string(indent) + roleText(body.call) + " is skipped, " + std::string(recordName(body.fault))
                       + ": ",
                   body.message);
}

void TimelineText::add(const RoleConcluded& body)
{
    if (body.outcome != RoleOutcome::useful)
        m_page.line(std::string(indent) + "  " + std::string(recordName(body.outcome)) + ", so the run "
                    + (body.outcome == RoleOutcome::refused ? "ends" : "continues without it"));
    for (const std::string& result : body.results)
        m_page.wrapped(std::string(indent) + "  ", result);
}

void TimelineText::add(const CandidatesCleaned& body)
{
    m_page.line("");
    m_page.line("kept      " + lanesText(body.kept) + (body.kept.empty() ? "none" : ""));
    for (const DroppedLane& dropped : body.dropped)
        m_page.wrapped(std::string(indent) + "lane " + std::to_string(dropped.lane.value + 1) + " is dropped: ",
                       dropped.reason);
    for (const DuplicateLane& duplicate : body.duplicates)
        m_page.line(std::string(indent) + "lane " + std::to_string(duplicate.lane.value + 1)
                    + " has the same statement as lane " + std::to_string(duplicate.of.value + 1));
}

void TimelineText::add(const ComparisonStarted& body)
{
    m_page.line(m_page.painted(Paint::dim, "comparing the results of " + lanesText(body.lanes)));
}

void TimelineText::add(const ResultsCompared& body)
{
    for (const std::vector<LaneId>& group : body.groups)
        m_page.line(std::string(indent) + (group.size() > 1 ? "the same result: " : "a different result: ")
                    + lanesText(group));
    for (const std::string& note : body.notes)
        m_page.wrapped(std::string(indent) + "note: ", note);
}

void TimelineText::add(const SchemaLinked& body)
{
    std::string tables;
    for (const ChosenTable& chosen : body.tables)
        tables += (tables.empty() ? "" : ", ") + tableText(chosen);
    m_page.wrapped("linked    ", tables.empty() ? "no word of the question was found in the schema" : tables);
}

void TimelineText::add(const AttemptTested& body)
{
    for (const Finding& finding : body.findings)
        m_page.wrapped(std::string(indent)
                           + m_page.painted(Paint::red, std::string(symbol("✗ ", "x ")) + finding.identifier) + ": ",
                       finding.message);
}

void TimelineText::alarms(const std::vector<PromptAlarm>& alarms)
{
    for (const PromptAlarm& alarm : alarms)
        m_page.wrapped(std::string(indent) + "alarm: ", alarm.text);
}

void TimelineText::add(const TestsJudged& body)
{
    for (std::size_t i = 0; i < body.tests.size(); ++i)
        m_page.wrapped("test " + std::to_string(i + 1) + "  ", body.tests[i]);
    for (const TestedLane& tested : body.lanes) {
        std::string marks;
        for (const TestVerdict verdict : tested.verdicts)
            marks += ' ' + std::string(recordName(verdict));
        m_page.line(std::string(indent) + "lane " + std::to_string(tested.lane.value + 1) + ':' + marks);
    }
}

void TimelineText::add(const RunPaused& body)
{
    m_page.line(std::string(indent) + m_page.painted(Paint::yellow, "stopped " + stopText(body)));
}

void TimelineText::add(const RunContinued& body)
{
    m_page.line(std::string(indent)
                + m_page.painted(Paint::dim, body.way == ContinueWay::step ? "continued for one step" : "continued"));
}

void TimelineText::add(const RunEdited& body)
{
    m_model.take(body);
    if (const auto attempt = attemptByHand(body))
        byHand(*attempt, body);
    else
        m_page.wrapped((body.role ? roleText(*body.role) : std::string("run")) + "  "
                           + m_page.painted(Paint::bold, "a user") + ' ',
                       byHandText(body));
    const bool isLong = body.field == EditedField::sql || body.field == EditedField::hint
        || body.field == EditedField::evidence || body.field == EditedField::question;
    if (isLong)
        sql(body.after);
}

void TimelineText::add(const RetryAsked& body)
{
    byHand(body.attempt, body);
    sql(body.hint);
}

void TimelineText::add(const AttemptAccepted& body)
{
    byHand(body.attempt, body);
}

void TimelineText::add(const EmptinessConfirmed& body)
{
    byHand(body.attempt, body);
}

void TimelineText::byHand(const AttemptRef& attempt, const EventBody& body)
{
    m_page.wrapped(lead(attempt) + "  " + m_page.painted(Paint::bold, "a user") + ' ', byHandText(body));
}

} // namespace querymend
