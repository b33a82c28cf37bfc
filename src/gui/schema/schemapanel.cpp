#include "schema/schemapanel.h"

#include "common/elidedlabel.h"
#include "common/emptystate.h"
#include "common/failurewords.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "schema/definitiondialog.h"
#include "schema/schemabrowser.h"
#include "schema/schemamodel.h"
#include "schema/schemawords.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace querymend {

SchemaPanel::SchemaPanel(Workbench& workbench, Theme& theme, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_theme(theme), m_model(new SchemaModel(this)),
      m_progress(new QProgressBar(this)), m_notice(new QLabel(this)), m_pages(new QStackedWidget(this)),
      m_state(new EmptyState(Icon::database, theme, this)), m_browser(new SchemaBrowser(*m_model, theme, this)),
      m_nothing(new QLabel(m_browser->viewport())), m_typing(new QTimer(this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    column->addWidget(m_progress);
    m_notice->setProperty("role", QStringLiteral("bad"));
    m_notice->setContentsMargins(12, 4, 12, 4);
    column->addWidget(m_notice);
    m_nothing->setProperty("role", QStringLiteral("meta"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignHCenter);
    auto* const room = new QVBoxLayout(m_browser->viewport());
    room->setContentsMargins(12, 16, 12, 12);
    room->addWidget(m_nothing, 0, Qt::AlignTop);
    m_pages->addWidget(m_state);
    m_pages->addWidget(m_browser);
    column->addWidget(m_pages, 1);
    column->addWidget(makeFooter());
    nameParts();

    constexpr int typingPause = 80;
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingPause);
    connect(m_typing, &QTimer::timeout, this, &SchemaPanel::applyFilter);
    connect(m_state, &EmptyState::firstAsked, this, &SchemaPanel::actOnState);
    connect(m_state, &EmptyState::secondAsked, this, &SchemaPanel::editAsked);
    connect(m_browser, &SchemaBrowser::insertAsked, this, &SchemaPanel::insertAsked);
    connect(m_browser, &SchemaBrowser::previewAsked, this, &SchemaPanel::previewAsked);
    connect(m_browser, &SchemaBrowser::statementAsked, this, &SchemaPanel::statementAsked);
    connect(m_browser, &SchemaBrowser::definitionAsked, this, &SchemaPanel::showDefinition);
    connect(m_browser, &SchemaBrowser::refreshAsked, this, &SchemaPanel::refreshAsked);
    connect(m_model, &SchemaModel::choiceChanged, this, &SchemaPanel::showCounts);
    connect(m_model, &SchemaModel::choiceChanged, this, &SchemaPanel::promptTablesChanged);
    connect(&workbench, &Workbench::stateChanged, this, &SchemaPanel::showState);
    connect(&workbench, &Workbench::schemaChanged, this, &SchemaPanel::showSchema);
    connect(&workbench, &Workbench::openingFailed, this, &SchemaPanel::showFailure);
    connect(&workbench, &Workbench::refreshFailed, this, &SchemaPanel::showRefreshFailure);
    showSchema();
}

std::optional<std::vector<TableId>> SchemaPanel::tablesForPrompt() const
{
    return m_model->choice().tables();
}

void SchemaPanel::setPromptShown(bool isShown)
{
    for (QWidget* const part : std::initializer_list<QWidget*>{m_prompt, m_all, m_none})
        part->setVisible(isShown);
    m_browser->setTicksShown(isShown);
}

std::size_t SchemaPanel::chosenTokens() const
{
    const PromptChoice& choice = m_model->choice();
    return choice.tables() ? static_cast<std::size_t>(choice.allTokens()) : 0;
}

void SchemaPanel::markUsed(const std::vector<std::string>& tables, const QString& origin)
{
    m_model->markUsed(tables);
    const QString listed = QString(origin).replace(QStringLiteral(" · "), QStringLiteral(", ")); // the text wraps
    m_marks->setText(origin.isEmpty() ? QString() : tr("Marked: %1").arg(listed));
    m_marks->setToolTip(plainTip(m_marks->text()));
    showMarks();
}

void SchemaPanel::showMarks()
{
    m_marks->setVisible(m_model->isAnyUsed() && !m_marks->text().isEmpty());
}

void SchemaPanel::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

bool SchemaPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_filter || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && !m_filter->text().isEmpty()) {
        m_filter->clear();
        return true;
    }
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    if (m_typing->isActive())
        applyFilter();
    m_browser->setFocus(Qt::TabFocusReason);
    m_browser->setCurrentIndex(m_model->index(0, 0, {}));
    return true;
}

void SchemaPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameParts();
    showState();
}

QWidget* SchemaPanel::makeHeader()
{
    auto* const header = new QWidget(this);
    m_title = new QLabel(header);
    m_title->setProperty("role", QStringLiteral("title"));
    m_count = new ElidedLabel(header);
    m_count->setProperty("role", QStringLiteral("meta"));
    m_refresh = new QToolButton(header);
    m_refresh->setIcon(themedIcon(Icon::arrowRepeat, m_theme, Tone::muted));
    m_filter = new QLineEdit(header);
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(themedIcon(Icon::search, m_theme, Tone::muted), QLineEdit::LeadingPosition);
    m_filter->installEventFilter(this);
    auto* const line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_title);
    line->addWidget(m_count, 1);
    line->addWidget(m_refresh);
    auto* const column = new QVBoxLayout(header);
    column->setContentsMargins(sidedMargins(12, 8, 8, 8));
    column->setSpacing(4);
    column->addLayout(line);
    column->addWidget(m_filter);
    connect(m_refresh, &QToolButton::clicked, this, &SchemaPanel::refreshAsked);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { m_typing->start(); });
    return header;
}

QWidget* SchemaPanel::makeFooter()
{
    m_footer = new QWidget(this);
    m_prompt = new ElidedLabel(m_footer);
    m_prompt->setProperty("role", QStringLiteral("meta"));
    m_all = new QPushButton(m_footer);
    m_none = new QPushButton(m_footer);
    m_marks = new QLabel(m_footer);
    m_marks->setMinimumWidth(1); // keeps a long name from widening the window
    m_marks->setProperty("role", QStringLiteral("meta"));
    m_marks->setContentsMargins(sidedMargins(0, 0, 4, 0));
    for (QLabel* const label : {m_marks, m_notice}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->hide();
    }
    auto* const column = new QVBoxLayout(m_footer);
    column->setContentsMargins(sidedMargins(12, 4, 8, 4));
    column->setSpacing(2);
    column->addWidget(m_marks);
    auto* const line = new FlowLayout(4); // in a narrow panel, the buttons go below
    column->addLayout(line);
    line->addWidget(m_prompt);
    auto* const buttons = new QWidget(m_footer);
    auto* const together = new QHBoxLayout(buttons);
    together->setContentsMargins(0, 0, 0, 0);
    together->setSpacing(0);
    for (QPushButton* const button : {m_all, m_none}) {
        button->setProperty("role", QStringLiteral("link"));
        together->addWidget(button);
    }
    line->addWidget(buttons);
    connect(m_all, &QPushButton::clicked, this, [this] { m_model->putAllInPrompt(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_model->putAllInPrompt(false); });
    return m_footer;
}

void SchemaPanel::nameParts()
{
    m_title->setText(tr("Schema"));
    m_refresh->setToolTip(tr("Refresh the schema"));
    m_refresh->setAccessibleName(tr("Refresh"));
    m_filter->setPlaceholderText(tr("Filter")); // short, because the panel may be narrow
    m_filter->setToolTip(tr("Filter tables and columns"));
    m_filter->setAccessibleName(m_filter->toolTip());
    m_nothing->setText(tr("No matching tables or columns."));
    m_progress->setAccessibleName(tr("Reading columns"));
    m_all->setText(tr("All"));
    m_all->setAccessibleName(tr("Include all tables in the prompt"));
    m_none->setText(tr("None"));
    m_none->setAccessibleName(tr("Remove all tables from the prompt"));
}

/// Chooses the page to show by the connection, the schema read so far, and how the last attempt to connect ended.
void SchemaPanel::showState()
{
    const ConnectionState state = m_workbench.state();
    if (state != ConnectionState::closed)
        m_failure.reset();
    if (state != ConnectionState::open && m_model->catalog() && !m_workbench.schema()) {
        m_model->show(nullptr, nullptr);
        m_filter->clear();
    }
    const Catalog* const catalog = m_model->catalog();
    const bool hasTables = catalog && catalog->tableCount() > 0;
    m_state->setProgressShown(state == ConnectionState::opening);
    if (state == ConnectionState::opening) {
        m_state->setTexts(tr("Connecting…"), QString::fromStdString(m_workbench.target().shown()));
        m_state->setActions(tr("Cancel"));
    } else if (m_failure) {
        const FailureWords words = connectingFailed(m_workbench.target(), *m_failure);
        const bool hasAdvice = !words.advice.isEmpty(); // then only the message above the work says why
        m_state->setTexts(words.title, hasAdvice ? words.advice : words.reason);
        m_state->setActions(tr("Try Again"), tr("Edit Connection…"));
    } else if (state == ConnectionState::closed) {
        m_state->setTexts(tr("No database connected"), tr("Tables and columns appear here once you connect."));
        m_state->setActions(tr("Connect…"));
    } else {
        m_state->setTexts(tr("This database has no tables"),
                          tr("Or this login can't see them. Refresh to see new tables."));
        m_state->setActions(tr("Refresh"), tr("Edit Connection…"));
    }
    m_pages->setCurrentWidget(hasTables ? static_cast<QWidget*>(m_browser) : m_state);
    m_progress->setVisible(hasTables && state == ConnectionState::opening);
    m_footer->setVisible(hasTables);
    m_filter->setEnabled(hasTables);
    m_refresh->setEnabled(state == ConnectionState::open);
    showCounts();
}

void SchemaPanel::showSchema()
{
    const auto schema = m_workbench.schema();
    const Dialect* const dialect = m_workbench.dialect();
    m_notice->hide();
    m_model->show(schema, dialect);
    showMarks();
    if (!m_filter->text().isEmpty())
        applyFilter();
    else
        m_browser->openAsBefore();
    showState();
    Q_EMIT promptTablesChanged();
}

void SchemaPanel::showFailure(const EngineError& error)
{
    m_failure = error.failure == EngineFailure::cancelled ? std::nullopt : std::optional(error);
    showState();
}

void SchemaPanel::showRefreshFailure(const EngineError& error)
{
    m_notice->setText(tr("Could not refresh the schema: %1").arg(engineWords(error)));
    m_notice->show();
}

void SchemaPanel::applyFilter()
{
    m_typing->stop();
    const FuzzyPattern pattern(m_filter->text());
    m_found = m_model->filter(pattern);
    if (pattern.isEmpty())
        m_browser->openAsBefore();
    for (const QModelIndex& table : m_model->tablesWithFoundColumns())
        m_browser->expand(table);
    showCounts();
}

void SchemaPanel::showCounts()
{
    const Catalog* const catalog = m_model->catalog();
    const int tables = catalog ? static_cast<int>(catalog->tableCount()) : 0;
    const QLocale locale;
    if (!catalog)
        m_count->clear();
    else if (!m_model->isFiltered())
        m_count->setText(tr("%n tables", nullptr, tables));
    else if (m_model->rowCount({}) < static_cast<int>(m_found))
        m_count->setText(
            tr("best %1 of %2 matches").arg(m_model->rowCount({})).arg(locale.toString(static_cast<int>(m_found))));
    else
        m_count->setText(tr("%n matches", nullptr, static_cast<int>(m_found)));
    m_nothing->setVisible(m_model->isFiltered() && m_found == 0);
    if (!catalog)
        return;
    const PromptChoice& choice = m_model->choice();
    m_prompt->setText(tr("Prompt: %1 of %2 · %3", "tables, tokens")
                          .arg(locale.toString(static_cast<int>(choice.count())), locale.toString(tables),
                               SchemaWords::tokens(choice.allTokens())));
    m_prompt->setToolTip(tr("Tables in the prompt, and about how many tokens of the model's context they take"));
}

void SchemaPanel::actOnState()
{
    switch (m_workbench.state()) {
    case ConnectionState::opening:
        return m_workbench.close();
    case ConnectionState::open:
        return Q_EMIT refreshAsked();
    case ConnectionState::closed:
        break;
    }
    if (m_failure)
        return m_workbench.open(ConnectionTarget(m_workbench.target()));
    Q_EMIT connectAsked();
}

void SchemaPanel::showDefinition(TableId table)
{
    auto* const dialog = new DefinitionDialog(m_workbench, m_model->schema(), table, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace querymend

#include "moc_schemapanel.cpp"
