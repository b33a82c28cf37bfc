#pragma once

class QAction;
class QPushButton;
class QWidget;

namespace querymend {

/// Returns a button that triggers the action and is enabled whenever the action is.
[[nodiscard]] QPushButton* buttonFor(QAction& action, QWidget* parent);

} // namespace querymend
