#pragma once

#include <QStyledItemDelegate>

namespace querymend {

/// Paints items as Qt does, but does not turn their texts round in a window from right to left.
class IsolatingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace querymend
