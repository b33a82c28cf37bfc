#pragma once

#include <QPlainTextEdit>
#include <QStringList>

namespace querymend {

/// The box for a question: as high as its text, up to five lines. Enter asks, Shift+Enter starts a new line, Up and
/// Down recall earlier questions.
class QuestionEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit QuestionEdit(QWidget* parent = nullptr);

    /// Adds the question as the newest that Up recalls.
    void remember(const QString& question);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void asked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Counts lines, up to one more than are shown.
    [[nodiscard]] int lines() const;
    void fit();
    [[nodiscard]] bool recall(int step);

    QStringList m_earlier;
    qsizetype m_place = 0; ///< index in m_earlier; its size means the draft
    QString m_draft;
};

} // namespace querymend
