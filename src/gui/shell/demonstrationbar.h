#pragma once

#include "common/inlinemessage.h"

namespace querymend {

class Demonstration;
struct RunEvent;
class Workbench;

/// Says that what is seen is a demonstration, for as long as that is true: its database is open, and no model was asked
/// anything there that is not scripted.
class DemonstrationBar : public InlineMessage {
    Q_OBJECT

public:
    /// Both outlive it.
    DemonstrationBar(const Demonstration& demonstration, const Workbench& workbench, Theme& theme,
                     QWidget* parent = nullptr);

private:
    void takeEvent(const RunEvent& event);
};

} // namespace querymend
