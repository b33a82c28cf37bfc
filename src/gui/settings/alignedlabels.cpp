#include "settings/alignedlabels.h"

#include <QFormLayout>
#include <QLabel>
#include <QList>
#include <QSpacerItem>
#include <QWidget>

#include <algorithm>

namespace querymend {

void alignLabels(QWidget& whole)
{
    QList<QWidget*> labels;
    for (const QFormLayout* const form : whole.findChildren<QFormLayout*>()) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem* const item = form->itemAt(row, QFormLayout::LabelRole);
            if (item && item->widget())
                labels << item->widget();
        }
    }
    int widest = 0;
    for (QWidget* const label : std::as_const(labels)) {
        label->setMinimumWidth(0);
        widest = std::max(widest, label->sizeHint().width());
    }
    for (QWidget* const label : std::as_const(labels))
        label->setMinimumWidth(widest);
    for (QLabel* const label : whole.findChildren<QLabel*>()) {
        if (label->wordWrap())
            label->setAlignment(Qt::AlignLeading | Qt::AlignTop); // rows may be higher than their texts need
    }
}

/// In a row without a label, QFormLayout keeps the height that a wrapped text would like at a width of its choice.
void fitHintRows(std::initializer_list<QLabel*> hints)
{
    for (QLabel* const hint : hints) {
        auto* const form = qobject_cast<QFormLayout*>(hint->parentWidget()->layout());
        int row = -1;
        QFormLayout::ItemRole role = QFormLayout::FieldRole;
        if (form)
            form->getWidgetPosition(hint, &row, &role);
        if (row >= 0 && role == QFormLayout::FieldRole && !form->itemAt(row, QFormLayout::LabelRole))
            form->setItem(row, QFormLayout::LabelRole, new QSpacerItem(0, 0));
    }
}

void makeEquallyWide(std::initializer_list<QWidget*> fields, int least)
{
    int widest = least;
    for (const QWidget* const field : fields)
        widest = std::max(widest, field->sizeHint().width());
    for (QWidget* const field : fields)
        field->setFixedWidth(widest);
}

} // namespace querymend
