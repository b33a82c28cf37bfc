#pragma once

#include "timeline/timelinelayout.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace querymend {

class TimelineView;

/// Chooses what a timeline with room looks like: lanes, a clock or a list.
class ShapeSwitch : public QWidget {
    Q_OBJECT

public:
    /// The view must outlive the switch.
    explicit ShapeSwitch(TimelineView& view, QWidget* parent = nullptr);

    /// Shows the view as it was chosen here last; or, if there is no room, as it is otherwise.
    void setOn(bool isOn);
    [[nodiscard]] TimelineShape chosen() const { return m_chosen; }
    void choose(TimelineShape shape);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTexts();

    TimelineView& m_view;
    TimelineShape m_chosen = TimelineShape::lanes;
    std::vector<QToolButton*> m_buttons;
};

} // namespace querymend
