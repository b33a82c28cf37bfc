#pragma once

#include "timeline/timelinelayout.h"

#include <QToolButton>

#include <array>
#include <vector>

class QAction;

namespace querymend {

class Theme;
class TimelineModel;

/// Chooses the kinds of attempts that a timeline shows; its menu says how many there are of each.
class KindFilter : public QToolButton {
    Q_OBJECT

public:
    /// Both must outlive the button.
    KindFilter(const TimelineModel& model, Theme& theme, QWidget* parent);

    [[nodiscard]] CardKinds chosen() const;
    void chooseAll();
    /// How many attempts are not shown.
    [[nodiscard]] int hidden() const;

Q_SIGNALS:
    void changed();

private:
    using Counts = std::array<int, cardKindCount>;

    [[nodiscard]] Counts counted() const;
    void handleChoice();
    void showCounts();

    const TimelineModel& m_model;
    Theme& m_theme;
    std::vector<QAction*> m_kinds; ///< by CardKind
};

} // namespace querymend
