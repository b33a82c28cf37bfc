#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;

namespace querymend {

class EditorPage;

/// The status line below a text: the result of the check, a message, and the caret position.
class EditorStatus : public QFrame {
    Q_OBJECT

public:
    explicit EditorStatus(QWidget* parent = nullptr);

    void setPage(EditorPage* page);
    /// Shows a message until the text changes or another message arrives. Screen readers say it in more words if given.
    void tell(const QString& message, const QString& spoken = {});

protected:
    void changeEvent(QEvent* event) override;

private:
    void showCheck();
    void showResult(const QString& result);
    void showCaret();
    void showDatabase();
    [[nodiscard]] QString checkText() const;

    QPointer<EditorPage> m_page;
    QLabel* m_check;
    QLabel* m_message;
    QLabel* m_database; ///< another than the open one
    QLabel* m_place;
};

} // namespace querymend
