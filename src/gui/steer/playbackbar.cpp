#include "steer/playbackbar.h"

#include "common/flowlayout.h"
#include "runs/playback.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

PlaybackBar::PlaybackBar(Playback& playback, QWidget* parent)
    : QFrame(parent), m_playback(playback), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_pause(new QPushButton(this)), m_step(new QPushButton(tr("Step"), this)),
      m_finish(new QPushButton(tr("End"), this))
{
    setProperty("role", QStringLiteral("bar"));
    setAccessibleName(tr("Replay"));
    m_text->setProperty("role", QStringLiteral("meta"));
    m_text->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the replay"));
    m_pause->setObjectName(QStringLiteral("pausePlayback"));
    m_step->setObjectName(QStringLiteral("stepPlayback"));
    m_step->setToolTip(tr("To the next call to the model or the database"));
    m_finish->setToolTip(tr("Show the whole run at once"));
    m_finish->setObjectName(QStringLiteral("finishPlayback"));
    auto* const leave = new QPushButton(tr("Close"), this);
    leave->setObjectName(QStringLiteral("leavePlayback"));
    leave->setToolTip(tr("Show the whole run and close the replay"));
    auto* const buttons = new FlowLayout(8);
    for (QPushButton* const button : {m_pause, m_step, m_finish, leave})
        buttons->addWidget(button);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(m_text);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    connect(m_pause, &QPushButton::clicked, this, &PlaybackBar::pauseOrGoOn);
    connect(m_step, &QPushButton::clicked, &playback, &Playback::step);
    connect(m_finish, &QPushButton::clicked, &playback, &Playback::finish);
    connect(leave, &QPushButton::clicked, &playback, &Playback::finish);
    connect(leave, &QPushButton::clicked, &playback, &Playback::leave);
    connect(&playback, &Playback::changed, this, &PlaybackBar::showState);
    connect(&playback, &Playback::played, this, &PlaybackBar::showState);
    showState();
}

void PlaybackBar::pauseOrGoOn()
{
    if (m_playback.state() == PlaybackState::over)
        m_playback.play(m_playback.run());
    else if (m_playback.state() == PlaybackState::playing)
        m_playback.pause();
    else
        m_playback.proceed();
}

void PlaybackBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showState();
}

void PlaybackBar::showState()
{
    const PlaybackState state = m_playback.state();
    const bool isOver = state == PlaybackState::over;
    setVisible(state != PlaybackState::none);
    m_progress->setRange(0, static_cast<int>(m_playback.run().size()));
    m_progress->setValue(static_cast<int>(m_playback.position()));
    const QString how = isOver           ? tr("Replay finished")
        : state == PlaybackState::paused ? tr("Replay paused")
                                         : tr("Replay");
    m_text->setText(tr("%1 · event %2 of %3 · as recorded, no model or database is called")
                        .arg(how, QLocale().toString(static_cast<qulonglong>(m_playback.position())),
                             QLocale().toString(static_cast<qulonglong>(m_playback.run().size()))));
    m_pause->setText(isOver ? tr("Play Again") : state == PlaybackState::paused ? tr("Play") : tr("Pause"));
    m_step->setEnabled(!isOver);
    m_finish->setEnabled(!isOver);
}

} // namespace querymend

#include "moc_playbackbar.cpp"
