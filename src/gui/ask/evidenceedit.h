#pragma once

#include "ask/growingedit.h"

namespace querymend {

/// The box for background knowledge about a question, which is one paragraph.
class EvidenceEdit : public GrowingEdit {
    Q_OBJECT

public:
    explicit EvidenceEdit(QWidget* parent);

    [[nodiscard]] QString text() const { return toPlainText(); }
    void setText(const QString& text);
    [[nodiscard]] int caret() const { return textCursor().position(); }
    void setCaret(int place);

Q_SIGNALS:
    /// The user has changed the text.
    void edited();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    QString m_known;
    bool m_isFilling = false; ///< the program changes the text, not the user
};

} // namespace querymend
