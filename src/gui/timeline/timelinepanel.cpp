#include "timeline/timelinepanel.h"

#include "common/announcement.h"
#include "common/elidedlabel.h"
#include "common/fittingcolumn.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/sidedmargins.h"
#include "common/signlabel.h"
#include "common/theme.h"
#include "timeline/emptypage.h"
#include "timeline/filternote.h"
#include "timeline/kindfilter.h"
#include "timeline/timelineminimap.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelineview.h"
#include "timeline/timelinewords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

constexpr int emptyPage = 0;
constexpr int runPage = 1;
constexpr int filteredPage = 2;
constexpr int leastHeight = 60; ///< one card; the controls above may need the room

} // namespace

TimelinePanel::TimelinePanel(Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_model(new TimelineModel(this))
{
    setAccessibleName(tr("Retry timeline"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* const run = new QWidget(this);
    auto* const row = new QHBoxLayout(run);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_view = new TimelineView(*m_model, m_theme, run);
    setFocusProxy(m_view);
    m_minimap = new TimelineMinimap(*m_view, *m_model, m_theme, run);
    row->addWidget(m_view, 1);
    row->addWidget(m_minimap);
    auto* const all = new QPushButton(tr("Show All Attempts"), this);
    m_pages = new QStackedWidget(this);
    m_pages->setMinimumHeight(leastHeight);
    auto* const watch = new QPushButton(tr("Watch It Correct Itself"), this);
    connect(watch, &QPushButton::clicked, this, &TimelinePanel::demonstrationAsked);
    auto* const tour = new QPushButton(tr("Take the Tour"), this);
    tour->setProperty("role", QStringLiteral("link"));
    connect(tour, &QPushButton::clicked, this, &TimelinePanel::tourAsked);
    m_pages->addWidget(makeEmptyPage(tr("No run yet"), tr("Ask a question, or watch a demo."), {watch, tour}, this));
    m_pages->addWidget(run);
    m_pages->addWidget(
        makeEmptyPage(tr("No matching attempts"), tr("No attempt in this run matches the filter."), {all}, this));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_note = new FilterNote(this));
    column->addWidget(m_pages, 1);
    connect(m_note, &FilterNote::allWanted, m_filter, &KindFilter::chooseAll);
    connect(all, &QPushButton::clicked, this, [this] { m_filter->chooseAll(); });
    connect(m_view, &TimelineView::refreshed, this, &TimelinePanel::handleRefresh);
    connect(m_view, &TimelineView::refreshed, this, &TimelinePanel::rowsChanged);
    connect(m_view, &TimelineView::choiceChanged, this, &TimelinePanel::handleChoice);
    connect(m_view, &TimelineView::choiceChanged, this, &TimelinePanel::pick);
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (!index.flags().testFlag(Qt::ItemIsSelectable))
            pickStep(index);
        else if (m_view->chosen().size() == 1) // it may have been chosen already
            pick();
    });
    connect(m_view, &TimelineView::activated, this, &TimelinePanel::handleActivation);
    connect(m_view, &TimelineView::zoomChanged, this, &TimelinePanel::handleArrangement);
    connect(m_view, &TimelineView::shapeChanged, this, &TimelinePanel::handleArrangement);
    connect(m_view, &TimelineView::compareAsked, this, [this] {
        if (const auto pair = m_view->pairToCompare())
            Q_EMIT compareAsked(pair->first, pair->second);
    });
    connect(&m_theme, &Theme::changed, this, &TimelinePanel::showHeadline);
    handleRefresh();
}

