#include "results/celldelegate.h"

#include "common/theme.h"
#include "results/cellformat.h"

namespace querymend {

CellDelegate::CellDelegate(int kindRole, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_kindRole(kindRole), m_theme(theme)
{}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
    const auto put = [&](Tone tone) {
        option->palette.setColor(QPalette::Text, m_theme.colour(tone));
        option->palette.setColor(QPalette::HighlightedText, m_theme.colour(tone));
    };
    switch (static_cast<CellKind>(index.data(m_kindRole).toInt())) {
    case CellKind::null:
        option->font.setItalic(true);
        put(Tone::muted);
        break;
    case CellKind::number:
        option->font = Theme::codeFont();
        break;
    case CellKind::blob:
        option->font = Theme::codeFont();
        put(Tone::muted);
        break;
    case CellKind::boolean:
    case CellKind::text:
    case CellKind::temporal:
    case CellKind::json:
        break;
    }
}

} // namespace querymend
