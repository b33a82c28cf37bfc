#pragma once

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Paints a cell by what it holds, with a thin line below: NULL apart from any text, numbers with digits of one width.
/// It is told the role that says what that is.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    CellDelegate(int kindRole, const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void drawFocus(QPainter* painter, const QRect& cell) const;

    int m_kindRole;
    const Theme& m_theme;
};

} // namespace querymend
