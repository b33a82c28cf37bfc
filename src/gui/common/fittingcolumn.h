#pragma once

#include <QWidget>

namespace querymend {

/// A widget at least as high as its contents need at its width. Otherwise texts and buttons that wrap would overlap
/// what is below them.
class FittingColumn : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    bool event(QEvent* event) override;
};

} // namespace querymend
