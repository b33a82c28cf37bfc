#pragma once

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Paints a cell by what it holds: NULL apart from any text, numbers with digits of one width. It is told the role that
/// says what that is.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    CellDelegate(int kindRole, const Theme& theme, QObject* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_kindRole;
    const Theme& m_theme;
};

} // namespace querymend
