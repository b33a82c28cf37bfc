#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace querymend {

/// The entries of the Edit menu for whatever has the focus: undo, cut, copy and the like. Each sends its key there, so
/// every widget does what it does on that key.
class TextActions : public QObject {
    Q_OBJECT

public:
    explicit TextActions(QWidget& window);

    [[nodiscard]] const QList<QAction*>& all() const { return m_actions; }

private:
    QList<QAction*> m_actions;
};

} // namespace querymend
