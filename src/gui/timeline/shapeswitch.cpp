#include "timeline/shapeswitch.h"

#include "timeline/timelineview.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include <array>

namespace querymend {

namespace {

constexpr std::array shapes{TimelineShape::lanes, TimelineShape::clock, TimelineShape::list};

} // namespace

ShapeSwitch::ShapeSwitch(TimelineView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* const group = new QButtonGroup(this);
    for (const TimelineShape shape : shapes) {
        auto* const button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button);
        row->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, [this, shape] { choose(shape); });
    }
    m_buttons.front()->setChecked(true);
    showTexts();
    hide();
}

void ShapeSwitch::setOn(bool isOn)
{
    setVisible(isOn);
    m_view.setShape(isOn ? m_chosen : TimelineShape::flow);
}

void ShapeSwitch::choose(TimelineShape shape)
{
    m_chosen = shape;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        m_buttons[i]->setChecked(shapes[i] == shape);
    if (!isHidden())
        m_view.setShape(shape);
}

void ShapeSwitch::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showTexts();
}

void ShapeSwitch::showTexts()
{
    const std::array texts{tr("Lanes"), tr("Clock"), tr("List")};
    const std::array tips{tr("Lanes side by side"), tr("What took how long, on one time axis"),
                          tr("One attempt below the other")};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        m_buttons[i]->setText(texts[i]);
        m_buttons[i]->setToolTip(tips[i]);
        m_buttons[i]->setAccessibleDescription(tips[i]);
    }
    setAccessibleName(tr("View of the timeline"));
}

} // namespace querymend

#include "moc_shapeswitch.cpp"
