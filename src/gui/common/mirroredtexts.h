#pragma once

#include <QObject>

class QWidget;

namespace querymend {

/// Corrects what Qt does to texts in a window from right to left: those whose letters go from left to right stay on the
/// left, and others are turned round.
class MirroredTexts : public QObject {
    Q_OBJECT

public:
    /// Corrects the texts of a widget, and those that it gets later. Does nothing in a window from left to right.
    void correct(QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace querymend
