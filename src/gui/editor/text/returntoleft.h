#pragma once

#include <QObject>
#include <QTimer>

namespace querymend {

class SqlEditor;

/// Scrolls an editor back to the left once all the lines in sight fit into it, such as after a long line was typed
/// over.
class ReturnToLeft : public QObject {
    Q_OBJECT

public:
    explicit ReturnToLeft(SqlEditor& editor);

private:
    void returnIfAllFits();
    /// The right end of the longest line in sight, as if the editor were not scrolled sideways.
    [[nodiscard]] long widestEnd() const;

    SqlEditor& m_editor;
    QTimer m_soon; ///< once for all edits of a step
};

} // namespace querymend
