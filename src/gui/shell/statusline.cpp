#include "shell/statusline.h"

#include "common/failurewords.h"
#include "common/findingtext.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/statelabel.h"
#include "report/timelinestep.h"
#include "run/calls.h"
#include "workbench.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <variant>

namespace querymend {

StatusLine::StatusLine(Workbench& workbench, QWidget* parent)
    : QStatusBar(parent), m_workbench(workbench), m_colour(new QLabel(this)), m_place(new QLabel(this)),
      m_readOnly(new QLabel(this)), m_engine(new QLabel(this)), m_noValues(new QLabel(this)),
      m_lost(new QLabel(tr("connection lost"), this)), m_left(new QLabel(this)),
      m_hidden(new QLabel(tr("Results hidden"), this)), m_progress(new QLabel(this)), m_tokens(new QLabel(this)),
      m_leave(new QPushButton(tr("Leave Presenter Mode"), this))
{
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 8, 0);
    m_readOnly->setText(tr("READ-ONLY"));
    m_readOnly->setProperty("role", QStringLiteral("good"));
    m_readOnly->setToolTip(tr("Nothing you run here can change the database: only read statements are allowed, and the "
                              "database itself rejects all others."));
    m_noValues->setObjectName(QStringLiteral("noValues"));
    m_noValues->setText(tr("NO DATA VALUES SENT"));
    m_noValues->setProperty("role", QStringLiteral("good"));
    m_hidden->setObjectName(QStringLiteral("resultsHidden"));
    m_hidden->setToolTip(tr("Presenter mode without values shows no results, and dots instead of values."));
    for (QLabel* const label : {m_place, m_engine, m_hidden, m_progress, m_tokens})
        label->setProperty("role", QStringLiteral("meta"));
    for (QLabel* const label : {m_place, m_engine, m_lost, m_left, m_progress, m_tokens})
        label->setTextFormat(Qt::PlainText);
    setCaption(*m_place, tr("Database"));
    setCaption(*m_engine, tr("Database type"));
    setCaption(*m_progress, tr("Activity"));
    setCaption(*m_tokens, tr("Tokens"));
    m_colour->setObjectName(QStringLiteral("connectionColour"));
    m_colour->hide();
    addWidget(m_colour);
    addWidget(m_place);
    addWidget(m_readOnly);
    addWidget(m_engine);
    addWidget(m_noValues);
    addWidget(m_lost);
    addWidget(m_left);
    for (QLabel* const label : {m_lost, m_left}) {
        label->setProperty("role", QStringLiteral("bad"));
        label->hide();
    }
    addPermanentWidget(m_progress);
    addPermanentWidget(m_tokens);
    addPermanentWidget(m_hidden);
    addPermanentWidget(m_leave);
    m_leave->setProperty("role", QStringLiteral("link"));
    m_hidden->hide();
    m_leave->hide();
    connect(m_leave, &QPushButton::clicked, this, &StatusLine::presentingLeft);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &StatusLine::showProgress);
    connect(&workbench, &Workbench::stateChanged, this, [this] {
        m_leftRunning.clear();
        showConnection();
    });
    connect(&workbench, &Workbench::leftRunning, this, [this](const QString& name) {
        m_leftRunning = name;
        showLeftRunning();
    });
    connect(&workbench, &Workbench::recorded, this, qOverload<const RunEvent&>(&StatusLine::showEvent));
    connect(&workbench, &Workbench::runEnded, this, &StatusLine::showTokens);
    connect(&workbench, &Workbench::valueLockChanged, this, &StatusLine::showValueLock);
    showValueLock(workbench.valueLock());
    showConnection();
}

void StatusLine::showValueLock(ValueLock lock)
{
    m_noValues->setVisible(lock != ValueLock::open);
    m_noValues->setToolTip(lock == ValueLock::byEnvironment
                               ? tr("The environment variable QUERYMEND_SEND_NO_VALUES forbids to send values from "
                                    "databases to models and agents.")
                               : tr("The settings forbid to send values from databases to models and agents."));
}

void StatusLine::showConnection()
{
    noteAnswer();
    showLeftRunning();
    const LiveDatabase* const database = m_workbench.database();
    m_readOnly->setVisible(database != nullptr);
    m_engine->setText(database ? QString::fromUtf8(database->dialect().displayName.data(),
                                                   static_cast<qsizetype>(database->dialect().displayName.size()))
                               : QString());
    showPlace();
}

void StatusLine::nameConnection(const QString& name, const QIcon& icon)
{
    m_name = name;
    m_colour->setPixmap(icon.pixmap(scaled(16)));
    m_colour->setVisible(!icon.isNull());
    showPlace();
}

