#pragma once

#include <QObject>

class QWidget;

namespace querymend {

class ConnectionBar;
class EditorPanel;
class StatusLine;
struct WindowParts;

/// Marks the open connection wherever it is used: its name and colour, and that its database is in production. What is
/// saved about a database holds however it was opened.
class ConnectionMarks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. The window has the title.
    ConnectionMarks(const WindowParts& parts, ConnectionBar& bar, EditorPanel& editor, StatusLine& status,
                    QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void showTitle();

    const WindowParts& m_parts;
    ConnectionBar& m_bar;
    EditorPanel& m_editor;
    StatusLine& m_status;
    QWidget& m_window;
};

} // namespace querymend
