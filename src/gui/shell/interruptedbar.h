#pragma once

#include "common/inlinemessage.h"
#include "run/event.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

class DerivedRuns;
struct StoreError;

/// Says that the shown run was interrupted, and offers to resume or to end it.
class InterruptedBar : public InlineMessage {
    Q_OBJECT

public:
    /// Both must outlive it.
    InterruptedBar(DerivedRuns& runs, Theme& theme, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();
    void resume();
    void end();
    /// The run as it is stored now; if it is not interrupted any more, shows it instead.
    [[nodiscard]] std::optional<std::vector<RunEvent>> interruptedRun();
    void refuse(const StoreError& error);

    DerivedRuns& m_runs;
};

} // namespace querymend
