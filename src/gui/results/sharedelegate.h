#pragma once

#include <QRect>
#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Where the bar of a share lies in its cell.
[[nodiscard]] QRect shareBar(const QRect& cell, double share);

/// Paints a share as a bar with its number before it. It is told the roles of the share and of the mark.
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
