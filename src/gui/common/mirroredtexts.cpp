#include "common/mirroredtexts.h"

#include "common/isolatedtext.h"
#include "common/isolatingdelegate.h"

#include <QAbstractItemView>
#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStyle>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextOption>

namespace querymend {

namespace {

/// Qt would go by the letters of the text instead. What is aligned already, or in the middle, stays there.
Qt::Alignment mirrored(Qt::Alignment alignment)
{
    return QStyle::visualAlignment(Qt::RightToLeft, alignment);
}

/// A field for code keeps it on the left.
void alignProse(const QWidget& field, QTextDocument& document)
{
    if (field.property("face") == QStringLiteral("code"))
        return;
    QTextOption option = document.defaultTextOption();
    option.setAlignment(mirrored(option.alignment()));
    document.setDefaultTextOption(option);
}

/// Qt paints the texts of menus and placeholders itself, and nothing of the style sees them.
void isolateTexts(QWidget& widget)
{
    if (auto* const line = qobject_cast<QLineEdit*>(&widget))
        line->setPlaceholderText(isolated(line->placeholderText()));
    if (auto* const plain = qobject_cast<QPlainTextEdit*>(&widget))
        plain->setPlaceholderText(isolated(plain->placeholderText()));
    if (auto* const rich = qobject_cast<QTextEdit*>(&widget))
        rich->setPlaceholderText(isolated(rich->placeholderText()));
    if (!qobject_cast<QMenu*>(&widget))
        return;
    const QList<QAction*> actions = widget.actions();
    for (QAction* const action : actions)
        action->setText(isolated(action->text()));
}

void align(QWidget& widget)
{
    if (auto* const label = qobject_cast<QLabel*>(&widget))
        label->setAlignment(mirrored(label->alignment()));
    if (auto* const line = qobject_cast<QLineEdit*>(&widget))
        line->setAlignment(mirrored(line->alignment()));
    if (auto* const plain = qobject_cast<QPlainTextEdit*>(&widget))
        alignProse(*plain, *plain->document());
    if (auto* const rich = qobject_cast<QTextEdit*>(&widget))
        alignProse(*rich, *rich->document());
}

} // namespace

void MirroredTexts::correct(QWidget& widget)
{
    if (!QGuiApplication::isRightToLeft())
        return;
    if (widget.layoutDirection() == Qt::RightToLeft)
        align(widget);
    auto* const items = qobject_cast<QAbstractItemView*>(&widget);
    const QAbstractItemDelegate* const delegate = items ? items->itemDelegate() : nullptr;
    if (delegate && delegate->metaObject() == &QStyledItemDelegate::staticMetaObject) // not one of a panel
        items->setItemDelegate(new IsolatingDelegate(items));
    const bool isText = qobject_cast<QPlainTextEdit*>(&widget) || qobject_cast<QTextEdit*>(&widget);
    if (!isText && !qobject_cast<QLineEdit*>(&widget) && !qobject_cast<QMenu*>(&widget))
        return;
    widget.installEventFilter(this);
    if (isText)
        static_cast<QAbstractScrollArea&>(widget).viewport()->installEventFilter(this);
}

/// Just before they are painted, because texts change with the language.
bool MirroredTexts::eventFilter(QObject* watched, QEvent* event)
{
    auto* const widget = qobject_cast<QWidget*>(watched);
    if (!widget || (event->type() != QEvent::Show && event->type() != QEvent::Paint))
        return QObject::eventFilter(watched, event);
    isolateTexts(*widget);
    if (QWidget* const around = widget->parentWidget()) // a text is painted on its viewport
        isolateTexts(*around);
    return QObject::eventFilter(watched, event);
}

} // namespace querymend

#include "moc_mirroredtexts.cpp"
