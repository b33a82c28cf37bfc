#include "settings/alignedlabels.h"

#include <QFormLayout>
#include <QLabel>
#include <QSpacerItem>
#include <QWidget>

#include <algorithm>

namespace querymend {

namespace {

/// The row of a form that has nothing but this text, and its form.
struct HintRow {
    QFormLayout* form = nullptr;
    int row = -1;
};

HintRow rowOf(QLabel& hint)
{
    HintRow found;
    found.form = qobject_cast<QFormLayout*>(hint.parentWidget()->layout());
    QFormLayout::ItemRole role = QFormLayout::LabelRole;
    if (found.form)
        found.form->getWidgetPosition(&hint, &found.row, &role);
    return found.row >= 0 && role == QFormLayout::FieldRole ? found : HintRow();
}

} // namespace

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
    alignLabels(labels);
    for (QLabel* const label : whole.findChildren<QLabel*>()) {
        if (label->wordWrap())
            label->setAlignment(Qt::AlignLeading | Qt::AlignTop); // rows may be higher than their texts need
    }
}

void alignLabels(const QList<QWidget*>& labels)
{
    int widest = 0;
    for (QWidget* const label : labels) {
        label->setMinimumWidth(0);
        widest = std::max(widest, label->sizeHint().width());
    }
    for (QWidget* const label : labels)
        label->setMinimumWidth(widest);
}

/// In a row without a label, QFormLayout keeps the height that a wrapped text would like at a width of its choice.
void fitHintRows(std::initializer_list<QLabel*> hints)
{
    for (QLabel* const hint : hints) {
        const HintRow place = rowOf(*hint);
        if (!place.form || place.form->itemAt(place.row, QFormLayout::LabelRole))
            continue;
        place.form->setItem(place.row, QFormLayout::LabelRole, new QSpacerItem(0, 0));
        place.form->invalidate(); // which setItem() leaves out
    }
}

/// QFormLayout leaves out a row only if there is nothing in it but hidden widgets.
void showHintRow(QLabel& hint, const QString& text)
{
    hint.setText(text);
    if (!text.isEmpty())
        fitHintRows({&hint});
    hint.setVisible(!text.isEmpty());
    if (!text.isEmpty())
        return;
    const HintRow place = rowOf(hint);
    QLayoutItem* const label = place.form ? place.form->itemAt(place.row, QFormLayout::LabelRole) : nullptr;
    if (label && label->spacerItem())
        delete place.form->takeAt(place.form->indexOf(label));
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
