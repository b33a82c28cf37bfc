#include "settings/alignedlabels.h"

#include <QFormLayout>
#include <QLabel>
#include <QList>
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

} // namespace querymend
