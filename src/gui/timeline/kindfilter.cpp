#include "timeline/kindfilter.h"

#include "common/icon.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "timeline/timelinemodel.h"

#include <QMenu>

#include <array>

namespace querymend {

KindFilter::KindFilter(const TimelineModel& model, Theme& theme, QWidget* parent)
    : QToolButton(parent), m_model(model), m_theme(theme)
{
    setAccessibleName(tr("Filter attempts"));
    setToolTip(tr("Filter attempts"));
    setMinimumHeight(scaled(24));
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(InstantPopup);
    auto* const menu = new QMenu(this);
    for (std::size_t i = 0; i < cardKindCount; ++i) {
        const auto kind = static_cast<CardKind>(i);
        QAction* const action = menu->addAction(themedIcon(iconOf(kind), m_theme, toneOf(kind)), menuWordOf(kind));
        action->setCheckable(true);
        action->setIconVisibleInMenu(false); // it would replace the check mark
        action->setChecked(true);
        connect(action, &QAction::toggled, this, &KindFilter::handleChoice);
        m_kinds.push_back(action);
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Show All")), &QAction::triggered, this, &KindFilter::chooseAll);
    connect(menu, &QMenu::aboutToShow, this, &KindFilter::showCounts);
    setMenu(menu);
    handleChoice();
}

CardKinds KindFilter::chosen() const
{
    CardKinds kinds = 0;
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        kinds |= m_kinds[i]->isChecked() ? bitOf(static_cast<CardKind>(i)) : 0;
    return kinds;
}

int KindFilter::hidden() const
{
    const CardKinds shown = chosen();
    if (shown == allCardKinds)
        return 0;
    const Counts counts = counted();
    int hidden = 0;
    for (std::size_t i = 0; i < cardKindCount; ++i)
        hidden += (shown & bitOf(static_cast<CardKind>(i))) == 0 ? counts[i] : 0;
    return hidden;
}

void KindFilter::chooseAll()
{
    for (QAction* const action : m_kinds) {
        const QSignalBlocker quiet(action);
        action->setChecked(true);
    }
    handleChoice();
}

void KindFilter::handleChoice()
{
    setIcon(themedIcon(Icon::funnel, m_theme, chosen() == allCardKinds ? Tone::muted : Tone::accent));
    Q_EMIT changed();
}

KindFilter::Counts KindFilter::counted() const
{
    Counts counts{};
    for (const TimelineSection& section : m_model.rows().sections) {
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards)
                ++counts[static_cast<std::size_t>(card.kind)];
        }
    }
    return counts;
}

void KindFilter::showCounts()
{
    const Counts counts = counted();
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        m_kinds[i]->setText(tr("%1 (%2)").arg(menuWordOf(static_cast<CardKind>(i)), QString::number(counts[i])));
}

} // namespace querymend

#include "moc_kindfilter.cpp"
