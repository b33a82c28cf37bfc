#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStringList>

namespace querymend {

/// The visible texts of labels and buttons that have no room, and the names of areas whose content is too wide to be
/// scrolled to; texts that are meant to be elided do not count.
inline QStringList cutOffIn(const QWidget& window)
{
    QStringList found;
    for (const QLabel* const label : window.findChildren<QLabel*>()) {
        const bool isWhole = label->wordWrap() || label->width() >= label->minimumSizeHint().width()
            || label->text().isEmpty() || label->minimumWidth() == 1 || label->inherits("querymend::ElidedLabel");
        if (label->isVisible() && !isWhole)
            found << label->text();
    }
    for (const QPushButton* const button : window.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->width() < button->minimumSizeHint().width())
            found << button->text();
    }
    for (const QCheckBox* const box : window.findChildren<QCheckBox*>()) {
        if (box->isVisible() && !box->parentWidget()->rect().contains(box->geometry()))
            found << box->text();
    }
    for (const QScrollArea* const area : window.findChildren<QScrollArea*>()) {
        const bool isScrolled = area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
        if (area->isVisible() && area->widget() && !isScrolled && area->widget()->width() > area->viewport()->width())
            found << area->objectName();
    }
    return found;
}

} // namespace querymend
