#pragma once

#include "run/askedmodel.h"
#include "run/event.h"
#include "terminal/terminal.h"

#include <cstdint>
#include <string>

namespace querymend {

/// Formats a run's events for a terminal, one at a time.
class TimelineText {
public:
    TimelineText(Colours colours, Symbols symbols) : m_page(colours), m_symbols(symbols) {}

    /// Returns some lines; none for events that users need not see.
    [[nodiscard]] std::string on(const RunEvent& event);

private:
    static constexpr std::string_view indent = "    ";

    void add(const RunStarted& body);
    void add(const CandidateForked& body);
    void add(const ModelAsked& body);
    void add(const ModelReplied& body);
    void add(const ModelFailed& body);
    void add(const WaitStarted& body);
    void add(const WaitEnded&) {}
    void add(const CheckStarted&) {}
    void add(const Checked& body);
    void add(const Diagnosed&) {}
    void add(const HintChosen& body);
    void add(const Reflected& body);
    void add(const LaneEnded& body);
    void add(const Escalated& body);
    void add(const Selected& body);
    void add(const CancelAsked&);
    void add(const RunFinished& body);
    void add(const RunResumed&);
    void add(const TimeRanOut& body);
    void add(const RoleAsked& body);
    void add(const RoleReplied& body);
    void add(const RoleFailed& body);
    void add(const RoleConcluded& body);
    void add(const CandidatesCleaned& body);
    void add(const ComparisonStarted& body);
    void add(const ResultsCompared& body);
    void add(const TestsJudged& body);
    void add(const SchemaLinked& body);
    void add(const AttemptTested& body);
    void add(const RunPaused& body);
    void add(const RunContinued& body);
    void add(const RunEdited& body);
    void add(const RetryAsked& body);
    void add(const AttemptAccepted& body);
    void add(const EmptinessConfirmed& body);
    void add(const UnknownEvent& body);

    void byHand(const AttemptRef& attempt, const EventBody& body);
    void charge(const TokenCounts& counts) { m_tokens.add(counts, m_model.terms); }
    void cost();
    void alarms(const std::vector<PromptAlarm>& alarms);
    void sql(std::string_view text);
    /// Lanes run concurrently: names the attempt that the next lines belong to, unless it is still the same.
    void under(const AttemptRef& attempt);
    [[nodiscard]] std::string lead(const AttemptRef& attempt) const;
    [[nodiscard]] std::string_view symbol(std::string_view unicode, std::string_view ascii) const
    {
        return m_symbols == Symbols::unicode ? unicode : ascii;
    }

    TerminalPage m_page;
    Symbols m_symbols;
    TokenSum m_tokens;
    AttemptRef m_last;
    AskedModel m_model;
    std::uint32_t m_lanes = 1;
    std::uint32_t m_maxRetries = 0;
};

} // namespace querymend
