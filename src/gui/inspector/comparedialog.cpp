#include "inspector/comparedialog.h"

#include "common/elidedlabel.h"
#include "common/failurewords.h"
#include "common/icon.h"
#include "common/lefttoright.h"
#include "common/runwords.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "inspector/attemptpieces.h"
#include "inspector/comparepieces.h"
#include "inspector/piecepane.h"
#include "inspector/planpieces.h"
#include "inspector/rowspage.h"
#include "statementreader.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace querymend {

CompareDialog::CompareDialog(Workbench& workbench, Theme& theme, ComparedRun left, ComparedRun right, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_reader(std::make_unique<StatementReader>(workbench))
{
    setWindowTitle(tr("Compare"));
    resizeToText(*this, roomySize(*this, {960, 640}));
    m_sides[0].run = std::move(left);
    m_sides[1].run = std::move(right);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_sql = new PiecePane(theme, tr("The statement on the right, compared with the one on the left"), this);
    m_prompts = new PiecePane(theme, tr("The prompt on the right, compared with the one on the left"), this);
    m_rows = new RowsPage(workbench, this);
    m_tabs->addTab(m_sql, tr("&SQL"));
    m_tabs->addTab(makePair(m_findings, tr("Problems")), tr("Pro&blems"));
    m_tabs->addTab(m_prompts, tr("&Prompts"));
    m_tabs->addTab(makePair(m_plans, tr("Plan")), tr("P&lans"));
    m_tabs->addTab(m_rows, tr("&Rows"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeSides());
    column->addWidget(m_tabs, 1);
    connect(m_tabs, &QTabWidget::currentChanged, this, &CompareDialog::fill);
    chooseAnother();
    fill();
}

CompareDialog::~CompareDialog() = default;

QWidget* CompareDialog::makeSides()
{
    auto* const bar = new QWidget(this);
    bar->setLayoutDirection(Qt::LeftToRight);  // left is on the left in every window
    auto* const halves = new QHBoxLayout(bar); // as the pages below are divided
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    std::array<QGridLayout*, 2> grids{};
    const std::array names{tr("On the left"), tr("On the right")};
    const std::array captions{tr("L&eft"), tr("R&ight")};
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side& side = m_sides[i];
        side.choices = sideChoices(side.run.events);
        auto* const half = new QWidget(bar);
        QGridLayout* const grid = grids[i] = new QGridLayout(half);
        grid->setContentsMargins(12, 12, 12, 8);
        grid->setHorizontalSpacing(8);
        grid->setVerticalSpacing(4);
        grid->setColumnStretch(1, 1);
        grid->setRowStretch(1, 1); // the boxes are in the middle of equally high rows
        halves->addWidget(half, 1);
        auto* const title = side.title = new ElidedLabel(half);
        title->setTextFormat(Qt::PlainText);
        title->setProperty("role", QStringLiteral("meta"));
        title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        side.box = new QComboBox(half);
        paintFromLeftToRight(*side.box);
        side.box->setAccessibleName(names[i]);
        side.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // it takes what room there is
        side.box->setMinimumContentsLength(12);
        showChoices(side);
        side.box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // both halves are equally wide
        auto* const caption = new QLabel(captions[i], half);
        caption->setBuddy(side.box);
        grid->addWidget(caption, 1, 0);
        grid->addWidget(title, 0, 0, 1, i == 0 ? 3 : 2); // the button to swap them is on the left
        grid->addWidget(side.box, 1, 1);
        connect(side.box, &QComboBox::currentIndexChanged, this, &CompareDialog::fill);
    }
    auto* const swap = new QToolButton(bar);
    swap->setText(QStringLiteral("⇄"));
    swap->setToolTip(tr("Swap sides"));
    swap->setAccessibleName(swap->toolTip());
    connect(swap, &QToolButton::clicked, this, &CompareDialog::swapSides);
    grids[0]->addWidget(swap, 1, 2);
    return bar;
}

QWidget* CompareDialog::makePair(std::array<PiecePane*, 2>& panes, const QString& about)
{
    auto* const pair = new QSplitter(this);
    pair->setChildrenCollapsible(false);
    pair->setLayoutDirection(Qt::LeftToRight);
    const std::array names{tr("%1, on the left").arg(about), tr("%1, on the right").arg(about)};
    for (std::size_t i = 0; i < panes.size(); ++i) {
        panes[i] = new PiecePane(m_theme, names[i], pair);
        panes[i]->setLayoutDirection(layoutDirection()); // its prose is as elsewhere
        pair->addWidget(panes[i]);
    }
    pair->setSizes({1, 1});
    return pair;
}

void CompareDialog::choose(const AttemptRef& left, const AttemptRef& right)
{
    const std::array wanted{left, right};
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const auto& choices = m_sides[i].choices;
        const auto found = std::find_if(choices.begin(), choices.end(), [&](const SideChoice& choice) {
            return choice.scope == SideScope::attempt && choice.attempt == wanted[i];
        });
        if (found != choices.end())
            m_sides[i].box->setCurrentIndex(static_cast<int>(found - choices.begin()));
    }
    chooseAnother();
}

