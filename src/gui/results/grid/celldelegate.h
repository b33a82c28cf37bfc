#pragma once

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Paints a cell according to its CellKind, with a thin line below: NULL is distinct from any text, and numbers have
/// digits of equal width. `kindRole` is the model's role for the kind.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    CellDelegate(int kindRole, const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QString fitted(const QStyleOptionViewItem& option, const QModelIndex& index, int width) const;
    void drawFocus(QPainter* painter, const QRect& cell) const;

    int m_kindRole;
    const Theme& m_theme;
};

} // namespace querymend
