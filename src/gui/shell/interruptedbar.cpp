#include "shell/interruptedbar.h"

#include "common/runwords.h"
#include "common/storewords.h"
#include "runs/closedrun.h"
#include "shell/derivedruns.h"
#include "shell/panels.h"
#include "steer/steerpanel.h"
#include "storage/runstorage.h"
#include "storage/storesink.h"

#include <QEvent>

#include <utility>

namespace querymend {

InterruptedBar::InterruptedBar(DerivedRuns& runs, Theme& theme, QWidget* parent)
    : InlineMessage(theme, parent), m_runs(runs)
{
    const Panels& panels = runs.parts().panels;
    connect(&panels, &Panels::runChanged, this, &InterruptedBar::showState);
    connect(&panels, &Panels::livenessChanged, this, &InterruptedBar::showState);
    connect(this, &InlineMessage::actionTaken, this, &InterruptedBar::end);
    connect(this, &InlineMessage::otherActionTaken, this, &InterruptedBar::resume);
}

/// An agent continues its runs by itself, and what is not stored cannot be continued.
void InterruptedBar::showState()
{
    if (m_runs.parts().panels.run().liveness() != RunLiveness::interrupted)
        return clear();
    const auto* const start = m_runs.parts().panels.run().start();
    RunStore* const store = m_runs.parts().keep.store();
    const bool isStored = store && store->summary(m_runs.parts().panels.run().id()).ok();
    const bool isResumable = isStored && start && start->modelKind != ModelKind::agent;
    say(Tone::generic, tr("This run was interrupted before it ended."), isStored ? tr("End It") : QString(),
        isResumable ? tr("Resume") : QString());
}

std::optional<std::vector<RunEvent>> InterruptedBar::interruptedRun()
{
    RunStore* const store = m_runs.parts().keep.store();
    if (!store)
        return std::nullopt;
    const auto summary = store->summary(m_runs.parts().panels.run().id());
    auto events = store->events(m_runs.parts().panels.run().id());
    if (!summary || !events) {
        refuse(summary ? events.error() : summary.error());
        return std::nullopt;
    }
    if (summary->status == RunStatus::interrupted)
        return std::move(events).value();
    m_runs.showStored(*events);
    return std::nullopt;
}

void InterruptedBar::resume()
{
    if (const auto events = interruptedRun())
        m_runs.resume(*events);
}

void InterruptedBar::end()
{
    auto events = interruptedRun();
    if (!events)
        return;
    const auto append = [this](const RunEvent& event) {
        auto problem = keepIn(*m_runs.parts().keep.store(), event);
        if (!problem)
            m_runs.parts().panels.append(event);
        return problem;
    };
    if (const auto problem = closeInterrupted(std::move(*events), append))
        m_runs.parts().forms.say(textOf(*problem));
}

void InterruptedBar::refuse(const StoreError& error)
{
    m_runs.parts().forms.say(storeErrorText(error));
}

void InterruptedBar::changeEvent(QEvent* event)
{
    InlineMessage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        showState();
}

} // namespace querymend

#include "moc_interruptedbar.cpp"
