#pragma once

#include <QPlainTextEdit>
#include <QStringList>

namespace querymend {

/// The box for a question: as high as its text, up to five lines. Enter asks, Shift+Enter begins a line, Up and Down go
/// through the questions that were asked before.
class QuestionEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit QuestionEdit(QWidget* parent = nullptr);

    /// To be recalled by Up; the newest last.
    void remember(const QString& question);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void asked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Up to one more than are shown at once.
    [[nodiscard]] int lines() const;
    void fit();
    [[nodiscard]] bool recall(int step);

    QStringList m_earlier;
    qsizetype m_place = 0; ///< in what was asked before; its size is the draft
    QString m_draft;
};

} // namespace querymend
