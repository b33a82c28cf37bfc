#pragma once

#include "common/fittingarea.h"

class QVBoxLayout;

namespace querymend {

/// What is above the texts: messages, the question, and the story of its run. Scrolls where there is too little room
/// for all of them, so that none is cut.
class AskArea : public FittingArea {
    Q_OBJECT

public:
    explicit AskArea(QWidget* parent = nullptr);

    /// Adds a widget below the others.
    void add(QWidget* widget);

    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    QVBoxLayout* m_column;
};

} // namespace querymend
