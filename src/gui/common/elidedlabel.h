#pragma once

#include <QLabel>

namespace querymend {

/// A label, usually of one line, that ends in an ellipsis if there is too little room; text() stays whole, and the tool
/// tip begins with it then.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Breaks a text that is too long before it elides it.
    void setMostLines(int lines);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_mostLines > 1; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// The lines that there is room for; none if too little of the text would be left to tell anything.
    [[nodiscard]] QString shown() const;
    [[nodiscard]] bool isCut() const;

    int m_mostLines = 1;
};

} // namespace querymend
