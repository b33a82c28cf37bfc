#pragma once

#include <QFrame>
#include <QIcon>
#include <QPointer>
#include <QString>

class QLabel;
class QMenu;

namespace querymend {

class Chip;
class EditorPage;
class Theme;

/// The status line below a text: the result of the check, a message, its connection, and the caret position.
class EditorStatus : public QFrame {
    Q_OBJECT

public:
    explicit EditorStatus(const Theme& theme, QWidget* parent = nullptr);

    void setPage(EditorPage* page);
    /// What the user calls the window's connection, and its colour; empty if it is not saved.
    void nameConnection(const QString& name, const QIcon& icon);
    /// Shows a message until the text changes or another message arrives. Screen readers say it in more words if given.
    void tell(const QString& message, const QString& spoken = {});
    /// Opens the menu of connections.
    void offerConnections();

Q_SIGNALS:
    /// The menu is about to be shown and is empty.
    void connectionsAsked(QMenu* menu);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill(QMenu& menu);
    void showMessage(const QString& message);
    void showCheck();
    void showResult(const QString& result);
    void keepResultWhole();
    void showCaret();
    void showDatabase();
    [[nodiscard]] QString checkText() const;

    QPointer<EditorPage> m_page;
    QLabel* m_check;
    QLabel* m_message;
    QLabel* m_database; ///< another than the open one
    Chip* m_connection;
    QLabel* m_place;
    QString m_windowsName;
    QIcon m_windowsIcon;
};

} // namespace querymend
