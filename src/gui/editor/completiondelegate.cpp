#include "editor/completiondelegate.h"

#include "common/icon.h"
#include "common/theme.h"
#include "editor/completion.h"

#include <QPainter>

namespace querymend {

namespace {

constexpr int padding = 6;
constexpr int iconSize = 14;
constexpr int rowHeight = 24;

Icon iconOf(CompletionKind kind)
{
    switch (kind) {
    case CompletionKind::column:
        return Icon::letters;
    case CompletionKind::source:
        return Icon::link;
    case CompletionKind::cte:
        return Icon::arrowReturnRight;
    case CompletionKind::table:
        return Icon::table;
    case CompletionKind::view:
        return Icon::eye;
    case CompletionKind::schema:
        return Icon::database;
    case CompletionKind::function:
    case CompletionKind::aggregate:
    case CompletionKind::windowFunction:
        return Icon::braces;
    case CompletionKind::keyword:
        break;
    }
    return Icon::codeSlash;
}

} // namespace

CompletionDelegate::CompletionDelegate(const Theme& theme, CompletionRoles roles, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_roles(roles)
{}

void CompletionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect row = option.rect;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(row, m_theme.colour(isSelected ? Tone::selection : Tone::panel));
    const auto kind = static_cast<CompletionKind>(index.data(m_roles.kind).toInt());
    const QRect drawing(row.left() + padding, row.center().y() - iconSize / 2, iconSize, iconSize);
    painter->drawPixmap(
        drawing,
        iconPixmap(iconOf(kind), m_theme.colour(Tone::muted), drawing.size(), painter->device()->devicePixelRatioF()));
    const QRect words = row.adjusted(padding * 2 + iconSize, 0, -padding, 0);
    const QString note = index.data(m_roles.note).toString();
    const QFont codeFont = Theme::codeFont();
    const QFont metaFont = Theme::metaFont();
    // The name comes first: a note has what it leaves, but not less than a third.
    const int nameWidth = QFontMetrics(codeFont).horizontalAdvance(index.data(m_roles.name).toString());
    const int noteWidth = std::max(words.width() / 3, words.width() - nameWidth - padding * 2);
    const QString shownNote = QFontMetrics(metaFont).elidedText(note, Qt::ElideRight, noteWidth);
    const int left = words.width() - QFontMetrics(metaFont).horizontalAdvance(shownNote) - padding * 2;
    const QString name = QFontMetrics(codeFont).elidedText(index.data(m_roles.name).toString(), Qt::ElideRight, left);
    painter->setFont(codeFont);
    painter->setPen(m_theme.colour(Tone::text));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, name);
    painter->setFont(metaFont);
    painter->setPen(m_theme.colour(Tone::muted));
    painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter, shownNote);
}

QSize CompletionDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {160, rowHeight};
}

} // namespace querymend
