#pragma once

#include "agents/agentlink.h"
#include "runs/recorder.h"
#include "store/runstore.h"

#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Stores what agents do. The events of a call are stored together, because storing each by itself takes longer than
/// most checks; a long call is stored in parts while it runs. Stored events are also sent to the window.
class AgentRecord {
public:
    /// Both must outlive it; the window may be null.
    AgentRecord(RunStore& store, AgentLink* window);
    ~AgentRecord();

    [[nodiscard]] EventSink sink();
    /// Stores what is not stored yet, as must be done before an agent gets its answer. Returns why that cannot be done;
    /// a store that is busy or out of reach is tried again later.
    [[nodiscard]] std::optional<std::string> store();

private:
    [[nodiscard]] StoreDone storeRun(const std::string& run);

    RunStore& m_store;
    AgentLink* m_window;
    std::vector<RunEvent> m_pending;
    std::optional<std::string> m_problem; ///< lasting
    QTimer m_later;
};

} // namespace querymend