/// A saved connection has a name besides that of its database, which runs are told apart by.
void StatusLine::showPlace()
{
    constexpr qsizetype longest = 48; // a longer name would widen the window
    const QString whole = QString::fromStdString(m_workbench.target().shown());
    const QString database = whole.section(QLatin1Char('/'), -1);
    QString target = m_name.isEmpty() || m_name == database ? database : m_name + QStringLiteral(" · ") + database;
    if (target.size() > longest)
        target = target.left(longest - 1) + QChar(0x2026);
    const QString tip = m_name.isEmpty() ? whole : m_name + QLatin1Char('\n') + whole;
    m_place->setToolTip(m_workbench.state() == ConnectionState::closed ? QString() : plainTip(tip));
    switch (m_workbench.state()) {
    case ConnectionState::closed:
        m_place->setText(tr("No database"));
        break;
    case ConnectionState::opening:
        m_place->setText(tr("Connecting to %1…").arg(target));
        break;
    case ConnectionState::open:
        m_place->setText(target);
        break;
    }
}

void StatusLine::showLeftRunning()
{
    m_left->setText(tr("not stopped yet: %1").arg(m_leftRunning));
    m_left->setToolTip(tr("You stopped a statement, but the server is still working on it. If it keeps running, ask "
                          "the server's administrator to end it."));
    m_left->setVisible(!m_leftRunning.isEmpty());
}

void StatusLine::noteFailure(const EngineError& error)
{
    const bool isLost = error.failure == EngineFailure::lost || error.failure == EngineFailure::unreachable;
    m_lost->setVisible(isLost);
    const QString reason = shownName(engineWords(error).toStdString());
    m_lost->setToolTip(plainTip(tr("%1\nThe next statement reconnects.").arg(reason)));
}

void StatusLine::noteAnswer()
{
    m_lost->hide();
}

void StatusLine::noteShownRun(const std::string& run)
{
    m_shown = run;
    showTokens();
}

void StatusLine::showEvent(const RunEvent& event)
{
    m_made = event.run;
    if (const auto* const checked = std::get_if<Checked>(&event.body)) {
        const auto& findings = checked->verdict.findings;
        const auto isGone = [](const Finding& finding) { return isDatabaseFault(finding.code); };
        const auto gone = std::find_if(findings.begin(), findings.end(), isGone);
        if (gone == findings.end())
            noteAnswer();
        else
            noteFailure({EngineFailure::lost, gone->message});
    }
    if (const auto* const started = std::get_if<RunStarted>(&event.body)) {
        m_used = {};
        m_attempt.clear();
        m_since.start();
        m_tick.start();
    }
    if (const auto asked = requestIn(event.body); asked && asked->kind == CallKind::attempt)
        m_attempt = tr("lane %1: attempt %2").arg(asked->attempt.lane.value + 1).arg(asked->attempt.number + 1);
    noteUse(event);
    if (const auto* const paused = std::get_if<RunPaused>(&event.body))
        m_attempt = paused->before == StopPlace::model ? tr("paused before calling the model")
                                                       : tr("paused before calling the database");
    if (std::holds_alternative<RunContinued>(event.body))
        m_attempt = tr("continuing");
    if (const auto step = stepOf(event.body); step && step->kind == StepKind::asked)
        m_attempt = step->isUnderWay ? tr("waiting for your answer") : tr("continuing");
    if (std::holds_alternative<RunFinished>(event.body)) {
        m_tick.stop();
        m_attempt.clear();
    }
    showTokens();
    showProgress();
}

void StatusLine::setPresenting(Presenting how)
{
    m_leave->setText(tr("Leave Presenter Mode"));
    m_leave->setVisible(how != Presenting::no);
    m_hidden->setVisible(how == Presenting::withoutValues);
    m_tokens->setVisible(how == Presenting::no);
}

/// Those of a run that is over would seem to belong to the shown one.
void StatusLine::showTokens()
{
    const bool isSeen = m_workbench.isRunning() || (!m_made.empty() && m_made == m_shown);
    m_tokens->setText(isSeen ? spentWord(m_used) : QString());
}

void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    const bool isLost = !m_lost->isHidden();
    showConnection();
    m_lost->setVisible(isLost);
    showTokens();
    showProgress();
}

/// Counts the tokens of all calls, by lanes and by roles, including failed ones.
void StatusLine::noteUse(const RunEvent& event)
{
    m_model.take(event.body);
    if (const auto answer = answerIn(event.body); answer && answer->tokens)
        m_used.add(*answer->tokens, m_model.terms);
}

void StatusLine::showProgress()
{
    if (m_attempt.isEmpty())
        return m_progress->clear();
    m_progress->setText(tr("%1 · %2 s").arg(m_attempt, QLocale().toString(m_since.elapsed() / 1000)));
}

} // namespace querymend

#include "moc_statusline.cpp"
