#include "shell/startpage.h"

#include "common/elidedlabel.h"
#include "common/icon.h"
#include "common/rowbutton.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "database/savedtarget.h"
#include "llm/bundle.h"
#include "settings/colourtags.h"
#include "settings/connectionbook.h"
#include "settings/connectionwords.h"
#include "shell/demowords.h"
#include "shell/samplequestions.h"
#include "store/connectiongroups.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <map>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostRecent = 6;
constexpr int widthOfTwoColumns = 640;

} // namespace

StartPage::StartPage(ConnectionBook& book, Theme& theme, QString sampleFolder, QWidget* parent)
    : QScrollArea(parent), m_book(book), m_theme(theme), m_sampleFolder(std::move(sampleFolder))
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    // Queued, because fill() deletes the row that was clicked.
    connect(&book, &ConnectionBook::changed, this, &StartPage::fill, Qt::QueuedConnection);
    connect(&theme, &Theme::changed, this, &StartPage::fill, Qt::QueuedConnection);
    fill();
}

void StartPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

/// Rebuilds the whole page for each change, because it is small.
void StartPage::fill()
{
    auto* const page = new QWidget;
    auto* const rows = new QVBoxLayout(page);
    rows->setContentsMargins(24, 24, 24, 24);
    rows->setSpacing(4);
    addHeading(*rows);
    auto* const columns = m_columns = new QHBoxLayout;
    auto* const left = new QVBoxLayout;
    left->setSpacing(2);
    addRestored(*left);
    addRecent(*left);
    addSamples(*left);
    left->addStretch();
    auto* const right = new QVBoxLayout;
    right->setSpacing(2);
    addDemos(*right);
    right->addStretch();
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    rows->addLayout(columns);
    rows->addStretch();
    arrange();       // before it is laid out, which would keep the first arrangement
    setWidget(page); // deletes the previous one
    setWindowTitle(tr("Start"));
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::arrange()
{
    const bool isWide = viewport()->width() >= scaled(widthOfTwoColumns);
    const auto direction = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_columns->setDirection(direction);
    m_columns->setSpacing(isWide ? 32 : 0);
    m_heading->setDirection(direction);
    m_heading->setAlignment(m_buttons, isWide ? Qt::Alignment() : Qt::AlignLeft);
    m_columns->parentWidget()->layout()->invalidate(); // with the sizes that it remembers of both
}

void StartPage::addHeading(QVBoxLayout& column)
{
    auto* const name = new QLabel(QStringLiteral("Querymend"));
    name->setObjectName(QStringLiteral("programName"));
    QFont font = Theme::questionFont();
    font.setPixelSize(scaled(24));
    font.setWeight(QFont::DemiBold);
    name->setFont(font);
    name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // the buttons beside it are higher than the words
    auto* const what =
        new QLabel(tr("Ask a database a question, and watch the SQL being corrected until it answers the question."));
    what->setProperty("role", QStringLiteral("meta"));
    what->setWordWrap(true);
    what->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto* const watch = new QPushButton(tr("Watch It Correct Itself"));
    watch->setObjectName(QStringLiteral("watchCorrection"));
    watch->setProperty("role", QStringLiteral("primary"));
    watch->setToolTip(tr("Demo: three mistakes, each corrected after a plainer hint. Scripted model, live checks and "
                         "database."));
    connect(watch, &QPushButton::clicked, this, [this] { Q_EMIT demoAsked(std::string(selfCorrection)); });
    auto* const connectButton = new QPushButton(tr("Connect to Database…"));
    connectButton->setObjectName(QStringLiteral("connectToDatabase"));
    connect(connectButton, &QPushButton::clicked, this, &StartPage::connectAsked);
    auto* const tour = new QPushButton(tr("Take the Tour"));
    tour->setObjectName(QStringLiteral("takeTour"));
    tour->setProperty("role", QStringLiteral("link"));
    tour->setToolTip(tr("The window in five steps, on a sample database"));
    connect(tour, &QPushButton::clicked, this, &StartPage::tourAsked);
    m_buttons = new QWidget;
    auto* const buttons = new QVBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(8);
    buttons->addWidget(watch);
    buttons->addWidget(connectButton);
    buttons->addWidget(tour, 0, Qt::AlignCenter);
    auto* const words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(name);
    words->addWidget(what);
    auto* const line = m_heading = new QHBoxLayout;
    line->setSpacing(16);
    line->addLayout(words, 1);
    line->addWidget(m_buttons);
    column.addLayout(line);
}

void StartPage::setRestored(int texts)
{
    m_restored = texts;
    fill();
}

void StartPage::openLast()
{
    if (const auto last = m_book.recent(1); !last.empty())
        openRecent(last.front().id);
}

void StartPage::addRestored(QVBoxLayout& column)
{
    if (m_restored == 0)
        return;
    addTitle(column, tr("Where you left off"));
    auto* const row = new RowButton(themedIcon(Icon::fileEarmarkCode, m_theme, Tone::muted),
                                    tr("%n tabs restored", nullptr, m_restored), tr("Show them"), m_theme);
    connect(row, &RowButton::clicked, this, &StartPage::textsAsked);
    column.addWidget(row);
}

void StartPage::addRecent(QVBoxLayout& column)
{
    const auto recent = m_book.recent(mostRecent);
    if (recent.empty())
        return;
    addTitle(column, tr("Recent connections"));
    std::string group;
    for (const SavedConnection& connection : inGroups(recent)) {
        if (connection.group != group)
            addGroup(column, textOf(connection.group));
        group = connection.group;
        auto* const row = new RowButton(tagIcon(connection.colour, m_theme), listedName(connection),
                                        QString::fromStdString(targetOf(connection).shown()), m_theme);
        row->setAccessibleName(spokenName(connection));
        connect(row, &RowButton::clicked, this, [this, id = connection.id] { openRecent(id); });
        column.addWidget(row);
    }
}

void StartPage::addSamples(QVBoxLayout& column)
{
    addTitle(column, tr("Sample databases"));
    const std::map<std::string, QString> about{{"shop", tr("Customers, orders, products and returns")},
                                               {"library", tr("Branches, members, titles and loans")}};
    for (const std::string& name : bundledDatabaseNames()) {
        const auto known = about.find(name);
        const QString words =
            known == about.end() ? tr("A small SQLite database included with the program") : known->second;
        auto* const row = new RowButton(themedIcon(Icon::database, m_theme, Tone::muted), QString::fromStdString(name),
                                        words, m_theme);
        connect(row, &RowButton::clicked, this, [this, name] { openSample(name); });
        column.addWidget(row);
    }
}

void StartPage::addDemos(QVBoxLayout& column)
{
    addTitle(column, tr("Demonstrations"));
    for (const std::string& name : scenarioNames()) {
        const auto scenario = readBundledScenario(name);
        if (!scenario)
            continue;
        const DemoWords words = demoWords(*scenario);
        auto* const row =
            new RowButton(themedIcon(Icon::playFill, m_theme, Tone::accent), words.title, words.shows, m_theme);
        connect(row, &RowButton::clicked, this, [this, name] { Q_EMIT demoAsked(name); });
        column.addWidget(row);
    }
}

void StartPage::addTitle(QVBoxLayout& column, const QString& text)
{
    auto* const title = new QLabel(text);
    title->setProperty("role", QStringLiteral("title"));
    title->setContentsMargins(0, 20, 0, 4);
    column.addWidget(title);
}

void StartPage::addGroup(QVBoxLayout& column, const QString& group)
{
    auto* const heading = new ElidedLabel;
    heading->setText(group);
    heading->setProperty("role", QStringLiteral("meta"));
    heading->setContentsMargins(0, 8, 0, 0);
    column.addWidget(heading);
}

void StartPage::openRecent(const std::string& id)
{
    m_book.complete(id, this, [this, id](const ConnectionTarget& target) {
        m_book.noteUse(id);
        Q_EMIT openAsked(target);
    });
}

void StartPage::openSample(const std::string& name)
{
    const auto path = bundledDatabase(name, m_sampleFolder);
    ConnectionTarget target;
    target.engine = EngineKind::sqlite;
    // If it could not be copied, opening it reports an error.
    target.database = path ? path->toStdString() : (m_sampleFolder + QLatin1Char('/')).toStdString() + name + ".sqlite";
    Q_EMIT openAsked(target);
}

} // namespace querymend

#include "moc_startpage.cpp"
