#pragma once

#include "common/inlinemessage.h"

namespace querymend {

class Demonstration;
struct RunEvent;
class Workbench;

/// Says that a demonstration is shown, as long as its database is open and only scripted models have been used there.
class DemonstrationBar : public InlineMessage {
    Q_OBJECT

public:
    /// All references must outlive the bar.
    DemonstrationBar(Demonstration& demonstration, const Workbench& workbench, Theme& theme, QWidget* parent = nullptr);

private:
    void handleEvent(const RunEvent& event);
};

} // namespace querymend
