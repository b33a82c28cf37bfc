#include "shell/textactions.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

#include <array>

namespace querymend {

namespace {

struct TextActionRow {
    const char* name;
    const char* text;
    QKeySequence::StandardKey key;
};

// clang-format off
constexpr std::array rows{
    TextActionRow{"undo", QT_TRANSLATE_NOOP("TextActions", "&Undo"), QKeySequence::Undo},
    TextActionRow{"redo", QT_TRANSLATE_NOOP("TextActions", "&Redo"), QKeySequence::Redo},
    TextActionRow{"cut", QT_TRANSLATE_NOOP("TextActions", "Cu&t"), QKeySequence::Cut},
    TextActionRow{"copy", QT_TRANSLATE_NOOP("TextActions", "&Copy"), QKeySequence::Copy},
    TextActionRow{"paste", QT_TRANSLATE_NOOP("TextActions", "&Paste"), QKeySequence::Paste},
    TextActionRow{"selectAll", QT_TRANSLATE_NOOP("TextActions", "Select &All"), QKeySequence::SelectAll},
};
// clang-format on

void sendKey(QWidget* widget, const QKeySequence& keys)
{
    if (!widget || keys.isEmpty())
        return;
    const QKeyCombination key = keys[0];
    QKeyEvent press(QEvent::KeyPress, key.key(), key.keyboardModifiers());
    QApplication::sendEvent(widget, &press);
}

} // namespace

TextActions::TextActions(QWidget& window) : QObject(&window)
{
    for (const TextActionRow& row : rows) {
        auto* const action = new QAction(QCoreApplication::translate("TextActions", row.text), this);
        action->setObjectName(QString::fromLatin1(row.name));
        // The menu shows the key, but only the widget with the focus takes it.
        action->setShortcut(row.key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, &window,
                [&window, key = row.key] { sendKey(window.focusWidget(), QKeySequence(key)); });
        m_actions.append(action);
    }
}

} // namespace querymend

#include "moc_textactions.cpp"
