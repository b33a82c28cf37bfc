#pragma once

#include <QPlainTextEdit>

namespace querymend {

/// A box for plain text that is as high as its text, up to some lines.
class GrowingEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    GrowingEdit(int mostLines, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// Enter was pressed.
    void asked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Counts lines, up to one more than are shown.
    [[nodiscard]] int lines() const;
    void fit();

    int m_mostLines;
};

} // namespace querymend
