#include "timeline/timelinepair.h"

#include "common/icon.h"
#include "common/sidedmargins.h"
#include "timeline/timelinepanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int roomForTwo = 720; ///< if narrower, one is above the other

} // namespace

TimelinePair::TimelinePair(Theme& theme, QWidget* parent)
    : QWidget(parent), m_current(new TimelinePanel(theme, this)), m_earlier(new TimelinePanel(theme, this)),
      m_currentCaption(new QLabel(this)), m_earlierCaption(new QLabel(this)),
      m_splitter(new QSplitter(Qt::Vertical, this))
{
    auto* const close = new QToolButton(this);
    close->setIcon(themedIcon(Icon::xLg, theme, Tone::muted));
    close->setProperty("role", QStringLiteral("small"));
    close->setAccessibleName(tr("Show only the run below"));
    close->setToolTip(close->accessibleName());
    connect(close, &QToolButton::clicked, this, &TimelinePair::hideEarlier);
    connect(close, &QToolButton::clicked, this, &TimelinePair::earlierLeft);
    m_earlier->setAccessibleName(tr("Retry timeline of the earlier run"));
    m_splitter->setChildrenCollapsible(false);
    m_earlierSide = captioned(*m_earlierCaption, *m_earlier, close);
    m_splitter->addWidget(m_earlierSide);
    m_splitter->addWidget(captioned(*m_currentCaption, *m_current, nullptr));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
    hideEarlier();
}

QWidget* TimelinePair::captioned(QLabel& caption, TimelinePanel& panel, QWidget* button)
{
    auto* const side = new QWidget(m_splitter);
    side->setAutoFillBackground(true);
    caption.setProperty("role", QStringLiteral("meta"));
    caption.setTextFormat(Qt::PlainText);
    caption.setWordWrap(true);
    caption.setContentsMargins(sidedMargins(12, 4, 4, 4));
    auto* const row = new QHBoxLayout;
    row->setContentsMargins(sidedMargins(0, 0, 8, 0));
    row->addWidget(&caption, 1);
    if (button)
        row->addWidget(button);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(&panel, 1);
    return side;
}

void TimelinePair::showEarlier(const std::vector<RunEvent>& events, const QString& earlier, const QString& current)
{
    m_earlierCaption->setText(earlier);
    m_currentCaption->setText(current);
    m_earlier->show(events);
    m_earlierSide->setVisible(true);
    m_currentCaption->setVisible(true);
}

void TimelinePair::hideEarlier()
{
    m_earlierSide->setVisible(false);
    m_currentCaption->setVisible(false);
    m_earlier->clear();
}

bool TimelinePair::hasEarlier() const
{
    return !m_earlierSide->isHidden();
}

void TimelinePair::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() >= roomForTwo ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted)
        m_splitter->setOrientation(wanted);
}

} // namespace querymend

#include "moc_timelinepair.cpp"
