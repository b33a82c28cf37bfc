#include "shell/askarea.h"

#include "common/scaled.h"

#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

AskArea::AskArea(QWidget* parent) : FittingArea(parent)
{
    auto* const content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // or it would be a stop of the Tab key
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void AskArea::add(QWidget* widget)
{
    m_column->addWidget(widget);
}

QSize AskArea::minimumSizeHint() const
{
    constexpr int leastHeight = 120;  // in text of the usual size: the question, its chips and its button
    constexpr int besideContent = 16; // the scroll bar
    return {widget()->minimumSizeHint().width() + besideContent, std::min(sizeHint().height(), scaled(leastHeight))};
}

} // namespace querymend

#include "moc_askarea.cpp"
