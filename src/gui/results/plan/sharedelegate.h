#pragma once

#include <QRect>
#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Returns the rectangle of a share's bar in its cell.
[[nodiscard]] QRect shareBar(const QRect& cell, double share, int textWidth);

/// Paints a share as a bar beside its number, highlighted if marked. Takes the model's roles for share and mark.
class ShareDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ShareDelegate(int shareRole, int markRole, const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_shareRole;
    int m_markRole;
    const Theme& m_theme;
};

} // namespace querymend
