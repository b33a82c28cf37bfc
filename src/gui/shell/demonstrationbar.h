#pragma once

#include "common/inlinemessage.h"

namespace querymend {

class Demonstration;
class Panels;
struct RunStarted;
class Workbench;

/// Says that a demonstration is shown, as long as its database is open and only runs of scripted models are shown
/// there.
class DemonstrationBar : public InlineMessage {
    Q_OBJECT

public:
    /// All references must outlive the bar.
    DemonstrationBar(Demonstration& demonstration, const Workbench& workbench, const Panels& panels, Theme& theme,
                     QWidget* parent = nullptr);

private:
    void follow(const RunStarted* started);
};

} // namespace querymend
