#include "history/statisticsdialog.h"

#include "common/emptystate.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/storewords.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "history/sharechart.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t pageSize = 200;
constexpr qint64 longestStep = 20; ///< milliseconds
constexpr int tiles = 6;

} // namespace

StatisticsDialog::StatisticsDialog(RunStore& store, Theme& theme, QWidget* parent)
    : QDialog(parent), m_store(store), m_theme(theme)
{
    setWindowTitle(tr("Statistics"));
    resizeToText(*this, {980, 640});
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    makeFilters(*column);
    m_summary = new QLabel(this);
    m_summary->setProperty("role", QStringLiteral("meta"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeCharts(), tr("&Charts"));
    m_tabs->addTab(makeTable(), tr("&Table"));
    column->addWidget(m_tabs, 1);
    m_empty = new EmptyState(Icon::barChart, theme, this);
    m_empty->setTexts(tr("No runs yet"), tr("Questions that you ask are saved and counted here."));
    column->addWidget(m_empty, 1);
    m_step.setInterval(0);
    connect(&m_step, &QTimer::timeout, this, &StatisticsDialog::readSome);
    connect(&theme, &Theme::changed, this, &StatisticsDialog::alignCharts);
    start();
}

void StatisticsDialog::makeFilters(QVBoxLayout& column)
{
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    const auto choices = m_store.choices();
    const auto box = [&](const QString& any, const QString& name, const std::vector<std::string>& values) {
        auto* const made = new QComboBox(this);
        made->setAccessibleName(QString(name).remove(QLatin1Char('&')));
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(16);
        made->addItem(any);
        for (const std::string& value : values)
            made->addItem(textOf(value), textOf(value));
        auto* const label = new QLabel(name, this);
        label->setBuddy(made);
        row->addWidget(label);
        row->addWidget(made);
        connect(made, &QComboBox::currentIndexChanged, this, &StatisticsDialog::start);
        return made;
    };
    const RunStore::Choices known = choices ? *choices : RunStore::Choices();
    m_model = box(tr("Any model"), tr("&Model"), known.models);
    m_database = box(tr("Any database"), tr("&Database"), known.databases);
    m_tag = box(tr("Any tag"), tr("Ta&g"), known.tags);
    row->addStretch(1);
    column.addLayout(row);
}

QWidget* StatisticsDialog::makeCharts()
{
    auto* const page = new QWidget(this);
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(16);
    for (int i = 0; i < tiles; ++i) {
        auto* const value = new QLabel(page);
        QFont large = Theme::questionFont();
        large.setPixelSize(scaled(20));
        large.setWeight(QFont::DemiBold);
        value->setFont(large);
        auto* const name = new QLabel(page);
        name->setProperty("role", QStringLiteral("meta"));
        auto* const tile = new QVBoxLayout;
        tile->setSpacing(0);
        tile->addWidget(value);
        tile->addWidget(name);
        grid->addLayout(tile, i / 3, i % 3);
        m_tiles.push_back(value);
        m_tiles.push_back(name);
    }
    column->addLayout(grid);
    for (const QString& title :
         {tr("Lanes rescued, by category of the first mistake"), tr("Attempts passed after a hint"),
          tr("Lanes solved, by retries"), tr("Lanes rescued, by the check that caught the mistake")}) {
        m_charts.push_back(new ShareChart(m_theme, title, page));
        column->addWidget(m_charts.back());
    }
    column->addStretch(1);
    auto* const area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setAccessibleName(tr("Statistics"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(page);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    return area;
}

QWidget* StatisticsDialog::makeTable()
{
    m_table = new QTableWidget(0, 4, this);
    m_table->setHorizontalHeaderLabels({tr("Topic"), tr("Figure"), tr("Value"), tr("Based on")});
    m_table->setAccessibleName(tr("Statistics as a table"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch); // so that all figures are in sight
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    return m_table;
}

void StatisticsDialog::start()
{
    m_filter = RunFilter();
    m_filter.model = m_model->currentData().toString().toStdString();
    m_filter.database = m_database->currentData().toString().toStdString();
    m_filter.tag = m_tag->currentData().toString().toStdString();
    m_fold = StatisticsFold();
    m_left.clear();
    m_hasMore = true;
    m_step.start();
}

/// Reads runs in the order of the list, for a short time per call.
void StatisticsDialog::readSome()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < longestStep) {
        if (m_left.empty() && m_hasMore) {
            const auto page = m_store.runs(m_filter, pageSize);
            if (!page)
                return say(page.error());
            m_hasMore = page->size() == pageSize;
            for (auto run = page->rbegin(); run != page->rend(); ++run)
                m_left.push_back(run->run);
            if (!page->empty())
                m_filter.behind = RunMark{page->back().startedAt, page->back().run};
        }
        if (m_left.empty())
            break;
        // A run that cannot be read is skipped; opening it from the list shows what is wrong.
        if (const auto events = m_store.events(std::exchange(m_left.back(), {})))
            m_fold.add(*events);
        m_left.pop_back();
    }
    if (m_left.empty() && !m_hasMore)
        m_step.stop();
    fill();
}

void StatisticsDialog::fill()
{
    const bool isEmpty = statistics().runs == 0 && !isReading();
    m_empty->setVisible(isEmpty);
    m_tabs->setVisible(!isEmpty);
    m_summary->setVisible(!isEmpty);
    setRole(*m_summary, QStringLiteral("meta"));
    m_summary->setText(isReading() ? tr("Reading…  %1").arg(statisticsSummary(statistics()))
                                   : statisticsSummary(statistics()));
    if (isReading())
        return;
    const std::vector<Figure> figures = figuresOf(statistics());
    fillTiles(figures);
    fillTable(figures);
    std::vector<std::vector<Figure>> groups;
    for (const Figure& figure : figures) {
        if (figure.group.isEmpty())
            continue;
        if (groups.empty() || groups.back().front().group != figure.group)
            groups.emplace_back();
        groups.back().push_back(figure);
    }
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        m_charts[i]->setVisible(i < groups.size());
        if (i < groups.size())
            m_charts[i]->show(groups[i]);
    }
    alignCharts();
}

void StatisticsDialog::alignCharts()
{
    int widest = 0;
    for (const ShareChart* const chart : m_charts)
        widest = std::max(widest, chart->nameWidth());
    for (ShareChart* const chart : m_charts)
        chart->leaveRoom(widest);
}

void StatisticsDialog::fillTiles(const std::vector<Figure>& figures)
{
    for (std::size_t i = 0; 2 * i + 1 < m_tiles.size() && i < figures.size(); ++i) {
        const Figure& figure = figures[i];
        m_tiles[2 * i]->setText(figure.value);
        m_tiles[2 * i + 1]->setText(figure.count < fewest && figure.count > 0 ? tr("%1 (few cases)").arg(figure.name)
                                                                              : figure.name);
    }
}

void StatisticsDialog::fillTable(const std::vector<Figure>& figures)
{
    m_table->setRowCount(static_cast<int>(figures.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Figure& figure = figures[static_cast<std::size_t>(row)];
        const QString count = QLocale().toString(qulonglong{figure.count});
        const QString topic = figure.group.isEmpty() ? tr("Overall") : figure.group;
        const QStringList cells{topic, figure.name, figure.value, tr("n = %1").arg(count)};
        for (int column = 0; column < cells.size(); ++column)
            m_table->setItem(row, column, new QTableWidgetItem(cells[column]));
        m_table->item(row, 1)->setToolTip(figure.name); // large text may not fit
    }
}

void StatisticsDialog::say(const StoreError& error)
{
    m_step.stop();
    fill();
    m_summary->setVisible(true);
    setRole(*m_summary, QStringLiteral("bad"));
    m_summary->setText(storeErrorText(error));
}

} // namespace querymend

#include "moc_statisticsdialog.cpp"
