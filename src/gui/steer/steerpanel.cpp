#include "steer/steerpanel.h"

#include "common/inlinemessage.h"
#include "run/editing.h"
#include "runs/playback.h"
#include "steer/offerbar.h"
#include "steer/playbackbar.h"
#include "steer/questionbar.h"
#include "steer/steeractions.h"
#include "steer/steerwords.h"
#include "steer/stopbar.h"
#include "workbench.h"

#include <QEvent>
#include <QVBoxLayout>

namespace querymend {

SteerPanel::SteerPanel(Workbench& workbench, Playback& playback, SteerActions& actions, Theme& theme, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_actions(actions), m_stop(new StopBar(actions, theme, this)),
      m_question(new QuestionBar(theme, this)), m_changes(new ChangeForm(this)), m_again(new AgainForm(this)),
      m_offer(new OfferBar(actions, theme, this)), m_message(new InlineMessage(theme, this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_question);
    column->addWidget(m_stop);
    column->addWidget(m_offer);
    column->addWidget(new PlaybackBar(playback, theme, this));
    column->addWidget(m_changes, 1);
    column->addWidget(m_again);
    m_later.setSingleShot(true); // a stop enters the run's state only after its event is announced
    connect(&m_later, &QTimer::timeout, this, &SteerPanel::showStop);
    connect(&workbench, &Workbench::recorded, &m_later, qOverload<>(&QTimer::start));
    connect(&workbench, &Workbench::runEnded, this, &SteerPanel::showStop);
    connect(&workbench, &Workbench::stateChanged, this, &SteerPanel::showStop);
    connect(&actions[SteerAction::proceed], &QAction::triggered, &workbench,
            [&workbench] { workbench.steering().proceed(ContinueWay::onwards); });
    connect(&actions[SteerAction::step], &QAction::triggered, &workbench,
            [&workbench] { workbench.steering().proceed(ContinueWay::step); });
    connect(m_question, &QuestionBar::answered, &workbench,
            [&workbench](const AnswerQuestion& what) { workbench.steering().answer(what); });
    connect(m_question, &QuestionBar::stopAsked, &workbench, &Workbench::cancelRun);
    connect(m_changes, &ChangeForm::left, this, &SteerPanel::closeForms);
    connect(m_again, &AgainForm::left, this, &SteerPanel::closeForms);
    m_changes->installEventFilter(this);
    m_again->installEventFilter(this);
    showStop();
}

bool SteerPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        const bool hasRoom = m_changes->isHidden() && m_again->isHidden();
        m_offer->setRoom(hasRoom);
        Q_EMIT roomChanged(hasRoom);
    }
    return QWidget::eventFilter(watched, event);
}

void SteerPanel::say(const QString& problem)
{
    m_message->say(Tone::execution, problem);
}

void SteerPanel::refuseModel(const QString& reason)
{
    if (m_changes->isVisible())
        m_changes->refuse(EditedField::model, reason);
    else if (m_again->isVisible())
        m_again->refuse(reason);
    else
        say(reason);
}

void SteerPanel::closeForms()
{
    m_changes->hide();
    m_again->hide();
}

void SteerPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showStop();
}

void SteerPanel::showStop()
{
    const std::vector<RunPaused> stops = m_workbench.steering().stops();
    const bool isStopped = !stops.empty();
    m_actions[SteerAction::proceed].setEnabled(isStopped);
    m_actions[SteerAction::step].setEnabled(isStopped);
    m_actions[SteerAction::edit].setEnabled(isStopped && !editableAt(*m_workbench.runState(), stops.front()).empty());
    m_actions[SteerAction::stopAtNext].setEnabled(m_workbench.isRunning());
    const std::vector<PersonQuestion> questions = m_workbench.steering().questions();
    Q_EMIT heldChanged(isStopped || !questions.empty());
    const RunState* const run = m_workbench.runState();
    m_question->ask(questions, run ? static_cast<std::uint32_t>(run->lanes.size()) : 0);
    if (!isStopped)
        return m_stop->hide();
    const auto lanes = static_cast<std::uint32_t>(m_workbench.runState()->lanes.size());
    QString detail = stopDetail(stops.front(), lanes);
    if (stops.size() > 1)
        detail += QStringLiteral(" · ") + tr("%n more paused", nullptr, static_cast<int>(stops.size()) - 1);
    m_stop->say(stopTitle(stops.front()), detail);
}

} // namespace querymend

#include "moc_steerpanel.cpp"
