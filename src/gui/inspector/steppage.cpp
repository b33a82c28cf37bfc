#include "inspector/steppage.h"

#include "common/elidedlabel.h"
#include "common/journalwords.h"
#include "common/plaintip.h"
#include "common/sidedmargins.h"
#include "common/signlabel.h"
#include "common/theme.h"
#include "inspector/attemptpieces.h"
#include "inspector/piecepane.h"
#include "inspector/promptpage.h"
#include "inspector/steppieces.h"
#include "run/fork.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

enum Tab : std::uint8_t { outcomeTab, promptTab, replyTab, trafficTab };

} // namespace

const RunJournalEntry* entryLike(const std::vector<RunJournalEntry>& journal, const TimelineStep& step)
{
    const auto isLike = [&](const RunJournalEntry& entry) {
        if (step.kind == StepKind::role)
            return entry.role == step.call;
        if (isSmall(step.kind))
            return entry.step && entry.step->kind == step.kind && entry.step->call == step.call
                && entry.attempt == step.attempt;
        if (!entry.step || entry.step->kind != step.kind)
            return entry.kind == JournalKind::comparison && step.kind == StepKind::compared;
        return step.kind == StepKind::compared || entry.firstAt == step.firstAt;
    };
    // An evaluator is called for each attempt of its lane, and each level may compare: the times tell which it was.
    const auto isWithin = [&](const RunJournalEntry& entry) {
        return isLike(entry) && entry.firstAt >= step.firstAt && entry.firstAt <= std::max(step.firstAt, step.lastAt);
    };
    auto found = std::find_if(journal.rbegin(), journal.rend(), isWithin);
    if (found == journal.rend())
        found = std::find_if(journal.rbegin(), journal.rend(), isLike);
    return found == journal.rend() ? nullptr : &*found;
}

StepPage::StepPage(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_tabs(new QTabWidget(this))
{
    setAccessibleName(tr("Step"));
    setFocusProxy(m_tabs);
    m_outcome = new PiecePane(m_theme, tr("The outcome"), this);
    m_prompt = new PromptPage(m_theme, this);
    m_reply = new PiecePane(m_theme, tr("The model's reply"), this);
    m_traffic = new PiecePane(m_theme, tr("What was sent to the model's server and received from it"), this);
    m_tabs->addTab(m_outcome, tr("Outcome"));
    m_tabs->addTab(m_prompt, tr("Prompt"));
    m_tabs->addTab(m_reply, tr("Reply"));
    m_tabs->addTab(m_traffic, tr("Traffic"));
    m_tabs->setDocumentMode(true);
    m_tabs->setElideMode(Qt::ElideNone);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_tabs, 1);
    connect(m_tabs, &QTabWidget::currentChanged, this, &StepPage::fill);
    connect(m_prompt, &PromptPage::memoryAsked, this, &StepPage::memoryAsked);
    connect(&m_theme, &Theme::changed, this, &StepPage::showTitle);
}

QWidget* StepPage::makeBar()
{
    auto* const bar = new QWidget(this);
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(sidedMargins(12, 4, 8, 4));
    row->setSpacing(6);
    m_sign = new SignLabel(bar);
    m_title = new ElidedLabel(bar);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_title->setMinimumHeight(24); // as high as a bar with buttons
    m_meta = new ElidedLabel(bar);
    m_meta->setProperty("role", QStringLiteral("meta"));
    m_meta->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_sign);
    row->addWidget(m_title);
    row->addWidget(m_meta, 1);
    return bar;
}

bool StepPage::showStep(const std::vector<RunEvent>& events, const TimelineStep& step)
{
    const std::vector<RunJournalEntry> known = journalOf(events);
    if (!entryLike(known, step))
        return false;
    m_entry.reset(); // it points into m_events
    m_events = events;
    m_entry = *entryLike(journalOf(m_events), step);
    m_step = step;
    m_lanes = lanesBegun(m_events);
    const bool isCall = m_entry->callsModel() && m_entry->prompt;
    for (const int tab : {promptTab, replyTab, trafficTab})
        m_tabs->setTabVisible(tab, isCall);
    showTitle();
    fill();
    return true;
}

void StepPage::forget()
{
    m_entry.reset();
    m_step.reset();
    m_events.clear();
}

void StepPage::showTitle()
{
    if (!m_entry)
        return;
    m_sign->show(iconOf(*m_entry), m_theme.colour(toneOf(*m_entry)));
    m_title->setText(titleOf(*m_entry, m_lanes));
    const QString cost = costOf(*m_entry);
    m_meta->setText(cost.isEmpty() || m_origin.isEmpty() ? cost + m_origin : cost + QStringLiteral(" · ") + m_origin);
    m_meta->setToolTip(plainTip(m_meta->text()));
}

/// Fills only the visible tab.
void StepPage::fill()
{
    if (!m_entry)
        return;
    switch (static_cast<Tab>(m_tabs->currentIndex())) {
    case outcomeTab:
        return m_outcome->show(outcomePieces(*m_entry));
    case promptTab:
        return m_prompt->show(m_entry->prompt ? *m_entry->prompt : std::vector<PromptSection>(),
                              warningPieces(*m_entry));
    case replyTab:
        return m_reply->show(replyPieces(*m_entry));
    case trafficTab:
        return m_traffic->show(trafficPieces(m_entry->answers, m_entry->terms.kind));
    }
}

} // namespace querymend

#include "moc_steppage.cpp"
