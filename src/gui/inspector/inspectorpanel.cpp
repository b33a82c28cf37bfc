#include "inspector/inspectorpanel.h"

#include "common/elidedlabel.h"
#include "common/fittingcolumn.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/signlabel.h"
#include "common/theme.h"
#include "inspector/attemptpieces.h"
#include "inspector/diffpage.h"
#include "inspector/piecepane.h"
#include "inspector/planpage.h"
#include "inspector/promptpage.h"
#include "inspector/shownattempt.h"
#include "inspector/steppage.h"
#include "inspector/steppieces.h"
#include "inspector/tabmenu.h"
#include "inspector/testpieces.h"
#include "report/failures.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <utility>

namespace querymend {

namespace {

constexpr int leastHeight = 128; ///< small, because pages scroll and other panels may need the room

} // namespace

InspectorPanel::InspectorPanel(Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_pages(new QStackedWidget(this)), m_empty(new QLabel(this)),
      m_tabs(new QTabWidget(this))
{
    setAccessibleName(tr("Attempt"));
    setFocusProxy(m_tabs->tabBar());
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_diff = new DiffPage(m_theme, this);
    connect(m_diff, &DiffPage::compared, this, &InspectorPanel::compared);
    m_prompt = new PromptPage(m_theme, this);
    m_plan = new PlanPage(m_theme, this);
    m_tabs->addTab(m_diff, tr("Diff"));
    m_panes.push_back(nullptr);
    addPage(tr("Error"), tr("What is wrong"));
    connect(m_panes[errorTab], &PiecePane::widthChanged, this, &InspectorPanel::fitError);
    addPage(tr("Hint"), tr("The hint that followed"));
    addPage(tr("Reflection"), tr("The decision and its reason"));
    m_tabs->addTab(m_prompt, tr("Prompt"));
    m_panes.push_back(nullptr);
    addPage(tr("Reply"), tr("The model's reply"));
    addPage(tr("Traffic"), tr("What was sent to the model's server and received from it"));
    m_tabs->addTab(m_plan, tr("Plan"));
    m_panes.push_back(nullptr);
    addPage(tr("Checks"), tr("The checks and the safety report"));
    addPage(tr("Tests"), tr("The tests, and which lane passes them"));
    addPage(tr("Timings"), tr("Where the time went"));
    addPage(tr("Log"), tr("All that was done for this attempt"));
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    new TabMenu(*m_tabs, m_theme);
    m_empty->setProperty("role", QStringLiteral("meta"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(12);
    setAttempts(0);
    auto* const attempt = new QWidget(this);
    auto* const column = new QVBoxLayout(attempt);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_tabs, 1);
    m_pages->setMinimumHeight(leastHeight);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(attempt);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    connect(m_tabs, &QTabWidget::currentChanged, this, &InspectorPanel::fillTab);
    connect(m_prompt, &PromptPage::memoryAsked, this, &InspectorPanel::memoryAsked);
    connect(&m_theme, &Theme::changed, this, &InspectorPanel::showTitle);
}

void InspectorPanel::addPage(const QString& name, const QString& about)
{
    auto* const pane = new PiecePane(m_theme, about, this);
    connect(pane, &PiecePane::helpAsked, this, &InspectorPanel::helpAsked);
    m_tabs->addTab(pane, name);
    m_panes.push_back(pane);
}

QWidget* InspectorPanel::makeBar()
{
    auto* const bar = new FittingColumn(this); // a title that names two attempts may need two lines
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(sidedMargins(12, 4, 8, 4));
    row->setSpacing(0); // the buttons have room around their icons
    m_sign = new SignLabel(bar);
    m_title = new ElidedLabel(bar);
    m_title->setObjectName(QStringLiteral("attemptTitle"));
    m_title->setMostLines(2);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_category = new ElidedLabel(bar);
    m_category->setProperty("role", QStringLiteral("meta"));
    m_category->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    const auto button = [&](Icon icon, const QString& name) {
        auto* const made = new QToolButton(bar);
        made->setIcon(themedIcon(icon, m_theme, Tone::muted));
        made->setAccessibleName(name);
        made->setToolTip(name);
        made->setFocusPolicy(Qt::TabFocus);
        return made;
    };
    m_compare = button(Icon::layoutSplit, tr("Compare this attempt with another"));
    m_byHand = button(Icon::person, tr("Fork, retry or accept this attempt"));
    m_report = new QAction(tr("&Copy a Report of This Failure"), this);
    connect(m_report, &QAction::triggered, this, &InspectorPanel::copyReport);
    m_byHand->setPopupMode(QToolButton::InstantPopup);
    m_byHand->hide();
    m_copy = button(Icon::clipboard, tr("Copy the SQL of this attempt"));
    m_open = button(Icon::fileEarmarkCode, tr("Open the SQL of this attempt in the editor"));
    connect(m_compare, &QToolButton::clicked, this, &InspectorPanel::compareInFull);
    connect(m_copy, &QToolButton::clicked, this, &InspectorPanel::copySql);
    connect(m_open, &QToolButton::clicked, this, [this] { Q_EMIT openInEditorAsked(m_detail.sql()); });
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QToolButton* const made : {m_compare, m_byHand, m_copy, m_open})
        buttons->addWidget(made);
    row->addWidget(m_sign);
    row->addSpacing(6);
    row->addWidget(m_title);
    row->addSpacing(6);
    row->addWidget(m_category, 1);
    row->addLayout(buttons);
    return bar;
}

void InspectorPanel::offer(const QList<QAction*>& actions)
{
    auto* const menu = new QMenu(m_byHand);
    menu->addActions(actions);
    menu->addSeparator();
    menu->addAction(m_report);
    m_byHand->setMenu(menu);
    m_byHand->show();
}

void InspectorPanel::useDatabaseOf(Workbench& workbench)
{
    m_plan->useDatabaseOf(workbench);
}

void InspectorPanel::setAttempts(std::uint32_t count)
{
    m_empty->setText(count > 0 ? tr("Select an attempt on the timeline.") : tr("Details of attempts appear here."));
}

void InspectorPanel::clear()
{
    m_events.clear();
    m_detail = {};
    m_others.clear();
    m_against.reset();
    m_reply.reset();
    m_diff->clear();
    forgetStep();
    m_pages->setCurrentIndex(emptyPage);
}

void InspectorPanel::showAttempt(const std::vector<RunEvent>& events, const AttemptRef& attempt)
{
    take(events, attempt, std::nullopt);
}

void InspectorPanel::showReply(std::optional<LiveReply> reply)
{
    if (m_reply == reply)
        return;
    m_reply = std::move(reply);
    const int tab = m_tabs->currentIndex();
    if (tab == diffTab)
        m_diff->showReply(m_reply);
    else if (tab == responseTab)
        fillTab();
}

void InspectorPanel::showComparison(const std::vector<RunEvent>& events, const AttemptRef& before,
                                    const AttemptRef& after)
{
    const bool isNew = m_against != before || m_detail.ref != after;
    take(events, after, before);
    if (isNew)
        m_tabs->setCurrentIndex(diffTab);
}

void InspectorPanel::showAgain(const std::vector<RunEvent>& events)
{
    const AttemptRef attempt = m_detail.ref; // a copy, because take() resets m_detail
    if (const auto step = m_step ? m_step->step() : std::nullopt)
        showStep(events, *step);
    else if (m_pages->currentIndex() != emptyPage)
        take(events, attempt, m_against);
}

bool InspectorPanel::showStep(const std::vector<RunEvent>& events, const TimelineStep& step)
{
    if (!m_step) {
        m_step = new StepPage(m_theme, this);
        m_pages->addWidget(m_step);
        connect(m_step, &StepPage::memoryAsked, this, &InspectorPanel::memoryAsked);
    }
    m_step->setOrigin(m_origin);
    const bool isKnown = m_step->showStep(events, step);
    if (isKnown)
        m_pages->setCurrentIndex(stepPage);
    return isKnown;
}

void InspectorPanel::forgetStep()
{
    if (m_step)
        m_step->forget();
}

void InspectorPanel::take(const std::vector<RunEvent>& events, const AttemptRef& attempt,
                          std::optional<AttemptRef> against)
{
    if (attempt != m_detail.ref)
        m_reply.reset();
    m_detail = {}; // it points into m_events
    m_events.clear();
    TimelineProjector projector;
    for (const RunEvent& event : events) {
        projector.add(event);
        if (auto kept = keptFor(event, attempt))
            m_events.push_back(std::move(*kept));
    }
    if (m_liveness == RunLiveness::interrupted)
        projector.interrupt();
    m_lanes = projector.rows().headline.lanes;
    m_matrices = testMatrices(events);
    const AttemptCard* const card = cardAt(projector.rows(), projector.placeOf(attempt));
    m_card = card ? *card : AttemptCard{};
    m_others = otherAttempts(events, projector, attempt);
    m_log = logPieces(journalOf(events), attempt);
    m_against = against;
    m_detail = attemptDetail(m_events, attempt);
    forgetStep();
    m_pages->setCurrentIndex(attemptPage);
    showTitle();
    if (m_tabs->currentIndex() != diffTab) // or else its page says so
        Q_EMIT compared(attempt, against);
    fillTab();
}

void InspectorPanel::showTitle()
{
    QString title = attemptWord(m_detail.ref, m_lanes);
    title[0] = title[0].toUpper();
    if (m_against)
        title = tr("%1 compared with %2").arg(title, attemptGenitive(*m_against, m_lanes));
    m_sign->show(iconOf(m_card.kind, m_card.phase), m_theme.colour(toneOf(m_card.kind)));
    m_title->setText(title);
    const QString category = cardTitle(m_card);
    m_category->setText(m_origin.isEmpty() ? category : category + QStringLiteral(" · ") + m_origin);
    m_category->setToolTip(plainTip(m_category->text()));
    m_open->setEnabled(!m_detail.sql().empty());
    m_copy->setEnabled(!m_detail.sql().empty());
    m_report->setEnabled(m_detail.check && m_detail.check->verdict.primary());
}

void InspectorPanel::compareInFull()
{
    AttemptRef before{m_detail.ref.lane, m_detail.previous.value_or(m_detail.ref.number)};
    Q_EMIT compareInFullAsked(m_against.value_or(before), m_detail.ref);
}

void InspectorPanel::copySql()
{
    QGuiApplication::clipboard()->setText(textOf(m_detail.sql()));
    Q_EMIT copied();
}

void InspectorPanel::copyReport()
{
    const auto report = failureBlockOf(m_events, m_detail.ref);
    if (!report)
        return;
    QGuiApplication::clipboard()->setText(textOf(*report));
    Q_EMIT copied();
}

} // namespace querymend

#include "moc_inspectorpanel.cpp"
