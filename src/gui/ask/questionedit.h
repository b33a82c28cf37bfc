#pragma once

#include "ask/growingedit.h"

#include <QStringList>

namespace querymend {

/// The box for a question: as high as its text, up to five lines. Enter asks, Shift+Enter starts a new line, Up and
/// Down recall earlier questions.
class QuestionEdit : public GrowingEdit {
    Q_OBJECT

public:
    explicit QuestionEdit(QWidget* parent = nullptr);

    /// Adds the question as the newest that Up recalls.
    void remember(const QString& question);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool recall(int step);

    QStringList m_earlier;
    qsizetype m_place = 0; ///< index in m_earlier; its size means the draft
    QString m_draft;
};

} // namespace querymend
