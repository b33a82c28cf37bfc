#pragma once

#include <QWidget>

namespace querymend {

/// No lower than what is in it needs at its width: texts and buttons that take a second line would else be laid over
/// what stands below them.
class FittingColumn : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    bool event(QEvent* event) override;
};

} // namespace querymend
