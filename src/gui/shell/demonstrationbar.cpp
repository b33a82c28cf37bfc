#include "shell/demonstrationbar.h"

#include "shell/demonstration.h"
#include "shell/panels.h"
#include "workbench.h"

#include <variant>

namespace querymend {

DemonstrationBar::DemonstrationBar(Demonstration& demonstration, const Workbench& workbench, const Panels& panels,
                                   Theme& theme, QWidget* parent)
    : InlineMessage(theme, parent)
{
    connect(&demonstration, &Demonstration::began, this,
            [this] { say(Tone::accent, tr("Demo: scripted model, live checks and database"), tr("Leave")); });
    connect(this, &InlineMessage::actionTaken, &demonstration, &Demonstration::leave);
    connect(&workbench, &Workbench::stateChanged, this, [this](ConnectionState state) {
        if (state != ConnectionState::open)
            clear();
    });
    connect(&workbench, &Workbench::recorded, this,
            [this](const RunEvent& event) { follow(std::get_if<RunStarted>(&event.body)); });
    connect(&panels, &Panels::runChanged, this, [this, &panels] { follow(panels.run().start()); });
}

void DemonstrationBar::follow(const RunStarted* started)
{
    if (started && started->modelKind != ModelKind::scripted)
        clear();
}

} // namespace querymend

#include "moc_demonstrationbar.cpp"
