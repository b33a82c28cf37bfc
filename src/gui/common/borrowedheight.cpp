#include "common/borrowedheight.h"

#include <utility>

namespace querymend {

namespace {

/// Returns the nearest vertical splitter around the widget, and the part of it that the widget is in.
std::pair<QSplitter*, int> splitterAround(QWidget& widget)
{
    QWidget* part = &widget;
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        auto* const splitter = qobject_cast<QSplitter*>(around);
        if (splitter && splitter->orientation() == Qt::Vertical)
            return {splitter, splitter->indexOf(part)};
        part = around;
    }
    return {nullptr, 0};
}

} // namespace

void BorrowedHeight::take(QWidget& widget, int height)
{
    const int lacking = height - widget.height();
    if (m_splitter || lacking <= 0 || !widget.isVisible())
        return;
    const auto [splitter, part] = splitterAround(widget);
    if (!splitter || splitter->count() < 2)
        return;
    m_before = splitter->sizes();
    QList<int> wanted = m_before;
    wanted[part] += lacking;
    wanted[part > 0 ? part - 1 : part + 1] -= lacking;
    splitter->setSizes(wanted); // which keeps the least sizes of both
    m_taken = splitter->sizes();
    m_splitter = splitter;
}

void BorrowedHeight::giveBack()
{
    if (m_splitter && m_splitter->sizes() == m_taken)
        m_splitter->setSizes(m_before);
    m_splitter.clear();
}

} // namespace querymend