QWidget* TimelinePanel::makeBar()
{
    auto* const bar = new FittingColumn(this); // the headline may need several lines
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(sidedMargins(12, 4, 4, 4));
    row->setSpacing(0);
    m_sign = new SignLabel(bar);
    m_headline = new ElidedLabel(bar);
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setMostLines(3);
    m_headline->setProperty("role", QStringLiteral("title"));
    m_cost = new ElidedLabel(bar);
    m_cost->setProperty("role", QStringLiteral("meta"));
    m_cost->setContentsMargins(8, 0, 8, 0); // which need no room where there is no cost
    m_cost->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_headline->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_filter = new KindFilter(*m_model, m_theme, bar);
    connect(m_filter, &KindFilter::changed, this, &TimelinePanel::applyFilter);
    m_farther = makeButton(QStringLiteral("−"), tr("Zoom out"));
    m_closer = makeButton(QStringLiteral("+"), tr("Zoom in"));
    connect(m_farther, &QToolButton::clicked, this, [this] { changeZoom(-1); });
    connect(m_closer, &QToolButton::clicked, this, [this] { changeZoom(1); });
    m_bar = row;
    row->addWidget(m_sign);
    row->addWidget(m_headline);
    row->addWidget(m_cost, 1);
    row->addWidget(m_filter);
    row->addWidget(m_farther);
    row->addWidget(m_closer);
    return bar;
}

