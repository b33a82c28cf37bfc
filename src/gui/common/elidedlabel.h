#pragma once

#include <QLabel>

namespace querymend {

/// One line that ends in three dots where it has no room. Its text, for all who ask, stays whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace querymend
