#pragma once

#include "report/timelineboard.h"
#include "run/askedmodel.h"
#include "run/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

struct CallAnswer;
struct CallRequest;

/// Builds a run's rows event by event, also while it runs. A damaged or unfinished record gives whatever it holds.
class TimelineProjector {
public:
    /// The watcher must outlive the projector; it may be null.
    explicit TimelineProjector(TimelineWatcher* watcher = nullptr) : m_board(watcher) {}

    void add(const RunEvent& event);
    /// Nothing continues the run: what was under way in it is not any more. Has no effect on a run that has ended.
    void interrupt() { m_board.interrupt(); }
    void clear();
    [[nodiscard]] const TimelineRows& rows() const { return m_board.rows(); }
    /// The place of an attempt's card; all -1 if there is none.
    [[nodiscard]] TimelinePlace placeOf(const AttemptRef& attempt) const { return m_board.placeOf(attempt); }

private:
    struct Events;

    void begin(const CallRequest& request);
    void end(const CallAnswer& answer);
    void take(TimelineStep step);
    void takeSmall(const TimelineStep& step);
    void finish(TimelineStep step);
    void charge(TokenSum& of, const std::optional<TokenCounts>& counts, const std::optional<RoleCall>& role = {});
    void accept(const AttemptRef& attempt, Acceptance what, const std::string& sql);
    void turnTo(const AttemptRef& attempt);
    void noteAnswer(const AttemptRef& answer);

    TimelineBoard m_board;
    RunState m_state;
    AskedModel m_model;
    std::vector<RoleModel> m_roleModels;
    std::string m_endedWith;            ///< the statement that was the answer when the run ended
    std::int64_t m_at = 0;              ///< when the latest event happened
    std::uint32_t m_answers = 0;        ///< so far, to steps
    std::optional<AttemptRef> m_leftAt; ///< the fork's first own attempt, until it begins
    bool m_isResumed = false;
};

} // namespace querymend