/// An attempt is not compared with itself if there is another.
void CompareDialog::chooseAnother()
{
    const auto idOf = [](const Side& side) {
        return side.run.events.empty() ? std::string() : side.run.events.front().run;
    };
    if (idOf(m_sides[0]) != idOf(m_sides[1]) || !chosen(0) || !chosen(1) || chosen(0)->attempt != chosen(1)->attempt)
        return;
    const auto& choices = m_sides[0].choices;
    const AttemptRef answer = chosen(1)->attempt;
    const auto other = std::find_if(choices.begin(), choices.end(), [&](const SideChoice& choice) {
        return choice.scope == SideScope::attempt && choice.attempt != answer;
    });
    if (other != choices.end())
        m_sides[0].box->setCurrentIndex(static_cast<int>(other - choices.begin()));
}

const SideChoice* CompareDialog::chosen(std::size_t side) const
{
    const int index = m_sides[side].box->currentIndex();
    return index < 0 ? nullptr : &m_sides[side].choices[static_cast<std::size_t>(index)];
}

AttemptDetail CompareDialog::detailOf(std::size_t side) const
{
    const SideChoice* const choice = chosen(side);
    return choice ? attemptDetail(m_sides[side].run.events, choice->attempt) : AttemptDetail();
}

std::string CompareDialog::sqlOf(std::size_t side) const
{
    return detailOf(side).sql();
}

/// Fills only the visible tab.
void CompareDialog::fill()
{
    const AttemptDetail left = detailOf(0);
    const AttemptDetail right = detailOf(1);
    switch (static_cast<Tab>(m_tabs->currentIndex())) {
    case sqlTab: {
        const std::string dialect = right.start ? right.start->dialect : std::string();
        return m_sql->show(diffPieces(left.sql(), right.sql(), dialect));
    }
    case findingsTab:
        return fillFindings();
    case promptsTab:
        return m_prompts->show(promptPieces(left, right));
    case plansTab:
        return readPlans();
    case rowsTab:
        return m_rows->show(left.sql(), right.sql());
    }
}

void CompareDialog::fillFindings()
{
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const SideChoice* const choice = chosen(i);
        m_findings[i]->show(choice ? findingsPieces(m_sides[i].run.events, *choice) : TextPieces());
    }
}

void CompareDialog::readPlans()
{
    const std::string both = sqlOf(0) + '\0' + sqlOf(1);
    if (both == m_planned)
        return;
    if (!m_reader->isOpen()) {
        for (PiecePane* const pane : m_plans)
            pane->show({lineOf(PieceStyle::meta, tr("No database is open. Plans are not recorded."))});
        return;
    }
    m_planned = both;
    readPlanOf(0);
}

/// Reads the plans in turn, because a reader handles one request at a time.
void CompareDialog::readPlanOf(std::size_t side)
{
    if (side >= m_plans.size() || !m_reader->isOpen())
        return;
    PiecePane* const pane = m_plans[side];
    pane->show({lineOf(PieceStyle::meta, tr("Reading the plan…"))});
    m_reader->readPlan(sqlOf(side), [this, pane, side, asked = m_planned](const Result<Plan, EngineError>& plan) {
        if (asked != m_planned)
            return;
        pane->show(plan ? planPieces(*plan)
                        : TextPieces{lineOf(PieceStyle::text, tr("No plan: %1").arg(engineWords(plan.error())))});
        readPlanOf(side + 1);
    });
}

void CompareDialog::swapSides()
{
    const std::array chosen{m_sides[1].box->currentIndex(), m_sides[0].box->currentIndex()};
    std::swap(m_sides[0].run, m_sides[1].run);
    std::swap(m_sides[0].choices, m_sides[1].choices);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const QSignalBlocker quiet(m_sides[i].box);
        showChoices(m_sides[i]);
        m_sides[i].box->setCurrentIndex(chosen[i]);
    }
    fill();
}

void CompareDialog::showChoices(Side& side)
{
    side.title->setText(side.run.name);
    side.box->clear();
    for (const SideChoice& choice : side.choices)
        side.box->addItem(choice.name);
}

} // namespace querymend

#include "moc_comparedialog.cpp"
