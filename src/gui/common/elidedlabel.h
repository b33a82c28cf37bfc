#pragma once

#include <QLabel>

namespace querymend {

/// A one-line label that ends in an ellipsis if there is too little room; text() stays whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace querymend
