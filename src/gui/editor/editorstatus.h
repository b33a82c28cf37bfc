#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;

namespace querymend {

class EditorPage;

/// The line below a text: what the check says, what there is to know, and where the caret is.
class EditorStatus : public QFrame {
    Q_OBJECT

public:
    explicit EditorStatus(QWidget* parent = nullptr);

    void setPage(EditorPage* page);
    /// Stays until the text changes or another message comes.
    void tell(const QString& message);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showCheck();
    void showCaret();
    [[nodiscard]] QString checkText() const;

    QPointer<EditorPage> m_page;
    QLabel* m_check;
    QLabel* m_message;
    QLabel* m_place;
};

} // namespace querymend
