#include "common/isolatingdelegate.h"

#include "common/isolatedtext.h"

namespace querymend {

void IsolatingDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = isolated(option->text);
}

} // namespace querymend

#include "moc_isolatingdelegate.cpp"
