#include "common/mirroredtexts.h"

#include "common/isolatedtext.h"
#include "common/isolatingdelegate.h"
#include "common/lefttoright.h"

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

#include <typeinfo>

namespace querymend {

namespace {

/// Qt would go by the letters of the text instead. What is aligned already, or in the middle, stays there.
Qt::Alignment mirrored(Qt::Alignment alignment)
{
    return QStyle::visualAlignment(Qt::RightToLeft, alignment);
}

bool isOfCode(const QWidget& widget)
{
    return widget.property("face") == QStringLiteral("code");
}

void align(QTextDocument& document, Qt::Alignment alignment)
{
    QTextOption option = document.defaultTextOption();
    option.setAlignment(alignment);
    document.setDefaultTextOption(option);
}

void alignProse(QTextDocument& document)
{
    align(document, mirrored(document.defaultTextOption().alignment()));
}

/// Takes back `alignProse`, should the field not have been known to be for code.
void keepLeft(QTextDocument& document, QWidget& viewport)
{
    if (document.defaultTextOption().alignment().testFlag(Qt::AlignRight))
        align(document, Qt::AlignLeft);
    paintFromLeftToRight(viewport);
}

/// Qt paints a placeholder at the very edge, where the caret is, but what is typed a little further in: a line leaves
/// two pixels, and a document its margin. These blanks are about as wide. They come after a mark of direction, or else
/// they would be at the other end.
constexpr auto marginOfLine = u"\u200F\u200A";
constexpr auto marginOfDocument = u"\u200F\u00A0";

QString placeholder(const QString& text, const QWidget& field, const char16_t* margin)
{
    const QString before = QString::fromUtf16(margin);
    if (text.isEmpty() || text.startsWith(before) || isOfCode(field))
        return text;
    return field.layoutDirection() == Qt::RightToLeft ? before + isolated(text) : isolated(text);
}

/// Qt paints the texts of menus and placeholders itself, and nothing of the style sees them.
void isolateTexts(QWidget& widget)
{
    if (auto* const line = qobject_cast<QLineEdit*>(&widget))
        line->setPlaceholderText(placeholder(line->placeholderText(), widget, marginOfLine));
    if (auto* const plain = qobject_cast<QPlainTextEdit*>(&widget))
        plain->setPlaceholderText(placeholder(plain->placeholderText(), widget, marginOfDocument));
    if (auto* const rich = qobject_cast<QTextEdit*>(&widget))
        rich->setPlaceholderText(placeholder(rich->placeholderText(), widget, marginOfDocument));
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
        alignProse(*plain->document());
    if (auto* const rich = qobject_cast<QTextEdit*>(&widget))
        alignProse(*rich->document());
}

/// Code stays on the left, and so does what a field for it says while it is empty.
void keepLeft(QWidget& widget)
{
    if (auto* const line = qobject_cast<QLineEdit*>(&widget))
        line->setAlignment(Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute);
    if (auto* const plain = qobject_cast<QPlainTextEdit*>(&widget))
        keepLeft(*plain->document(), *plain->viewport());
    if (auto* const rich = qobject_cast<QTextEdit*>(&widget))
        keepLeft(*rich->document(), *rich->viewport());
}

} // namespace

void MirroredTexts::correct(QWidget& widget)
{
    if (!QGuiApplication::isRightToLeft())
        return;
    if (isOfCode(widget))
        keepLeft(widget);
    else if (widget.layoutDirection() == Qt::RightToLeft)
        align(widget);
    auto* const items = qobject_cast<QAbstractItemView*>(&widget);
    const QAbstractItemDelegate* const delegate = items ? items->itemDelegate() : nullptr;
    // Not one of a panel, which may have no meta object of its own.
    if (delegate && typeid(*delegate) == typeid(QStyledItemDelegate))
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
