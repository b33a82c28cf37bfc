#include "results/resultspanel.h"

#include "common/announcement.h"
#include "common/theme.h"
#include "database/guardedstatement.h"
#include "results/emptyresults.h"
#include "results/messages/errorwords.h"
#include "results/messages/messagespage.h"
#include "results/plan/planview.h"
#include "results/resultname.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "results/rows/queryresult.h"
#include "results/runagain.h"
#include "workbench.h"

#include <QLocale>
#include <QTabBar>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

ResultsPanel::ResultsPanel(Workbench& workbench, Theme& theme, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_theme(theme)
{
    setAccessibleName(tr("Results"));
    m_tabs = new ResultTabs(theme, this);
    m_empty = new EmptyResults(this);
    m_plan = new PlanView(theme, this);
    m_messages = new MessagesPage(theme, this);
    m_tabs->addFixed(m_empty, tr("Results"));
    m_tabs->addFixed(m_plan, tr("Plan"));
    m_tabs->addFixed(m_messages, tr("Messages"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
    connect(m_plan, &PlanView::helpAsked, this, &ResultsPanel::helpAsked);
    connect(m_plan, &PlanView::placeWanted, this, [this] { Q_EMIT placeWanted(m_explained, m_planProblem); });
    connect(m_tabs, &ResultTabs::closing, this, [this](QWidget* page) {
        if (page == m_current && isRunning())
            cancel();
        for (QPointer<ResultView>* const view : {&m_current, &m_ofRun}) {
            if (*view == page)
                view->clear();
        }
    });
    connect(m_tabs, &ResultTabs::renamed, this, [](QWidget* page, const QString& title) {
        if (auto* const view = qobject_cast<ResultView*>(page))
            view->setTitle(title);
    });
    connect(m_tabs, &ResultTabs::againAsked, this, [this](QWidget* page) { runAgain(*this, page); });
    connect(m_tabs, &QTabWidget::currentChanged, this,
            [this] { m_tabs->setTabVisible(m_tabs->indexOf(m_empty), m_tabs->results().isEmpty()); });
    connect(&workbench, &Workbench::stateChanged, this, &ResultsPanel::followDatabase);
}

ResultsPanel::~ResultsPanel() = default;

ResultView* ResultsPanel::currentResult() const
{
    return m_current;
}

ResultView* ResultsPanel::rowsOfRun() const
{
    return m_ofRun;
}

/// Rows and plans of the window's database are not shown while another is open, unless the user pinned them.
void ResultsPanel::followDatabase()
{
    if (m_workbench.state() != ConnectionState::opening)
        return;
    if (!m_isPlanBeside)
        clearPlan();
    for (QWidget* const page : m_tabs->results()) {
        auto* const view = qobject_cast<ResultView*>(page);
        if (view && !view->isBeside())
            close(view);
    }
    std::erase_if(m_ofUser, [](const auto& view) { return !view || !view->isBeside(); });
    m_ofRun.clear();
}

void ResultsPanel::close(ResultView* view)
{
    if (view && m_tabs->indexOf(view) >= 0 && !m_tabs->isPinned(view))
        m_tabs->closeResult(view);
}

void ResultsPanel::closeRowsOfRun()
{
    close(m_ofRun);
    m_ofRun.clear(); // it may be pinned
}

bool ResultsPanel::isRunning() const
{
    return !m_explaining.isNone() || m_started < m_script.size()
        || (m_current && (m_current->result().isBusy() || m_current->result().isFetchingAll()));
}

void ResultsPanel::focusPage()
{
    QWidget* target = m_tabs->currentWidget()->focusProxy();
    if (!target || !target->isVisible())
        target = m_tabs->tabBar();
    target->setFocus(Qt::ShortcutFocusReason);
}

void ResultsPanel::run(const std::string& statement, const QString& title, const StatementOrigin& origin, RowsOf of,
                       DatabaseConnection* on)
{
    if (!use(on, origin.shown(0, statement)))
        return;
    m_script.clear();
    supersedeOpenResults();
    if (of == RowsOf::run)
        closeRowsOfRun();
    else
        closeRowsOfUser();
    start(statement, title, origin, of);
}

void ResultsPanel::runAll(const std::vector<std::string>& statements, const StatementOrigin& origin,
                          DatabaseConnection* on)
{
    if (statements.empty() || !use(on, origin.shown(0, statements.front())))
        return;
    m_script.clear();
    supersedeOpenResults();
    closeRowsOfUser();
    m_script = statements;
    m_scriptOrigin = origin;
    m_started = 0;
    startNext();
}

void ResultsPanel::closeRowsOfUser()
{
    for (const QPointer<ResultView>& view : std::exchange(m_ofUser, {}))
        close(view);
}

void ResultsPanel::startNext()
{
    if (m_started >= m_script.size())
        return;
    const std::size_t number = ++m_started;
    start(m_script[number - 1], tr("Result %1").arg(QLocale().toString(static_cast<int>(number))),
          m_scriptOrigin.of(number - 1), RowsOf::user);
}

/// Goes on with the next statement, or says how many are left out because this one failed.
void ResultsPanel::followScript(ResultView& view)
{
    if (m_started >= m_script.size())
        return;
    const auto end = view.result().end();
    if (!end || *end == QueryEnd::complete) {
        const auto next = [this, &view] {
            if (&view == m_current)
                startNext();
        };
        QMetaObject::invokeMethod(&view, next, Qt::QueuedConnection); // the result is emitting a signal
        return;
    }
    const auto left = static_cast<int>(m_script.size() - m_started);
    m_script.clear();
    m_messages->add(entryNow(JournalEntry::Tone::plain, tr("%Ln statement(s) after it were not run", nullptr, left)));
}

void ResultsPanel::start(const std::string& statement, const QString& title, const StatementOrigin& origin, RowsOf of)
{
    if (!m_on || !m_on->queries())
        return;
    supersedeOpenResults();
    const GuardedStatement asked{statement, m_on->schema(), origin.filledUnder};
    auto result = std::make_unique<QueryResult>(std::make_unique<QueryRun>(*m_on->queries(), asked), statement, origin);
    auto* const view = new ResultView(std::move(result), *m_on->dialect(), m_theme, this); // the tabs own it
    const QString wanted = title.isEmpty() ? tablesRead(statement, *m_on->dialect()) : title;
    const QString name = m_tabs->freeTitle(wanted.isEmpty() ? tr("Results") : wanted);
    view->setTitle(name);
    view->setOrigin(origin.words, of);
    const bool isBeside = m_on != &m_workbench.connection();
    view->setConnection(*m_on, isBeside ? ResultView::Beside::yes : ResultView::Beside::no);
    m_current = view;
    if (of == RowsOf::run)
        m_ofRun = view;
    else
        m_ofUser.emplace_back(view);
    m_isAnnounced = m_isEndWritten = false;
    m_tabs->addResult(view, name);
    m_tabs->setTabVisible(m_tabs->indexOf(m_empty), false);
    watch(*view);
    Q_EMIT runStarted();
    view->result().start();
}

/// Ends fetching for all other results, because only one statement at a time has rows open.
void ResultsPanel::supersedeOpenResults()
{
    stopExplaining();
    for (QWidget* const page : m_tabs->results()) {
        if (auto* const view = qobject_cast<ResultView*>(page))
            view->result().supersede();
    }
}

void ResultsPanel::watch(ResultView& view)
{
    connect(&view.result(), &QueryResult::stateChanged, &view, [this, &view] { followRun(view); });
    connect(&view, &ResultView::helpAsked, this, &ResultsPanel::helpAsked);
    connect(&view, &ResultView::placeWanted, this,
            [this, &view](const EngineError& error) { Q_EMIT placeWanted(view.result().statement(), error); });
    connect(&view, &ResultView::exported, this, [this](const QString& path, std::size_t rows) {
        m_messages->add(entryNow(JournalEntry::Tone::good,
                                 tr("Exported %Ln rows to %1", nullptr, static_cast<int>(rows)).arg(path)));
    });
}

/// Announces the end of a run as soon as there are rows or a reason why there are none, which ends the user's wait.
void ResultsPanel::followRun(ResultView& view)
{
    const QueryResult& result = view.result();
    const bool isEnded = result.end().has_value();
    if (&view != m_current || (result.rows().rows() == 0 && !isEnded))
        return;
    if (m_isAnnounced) {
        if (isEnded && !std::exchange(m_isEndWritten, true) && *result.end() != QueryEnd::replaced)
            addMessage(journalEntryOf(result), view.origin());
        return;
    }
    m_isAnnounced = true;
    m_isEndWritten = isEnded;
    addMessage(journalEntryOf(result), view.origin());
    Q_EMIT runEnded(result.rows().stored(), result.timeTaken());
    if (result.end() == QueryEnd::failed || result.end() == QueryEnd::refused)
        Q_EMIT problemAt(result.statement(), result.error());
    followScript(view);
}

void ResultsPanel::addMessage(JournalEntry entry, const QString& origin)
{
    if (!origin.isEmpty())
        entry.outcome = origin + QStringLiteral(" · ") + entry.outcome;
    const QString told =
        entry.details.isEmpty() ? entry.outcome : QStringLiteral("%1: %2").arg(entry.outcome, entry.details);
    announce(*this, told, entry.tone == JournalEntry::Tone::bad ? Urgency::assertive : Urgency::polite);
    m_messages->add(std::move(entry));
}

void ResultsPanel::explain(const std::string& statement, const StatementOrigin& origin, DatabaseConnection* on)
{
    if (!use(on, origin.shown(0, statement)))
        return;
    m_script.clear();
    supersedeOpenResults();
    m_plan->showRunning(origin.shown(0, statement));
    m_isPlanBeside = m_on != &m_workbench.connection();
    m_planOrigin = origin;
    m_plan->setOrigin(origin.words);
    m_tabs->setCurrentWidget(m_plan);
    static constexpr Limits limitsOfAPlan{std::chrono::minutes(5)};
    const auto work = [asked = GuardedStatement{statement, m_on->schema(), origin.filledUnder}](Session& session) {
        return explainGuarded(session, asked, limitsOfAPlan);
    };
    m_explainer = m_on->queries();
    connect(m_explainer, &QObject::destroyed, this, &ResultsPanel::forgetExplainer, Qt::UniqueConnection);
    const auto handle = [this, statement, number = ++m_explanations](const Result<Plan, EngineError>& plan) {
        if (!m_explaining.isNone() && number == m_explanations) // else it is not wanted any more
            handlePlan(statement, plan);
    };
    m_explaining = m_explainer->ask<Plan>(this, work, handle);
    Q_EMIT runStarted();
}

void ResultsPanel::handlePlan(const std::string& statement, const Result<Plan, EngineError>& plan)
{
    m_explaining = AskId{};
    const std::string& shown = m_planOrigin.shown(0, statement);
    JournalEntry entry = entryNow(JournalEntry::Tone::good, tr("Plan read"), shown);
    if (plan) {
        m_plan->showPlan(*plan);
    } else {
        const bool isRefused = plan.error().failure == EngineFailure::notAllowed;
        const bool isCancelled = plan.error().failure == EngineFailure::cancelled;
        const QueryEnd how = isRefused ? QueryEnd::refused : isCancelled ? QueryEnd::cancelled : QueryEnd::failed;
        const ErrorWords words = errorWords(how, m_planOrigin.inShown(plan.error()), shown);
        m_planProblem = plan.error();
        m_explained = statement;
        m_plan->showError(how, m_planOrigin.inShown(plan.error()), shown);
        entry.tone = JournalEntry::Tone::bad;
        entry.outcome = words.title;
        entry.details = words.message;
        if (!isCancelled)
            Q_EMIT problemAt(statement, plan.error());
    }
    addMessage(std::move(entry), m_planOrigin.words);
    Q_EMIT runEnded(0, std::chrono::milliseconds(0));
}

/// Its connection was closed, so there will be no answer.
void ResultsPanel::forgetExplainer()
{
    if (!m_explainer && !std::exchange(m_explaining, AskId{}).isNone())
        m_plan->clear();
}

void ResultsPanel::clearPlan()
{
    stopExplaining();
    m_explaining = AskId{};
    m_plan->clear();
}

void ResultsPanel::stopExplaining()
{
    if (m_explainer && !m_explaining.isNone())
        m_explainer->cancel(m_explaining);
}

void ResultsPanel::cancel()
{
    stopExplaining();
    const bool isRunning = m_current && (m_current->result().isBusy() || m_current->result().isFetchingAll());
    if (isRunning)
        m_current->result().cancel();
    m_script.clear();
}

bool ResultsPanel::use(DatabaseConnection* connection, const std::string& shown)
{
    m_on = connection ? connection : &m_workbench.connection();
    if (m_on->queries())
        return true;
    m_messages->add(
        entryNow(JournalEntry::Tone::bad, tr("Not run: no database is open. Open a connection first."), shown));
    m_tabs->setCurrentWidget(m_messages);
    return false;
}

} // namespace querymend

#include "moc_resultspanel.cpp"
