#pragma once

#include "ask/askpanel.h"
#include "ask/questionedit.h"
#include "common/chip.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "shell/tourcallout.h"
#include "store/settingsfile.h"
#include "support/steerflow.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>

#include <memory>

namespace querymend {

/// A window in which the tour is taken, by keyboard.
struct TourFlow : SteerFlow {
    static constexpr int steps = 5;

    Panels& panels() { return window->panels(); }

    /// The callout that is shown; null if there is no tour.
    TourCallout* callout()
    {
        for (auto* const callout : window->findChildren<TourCallout*>()) {
            if (callout->isVisible())
                return callout;
        }
        return nullptr;
    }

    void trigger(const char* name)
    {
        for (QAction* const action : window->actions()) {
            if (action->objectName() == QLatin1String(name))
                action->trigger();
        }
    }

    /// To what has the focus in the window.
    void press(Qt::Key key) { QTest::keyClick(window->focusWidget(), key); }
    void goForward() { press(window->isLeftToRight() ? Qt::Key_Right : Qt::Key_Left); }
    void goBack() { press(window->isLeftToRight() ? Qt::Key_Left : Qt::Key_Right); }

    bool isAt(int step)
    {
        return callout() && callout()->accessibleName().contains(QStringLiteral("%1 of %2").arg(step).arg(steps));
    }

    bool says(const char* words)
    {
        return callout() && callout()->accessibleDescription().contains(QLatin1String(words));
    }

    /// Whether what the step is about is shown.
    bool isThere(int step)
    {
        constexpr const char* words[] = {"Type a question", "squiggle", "what was changed", "These rows", "Connect to"};
        return isAt(step) && says(words[step - 1]);
    }

    /// Takes the tour to a step, and waits until that is there.
    void takeTo(int step)
    {
        trigger("tour");
        for (int at = 1; at < step; ++at) {
            QTRY_VERIFY_WITH_TIMEOUT(isThere(at), patience);
            goForward();
        }
        QTRY_VERIFY_WITH_TIMEOUT(isThere(step), patience);
    }

    /// What can be seen of a part of a widget; empty if that is hidden.
    [[nodiscard]] QRect inWindow(const QWidget& widget, QRect part) const
    {
        if (!widget.isVisible())
            return {};
        for (const QWidget* at = &widget; at != window.get(); at = at->parentWidget())
            part = (part & at->rect()).translated(at->pos());
        return part & window->rect();
    }

    QRect card(const AttemptRef& attempt)
    {
        const auto& model = dynamic_cast<const TimelineModel&>(*view().model());
        return inWindow(*view().viewport(), view().visualRect(model.indexOf(attempt)));
    }

    /// What a step points at; empty if it is not visible.
    QRect subject(int step)
    {
        const ResultView* const rows = panels().results().rowsOfRun();
        switch (step) {
        case 1:
            return inWindow(panels().ask().box(), panels().ask().box().rect());
        case 2:
            return card(firstAttempt);
        case 3:
            return card(secondAttempt);
        case 4:
            return rows ? inWindow(*rows, rows->rect()) : QRect();
        default:
            return inWindow(panels().ask().modelChip(), panels().ask().modelChip().rect());
        }
    }

    QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QString::fromLatin1(name)); }
};

/// A window whose settings ask for this size of text.
inline std::unique_ptr<TourFlow> tourFlow(int textPixels = 13, const QSize& size = {1366, 768})
{
    auto flow = std::make_unique<TourFlow>();
    flow->theme.setTextPixels(textPixels);
    flow->window->resize(size);
    return flow;
}

} // namespace querymend
