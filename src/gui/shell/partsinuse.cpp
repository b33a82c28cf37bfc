#include "shell/partsinuse.h"

#include "editor/text/sqleditor.h"

#include <QAbstractButton>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>

#include <algorithm>

namespace querymend {

namespace {

/// A label is often wider than its text.
QRect textOf(const QLabel& label)
{
    if (label.text().isEmpty())
        return {};
    const QSize size = label.sizeHint().boundedTo(label.contentsRect().size());
    return QStyle::alignedRect(label.layoutDirection(), label.alignment(), size, label.contentsRect());
}

/// A line with what is said below it.
QRect lineOf(const SqlEditor& editor, int line)
{
    const auto number = static_cast<unsigned long>(line);
    const long begin = editor.send(QsciScintilla::SCI_POSITIONFROMLINE, number);
    const long end = editor.send(QsciScintilla::SCI_GETLINEENDPOSITION, number);
    const auto x = [&](long at) { return static_cast<int>(editor.send(QsciScintilla::SCI_POINTXFROMPOSITION, 0, at)); };
    const auto y = static_cast<int>(editor.send(QsciScintilla::SCI_POINTYFROMPOSITION, 0, begin));
    const auto height = static_cast<int>(editor.send(QsciScintilla::SCI_TEXTHEIGHT, number));
    int right = x(end);
    int rows = begin == end ? 0 : 1;
    const QFontMetrics letters(editor.font());
    const QStringList said = editor.annotation(line).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& row : said) {
        right = std::max(right, x(begin) + letters.horizontalAdvance(row));
        ++rows;
    }
    return {x(begin), y, right - x(begin), rows * height};
}

QList<QRect> linesOf(const SqlEditor& editor)
{
    QList<QRect> lines;
    const QRect seen = editor.viewport()->rect();
    const auto lineAt = [&](long row) { // what is said below a line has rows of its own
        const long line = editor.send(QsciScintilla::SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(row));
        return std::min(static_cast<int>(line), editor.lines() - 1);
    };
    const long first = editor.send(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
    const int last = lineAt(first + editor.send(QsciScintilla::SCI_LINESONSCREEN));
    for (int line = lineAt(first); line <= last; ++line)
        lines << (lineOf(editor, line) & seen);
    return lines;
}

QList<QRect> partsOf(const QWidget& widget)
{
    if (const auto* const label = qobject_cast<const QLabel*>(&widget))
        return {textOf(*label)};
    const bool isWhole = qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget);
    return isWhole ? QList{widget.rect()} : QList<QRect>();
}

/// The part of it that no widget around it cuts off, in the window.
QRect seenIn(const QWidget& window, const QWidget& widget, QRect part)
{
    part &= widget.rect();
    for (const QWidget* at = &widget; at != &window; at = at->parentWidget())
        part = part.translated(at->pos()) & at->parentWidget()->rect();
    return part;
}

} // namespace

QList<QRect> partsInUse(const QWidget& window, const QWidget& over)
{
    QList<QRect> used;
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || widget == &over || over.isAncestorOf(widget))
            continue;
        const auto* const editor = qobject_cast<const SqlEditor*>(widget);
        const QWidget& painted = editor ? *editor->viewport() : *widget;
        for (const QRect& part : editor ? linesOf(*editor) : partsOf(*widget)) {
            if (const QRect seen = seenIn(window, painted, part); !seen.isEmpty())
                used << seen;
        }
    }
    return used;
}

} // namespace querymend
