#pragma once

#include "report/storyfacts.h"
#include "report/timelineprojector.h"
#include "run/askedmodel.h"
#include "terminal/terminal.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

struct CallAnswer;
struct CallRequest;
struct Intervention;

/// Formats a run's events for a terminal, one at a time: lanes and steps as the timeline has them, and what happened to
/// each attempt.
class TimelineText : private TimelineWatcher {
public:
    TimelineText(Colours colours, Symbols symbols) : m_page(colours), m_symbols(symbols) {}

    /// Returns some lines; none for events that users need not see.
    [[nodiscard]] std::string on(const RunEvent& event);

private:
    struct Events;

    void aboutToAdd(const TimelinePlace&) override {}
    void added(const TimelinePlace&) override {}
    void changed(const TimelinePlace& place) override;

    void begin(const CallRequest& request);
    void end(const CallAnswer& answer);
    void add(const TimelineStep& step);
    void add(const Intervention& done);
    void story();
    void cost();
    void sql(std::string_view text);
    /// Lanes run concurrently: names the attempt that the next lines belong to, unless it is still the same.
    void under(const AttemptRef& attempt);
    [[nodiscard]] bool isOfAgent() const { return m_model.terms.kind == ModelKind::agent; }
    /// What the run waits for while a call is on its way.
    [[nodiscard]] std::string_view waitText(const CallRequest& request) const;
    [[nodiscard]] const AttemptCard* cardOf(const AttemptRef& attempt) const;
    [[nodiscard]] std::string lead(const AttemptRef& attempt) const;
    [[nodiscard]] std::string_view symbol(std::string_view unicode, std::string_view ascii) const
    {
        return m_symbols == Symbols::unicode ? unicode : ascii;
    }

    TerminalPage m_page;
    Symbols m_symbols;
    TimelineProjector m_timeline{this};
    RunFacts m_facts;
    AskedModel m_model;
    AttemptRef m_last;
    std::uint32_t m_lanes = 1;
};

} // namespace querymend
