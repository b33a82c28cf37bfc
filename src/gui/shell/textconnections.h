#pragma once

#include <QObject>

class QMenu;

namespace querymend {

class EditorPage;
class EditorPanel;
struct ConnectionTarget;
struct WindowParts;

/// Lets each text of the editor use a saved connection of its own.
class TextConnections : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    TextConnections(const WindowParts& parts, EditorPanel& editor, QObject* parent = nullptr);

Q_SIGNALS:
    /// The user wants to see the saved connections.
    void connectionsAsked();

private:
    void fill(EditorPage* page, QMenu* menu);
    void watch(EditorPage* page);
    void mark(EditorPage& page);
    void markAll();
    void connectAgain(EditorPage* page);
    void connectTo(EditorPage* page, const ConnectionTarget& target);
    void connectText(EditorPage* page, const QString& id);

    const WindowParts& m_parts;
    EditorPanel& m_editor;
    bool m_isMarking = false;
};

} // namespace querymend
