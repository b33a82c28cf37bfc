#include "common/namedrowdelegate.h"

#include "common/scaled.h"
#include "common/textflags.h"
#include "common/theme.h"

#include <QIcon>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace querymend {

namespace {

constexpr int padding = 6;
constexpr int gap = 12;
constexpr int leastHeight = 24;

int iconSize()
{
    return scaled(14);
}

} // namespace

NamedRowDelegate::NamedRowDelegate(const Theme& theme, NamedRowRoles roles, Face face, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_roles(roles), m_face(face)
{}

void NamedRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect row = option.rect;
    const auto placed = [&](const QRect& part) { return QStyle::visualRect(option.direction, row, part); };
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(row, m_theme.colour(isSelected ? Tone::selection : Tone::panel));
    if (isSelected && m_theme.isHighContrast()) {
        painter->setPen(m_theme.colour(Tone::accent));
        painter->drawRect(row.adjusted(0, 0, -1, -1));
    }
    const QRect drawing(row.left() + padding, row.center().y() - iconSize() / 2, iconSize(), iconSize());
    index.data(Qt::DecorationRole).value<QIcon>().paint(painter, placed(drawing));
    QRect words = row.adjusted(padding * 2 + iconSize(), 0, -padding, 0);
    const QFontMetrics names(nameFont());
    const QFontMetrics notes(Theme::metaFont());
    const QString name = textOf(index, m_roles.name);
    // The name takes precedence: the note gets the remaining room, but at least a third.
    const int noteRoom = std::max(words.width() / 3, words.width() - names.horizontalAdvance(name) - gap);
    const QString note = notes.elidedText(textOf(index, m_roles.note), Qt::ElideRight, noteRoom);
    painter->setFont(Theme::metaFont());
    painter->setPen(m_theme.colour(Tone::muted));
    painter->drawText(placed(words), textFlags(note, Qt::AlignTrailing | Qt::AlignVCenter, option.direction), note);
    words.setRight(words.right() - notes.horizontalAdvance(note) - (note.isEmpty() ? 0 : gap));
    const QString shownName = names.elidedText(name, Qt::ElideRight, words.width());
    const QRect behind = words.adjusted(names.horizontalAdvance(shownName) + gap, 0, 0, 0);
    const QString aside = notes.elidedText(textOf(index, m_roles.aside), Qt::ElideRight, behind.width());
    painter->drawText(placed(behind), textFlags(aside, Qt::AlignLeading | Qt::AlignVCenter, option.direction), aside);
    painter->setFont(nameFont());
    painter->setPen(m_theme.colour(Tone::text));
    painter->drawText(placed(words), textFlags(shownName, Qt::AlignLeading | Qt::AlignVCenter, option.direction),
                      shownName);
}

QSize NamedRowDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {160, std::max(leastHeight, QFontMetrics(nameFont()).height() + 8)};
}

int NamedRowDelegate::wholeWidth(const QModelIndex& index) const
{
    const QFontMetrics notes(Theme::metaFont());
    return QFontMetrics(nameFont()).horizontalAdvance(textOf(index, m_roles.name))
        + notes.horizontalAdvance(textOf(index, m_roles.note)) + notes.horizontalAdvance(textOf(index, m_roles.aside))
        + iconSize() + 3 * padding + 2 * gap;
}

QFont NamedRowDelegate::nameFont() const
{
    return m_face == Face::code ? Theme::codeFont() : Theme::workFont();
}

QString NamedRowDelegate::textOf(const QModelIndex& index, int role)
{
    return role < 0 ? QString() : index.data(role).toString();
}

} // namespace querymend

#include "moc_namedrowdelegate.cpp"
