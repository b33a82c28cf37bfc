#pragma once

#include "run/attemptref.h"
#include "shell/toursteps.h"

#include <QList>
#include <QRect>

#include <optional>
#include <string>
#include <string_view>

class QWidget;

namespace querymend {

class Panels;
class Playback;
class Workbench;

/// What the tour plays: one mistake, one hint, one correction.
inline constexpr std::string_view tourScenario = "wrong-column";

/// What the steps of the tour are about: whether it has happened, and where it is in the window.
class TourSubjects {
public:
    /// All references must outlive it.
    TourSubjects(const Panels& panels, const Playback& playback, const Workbench& workbench, const QWidget& window)
        : m_panels(panels), m_playback(playback), m_workbench(workbench), m_window(window)
    {}

    /// The run that is shown now is not that of the tour, which is about to be asked for.
    void expectRun();
    [[nodiscard]] bool isOwnRunShown() const;
    /// Whether a run is shown that is not the tour's, and was not there before it.
    [[nodiscard]] bool isOtherRunShown() const;

    [[nodiscard]] bool hasHappened(TourStep step) const;
    /// The same, and it can be seen.
    [[nodiscard]] TourMoment moment(TourStep step) const;
    /// The first attempt that failed, or that passed; none if the step is about neither, or there is none yet.
    [[nodiscard]] std::optional<AttemptRef> attempt(TourStep step) const;
    /// Where the window shows it, or will; empty if nothing of that is visible.
    [[nodiscard]] QRect place(TourStep step) const;

private:
    /// Part of a widget.
    struct Spot {
        const QWidget* widget = nullptr;
        QRect part;
    };

    [[nodiscard]] QList<Spot> spots(TourStep step) const;
    [[nodiscard]] QRect seen(const Spot& spot) const;

    const Panels& m_panels;
    const Playback& m_playback;
    const Workbench& m_workbench;
    const QWidget& m_window;
    std::string m_runBefore;
};

} // namespace querymend
