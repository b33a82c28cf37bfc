#include "settings/alignedlabels.h"

#include <QFormLayout>
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
}

} // namespace querymend
