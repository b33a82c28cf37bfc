#pragma once

#include <QObject>
#include <QStringList>

class QDropEvent;
class QMimeData;

namespace querymend {

class SqlEditor;

/// Returns the paths of dragged files that are local.
[[nodiscard]] QStringList draggedFiles(const QMimeData& data);

/// Takes files and names that are dropped on an editor; dragged text is left to the editor.
class EditorDrops : public QObject {
    Q_OBJECT

public:
    explicit EditorDrops(SqlEditor& editor);

Q_SIGNALS:
    /// Files were dropped, to be opened.
    void filesDropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* viewport, QEvent* event) override;

private:
    void insertName(QDropEvent& event);

    SqlEditor& m_editor;
};

} // namespace querymend