QToolButton* TimelinePanel::makeButton(const QString& sign, const QString& name)
{
    auto* const button = new QToolButton(this);
    button->setText(sign);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setMinimumHeight(scaled(24)); // not its width, to which it would shrink beside a long headline
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void TimelinePanel::unfold(const RunEvent* next, double part)
{
    m_model->unfold(next, part);
}

void TimelinePanel::append(const RunEvent& event)
{
    m_model->append(event);
    if (m_pages->currentIndex() == emptyPage)
        m_view->refresh();
}

void TimelinePanel::show(const std::vector<RunEvent>& events)
{
    m_isFollowing = true;
    m_followed.reset();
    m_view->markStep({});
    m_isLoading = true;
    m_model->show(events);
    m_isLoading = false;
    m_telling.begin(m_model->rows());
    m_headline->setAccessibleName(events.empty() ? QString() : announcement(m_model->rows()));
    m_view->refresh();
}

void TimelinePanel::interrupt()
{
    m_model->interrupt();
    m_headline->setAccessibleName(announcement(m_model->rows()));
    m_view->refresh();
}

void TimelinePanel::showReply(const AttemptRef& attempt, const std::optional<LiveReply>& reply)
{
    m_model->showReply(attempt, reply);
}

void TimelinePanel::choose(const AttemptRef& attempt)
{
    m_isFollowing = false;
    m_view->choose(attempt);
    pick();
}

void TimelinePanel::preselect(const AttemptRef& attempt)
{
    m_isChoosing = true;
    m_view->choose(attempt);
    m_isChoosing = false;
}

void TimelinePanel::addToBar(QWidget* widget)
{
    m_bar->insertWidget(m_bar->indexOf(m_filter), widget);
    const std::array<QWidget*, 5> order{widget, m_filter, m_farther, m_closer, m_view};
    for (std::size_t i = 0; i + 1 < order.size(); ++i)
        setTabOrder(order[i], order[i + 1]);
}

void TimelinePanel::offer(const QList<QAction*>& actions)
{
    m_view->addActions(actions);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void TimelinePanel::handleRefresh()
{
    handleArrangement();
    follow();
    tellNews();
}

void TimelinePanel::handleArrangement()
{
    const bool isEmpty = m_model->rows().sections.empty();
    const bool isFiltered = m_view->arrangement().items().empty();
    m_pages->setCurrentIndex(isEmpty && !m_model->rows().headline.clock.hasBegun ? emptyPage
                                 : isFiltered && !isEmpty                        ? filteredPage
                                                                                 : runPage);
    m_note->showHidden(m_pages->currentIndex() == runPage ? m_filter->hidden() : 0);
    m_minimap->refresh();
    showHeadline();
}

/// Until the user chooses, chooses what the user is asked about, or the newest attempt, and in the end the answer.
void TimelinePanel::follow()
{
    if (m_view->markedStep().isValid())
        return pickStep(m_view->markedStep()); // it may have changed
    if (!m_isFollowing) {
        handleChoice(); // it may have changed
        return;
    }
    const auto followed = attemptToFollow(m_model->rows());
    if (!followed)
        return;
    if (std::exchange(m_followed, followed) == followed)
        return handleChoice();
    preselect(*followed);
    m_isFollowing = true; // the user did not choose
}

void TimelinePanel::handleChoice()
{
    m_view->markStep({});
    const std::vector<AttemptRef> chosen = m_view->chosen();
    if (chosen.empty())
        return;
    if (chosen.back() != m_followed)
        m_isFollowing = false;
    if (chosen.size() == 1)
        Q_EMIT attemptChosen(chosen.front());
    else
        Q_EMIT pairChosen(chosen.front(), chosen.back());
}

void TimelinePanel::pick()
{
    const std::vector<AttemptRef> chosen = m_view->chosen();
    if (m_isChoosing || chosen.empty())
        return;
    m_view->markStep({});
    if (chosen.size() == 2)
        return Q_EMIT compareAsked(chosen.front(), chosen.back());
    Q_EMIT attemptPicked(chosen.front());
}

void TimelinePanel::pickStep(const QModelIndex& index)
{
    const TimelinePlace place = m_model->placeOf(index);
    const std::vector<TimelineSection>& sections = m_model->rows().sections;
    if (place.lane >= 0 || place.section < 0 || std::cmp_greater_equal(place.section, sections.size()))
        return;
    const TimelineSection& section = sections[static_cast<std::size_t>(place.section)];
    if (section.kind != SectionKind::step)
        return;
    m_view->markStep(index);
    Q_EMIT stepPicked(section.step);
}

void TimelinePanel::handleActivation(const QModelIndex& index)
{
    const QVariant attempt = index.data(TimelineModel::AttemptRole);
    if (!attempt.isValid())
        return pickStep(index);
    const auto ref = attempt.value<AttemptRef>();
    if (!index.flags().testFlag(Qt::ItemIsSelectable))
        return choose(ref); // a step that selected it
    Q_EMIT attemptActivated(ref);
}

void TimelinePanel::applyFilter()
{
    m_view->setShownKinds(m_filter->chosen());
    handleRefresh();
}

void TimelinePanel::changeZoom(int steps)
{
    const int most = static_cast<int>(TimelineZoom::full);
    m_view->setZoom(static_cast<TimelineZoom>(std::clamp(static_cast<int>(m_view->zoom()) + steps, 0, most)));
}

void TimelinePanel::showHeadline()
{
    const RunHeadline& headline = m_model->rows().headline;
    const bool isRun = headline.clock.hasBegun;
    m_sign->setVisible(isRun);
    m_sign->show(iconOf(headline), m_theme.colour(toneOf(headline)));
    m_headline->setContentsMargins(sidedMargins(isRun ? 8 : 0, 0, 0, 0)); // the sign is before it
    m_headline->setText(isRun ? headlineText(m_model->rows()) : tr("Retry timeline"));
    m_headline->setToolTip(headline.reason.empty() ? QString() : plainTip(recordedWords(headline.reason)));
    QStringList cost{headlineCost(headline), m_origin};
    cost.removeAll(QString());
    m_cost->setText(isRun ? cost.join(QStringLiteral(" · ")) : QString());
    m_cost->setToolTip(plainTip(m_cost->text()));
    m_filter->setEnabled(isRun);
    m_farther->setVisible(m_view->isZoomable());
    m_closer->setVisible(m_view->isZoomable());
    m_farther->setEnabled(isRun && m_view->zoom() != TimelineZoom::overview);
    m_closer->setEnabled(isRun && m_view->zoom() != TimelineZoom::full);
}

void TimelinePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    showHeadline();
    if (!m_headline->accessibleName().isEmpty())
        m_headline->setAccessibleName(announcement(m_model->rows()));
}

/// Tells screen readers of each attempt that was judged, and of the end.
void TimelinePanel::tellNews()
{
    const QStringList news = m_isLoading ? QStringList() : m_telling.news(m_model->rows());
    if (news.isEmpty())
        return;
    m_headline->setAccessibleName(announcement(m_model->rows())); // also notifies of the change
    for (const QString& text : news)
        announce(*m_headline, text);
}

} // namespace querymend

#include "moc_timelinepanel.cpp"
