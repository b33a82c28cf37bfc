#include "steer/playbackbar.h"

#include "common/elidedlabel.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/theme.h"
#include "runs/playback.h"
#include "steer/playbackscrubber.h"
#include "steer/playbackwords.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int mostTitleLines = 2;

} // namespace

PlaybackBar::PlaybackBar(Playback& playback, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_playback(playback), m_pause(new QPushButton(this)), m_back(new QPushButton(this)),
      m_step(new QPushButton(this)), m_leave(new QToolButton(this)), m_speed(new QComboBox(this)),
      m_time(new QLabel(this)), m_scrubber(new PlaybackScrubber(playback, theme, this)), m_shown(new ElidedLabel(this)),
      m_pace(new QLabel(this))
{
    setProperty("role", QStringLiteral("bar"));
    m_pause->setObjectName(QStringLiteral("pausePlayback"));
    m_back->setObjectName(QStringLiteral("backPlayback"));
    m_step->setObjectName(QStringLiteral("stepPlayback"));
    m_leave->setObjectName(QStringLiteral("leavePlayback"));
    m_leave->setIcon(themedIcon(Icon::xLg, theme, Tone::muted));
    m_leave->setProperty("role", QStringLiteral("small"));
    m_leave->setFocusPolicy(Qt::TabFocus);
    m_speed->setObjectName(QStringLiteral("speedPlayback"));
    for (const double speed : Playback::speeds)
        m_speed->addItem(speedWord(speed), speed);
    m_shown->setMostLines(mostTitleLines);
    m_shown->setObjectName(QStringLiteral("shownPlayback"));
    m_shown->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_pace->setObjectName(QStringLiteral("pacePlayback"));
    m_pace->setProperty("role", QStringLiteral("meta"));
    m_pace->setWordWrap(true);
    m_time->setProperty("role", QStringLiteral("meta"));
    makeControls();
    connect(m_pause, &QPushButton::clicked, &playback, &Playback::playOrPause);
    connect(m_back, &QPushButton::clicked, &playback, &Playback::stepBack);
    connect(m_step, &QPushButton::clicked, &playback, &Playback::step);
    connect(m_leave, &QToolButton::clicked, &playback, &Playback::finish);
    connect(m_leave, &QToolButton::clicked, &playback, &Playback::leave);
    connect(m_speed, &QComboBox::activated, this,
            [this](int row) { m_playback.setSpeed(m_speed->itemData(row).toDouble()); });
    connect(&playback, &Playback::changed, this, &PlaybackBar::showState);
    connect(&playback, &Playback::moved, this, &PlaybackBar::showMoment);
    connect(&theme, &Theme::changed, this, &PlaybackBar::keepTitleHigh, Qt::QueuedConnection); // after the style sheet
    showTexts();
    keepTitleHigh();
}

void PlaybackBar::makeControls()
{
    auto* const head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_shown, 1);
    head->addWidget(m_time);
    head->addWidget(m_leave);
    auto* const buttons = new FlowLayout(6);
    for (QPushButton* const button : {m_pause, m_back, m_step})
        button->setProperty("narrow", true); // all in one row
    for (QWidget* const control : std::initializer_list<QWidget*>{m_pause, m_back, m_step, m_speed})
        buttons->addWidget(control);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_scrubber);
    column->addLayout(buttons);
    column->addWidget(m_pace);
    setTabOrder(m_scrubber, m_pause);
    setTabOrder(m_pause, m_back);
    setTabOrder(m_back, m_step);
    setTabOrder(m_step, m_speed);
    setTabOrder(m_speed, m_leave);
}

void PlaybackBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showTexts();
}

void PlaybackBar::showTexts()
{
    setAccessibleName(tr("Player"));
    m_scrubber->setAccessibleName(tr("Moment shown"));
    m_scrubber->setToolTip(tr("Space plays and pauses, Left and Right go from event to event"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("To the event before"));
    m_step->setText(tr("Step"));
    m_step->setToolTip(tr("To the next event"));
    m_leave->setAccessibleName(tr("Close"));
    m_leave->setToolTip(tr("Show the whole run and close the player"));
    showState();
}

/// A longer title does not push down what is below it.
void PlaybackBar::keepTitleHigh()
{
    m_shown->setMinimumHeight(mostTitleLines * m_shown->fontMetrics().height());
}

void PlaybackBar::showState()
{
    if (m_playback.state() == PlaybackState::none)
        return hide();
    show();
    const bool isOver = m_playback.state() == PlaybackState::over;
    m_pause->setText(isOver                                             ? tr("Play Again")
                         : m_playback.state() == PlaybackState::playing ? tr("Pause")
                                                                        : tr("Play"));
    m_step->setEnabled(!isOver);
    m_speed->setCurrentIndex(m_speed->findData(m_playback.speed()));
    m_time->clear();
    showMoment();
}

/// Runs for each frame, so it changes only what has changed.
void PlaybackBar::showMoment()
{
    const QString time =
        QStringLiteral("%1 / %2").arg(momentWord(m_playback.moment()), momentWord(m_playback.pacing().length()));
    if (m_time->text() == time)
        return;
    m_time->setText(time);
    m_shown->setText(shownWord(m_playback));
    QString pace = paceWord(m_playback);
    if (!pace.isEmpty())
        pace[0] = pace[0].toUpper();
    m_pace->setText(pace);
    m_scrubber->setAccessibleDescription(m_shown->text() + QStringLiteral(" · ") + time);
    m_back->setEnabled(m_playback.moment() > std::chrono::milliseconds(0));
}

} // namespace querymend

#include "moc_playbackbar.cpp"
