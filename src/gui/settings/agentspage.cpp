#include "settings/agentspage.h"

#include "agents/agentwatch.h"
#include "agents/clientsnippets.h"
#include "common/helppage.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/statelabel.h"
#include "common/theme.h"
#include "settings/agentaccesslist.h"
#include "settings/alignedlabels.h"
#include "settings/connectionbook.h"
#include "ui_agentspage.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <vector>

namespace querymend {

namespace {

constexpr int mostLines = 14;
constexpr qsizetype longestName = 80; // agents choose their names themselves
constexpr auto mostCost = std::uint32_t{std::numeric_limits<int>::max()};

/// An agent that can be set up, as its makers write its name, and where its text belongs.
struct KnownAgent {
    const char* id;
    const char* name;
    const char* file; ///< null: it is a command
};

constexpr std::array knownAgents{KnownAgent{"claude-code", "Claude Code", nullptr},
                                 KnownAgent{"claude-desktop", "Claude Desktop", "claude_desktop_config.json"},
                                 KnownAgent{"cursor", "Cursor", ".cursor/mcp.json"},
                                 KnownAgent{"vscode", "VS Code", ".vscode/mcp.json"},
                                 KnownAgent{"codex", "Codex", ".codex/config.toml"}};

QString shortened(const std::string& name)
{
    const QString text = textOf(name).simplified();
    return text.size() > longestName ? text.left(longestName) + QChar(0x2026) : text;
}

std::string programOfAgents()
{
    return (QCoreApplication::applicationDirPath() + QStringLiteral("/querymend")).toStdString();
}

std::vector<std::string> tablesIn(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[,\\n]"));
    std::vector<std::string> tables;
    for (const QString& name : text.split(between)) {
        if (const QString table = name.trimmed(); !table.isEmpty())
            tables.push_back(table.toStdString());
    }
    return tables;
}

QString textOfTables(const std::vector<std::string>& tables)
{
    QStringList names;
    for (const std::string& table : tables)
        names.append(textOf(table));
    return names.join(QStringLiteral(", "));
}

/// A field for a few lines.
void setLines(QPlainTextEdit& field, int lines)
{
    field.setFixedHeight(lines * field.fontMetrics().lineSpacing() + scaled(20));
}

} // namespace

AgentsPage::AgentsPage(ConnectionBook& book, const AgentWatch* watch, Theme& theme, QWidget* parent)
    : SettingsPage(parent), m_book(book), m_watch(watch), m_form(std::make_unique<Ui::AgentsPage>()),
      m_access(new AgentAccessList(book, theme, this))
{
    installStateLabels();
    m_form->setupUi(this);
    setHelpPage(*this, "agents");
    m_form->accessRoom->addWidget(m_access, 100);
    m_form->accessRoom->addStretch(1); // beyond its greatest width
    for (const KnownAgent& agent : knownAgents)
        m_form->agent->addItem(QString::fromLatin1(agent.name));
    for (QComboBox* const field : {m_form->borderRule, m_form->agent, m_form->agentConnection}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // large texts may not fit
        field->setMinimumContentsLength(20);
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    m_form->borderCost->setMaximumWidth(scaled(m_form->borderCost->maximumWidth()));
    connectAll();
    showConnected();
    showBorder();
    fillConnections();
}

AgentsPage::~AgentsPage() = default;

void AgentsPage::connectAll()
{
    if (m_watch)
        connect(m_watch, &AgentWatch::connectedChanged, this, &AgentsPage::showConnected);
    connect(m_form->agentsHelp, &QPushButton::clicked, this, &AgentsPage::helpAsked);
    connect(m_access, &AgentAccessList::connectionsAsked, this, &AgentsPage::connectionsAsked);
    connect(&m_book, &ConnectionBook::changed, this, &AgentsPage::fillConnections);
    connect(m_form->borderRule, &QComboBox::currentIndexChanged, this, &AgentsPage::showBorder);
    connect(m_form->borderRule, &QComboBox::currentIndexChanged, this, &SettingsPage::changed);
    connect(m_form->borderCost, &QSpinBox::valueChanged, this, &SettingsPage::changed);
    connect(m_form->borderTables, &QPlainTextEdit::textChanged, this, &SettingsPage::changed);
    for (const QComboBox* const field : {m_form->agent, m_form->agentConnection})
        connect(field, &QComboBox::currentIndexChanged, this, &AgentsPage::showSnippet);
    connect(m_form->copySnippet, &QPushButton::clicked, this, &AgentsPage::copySnippet);
}

void AgentsPage::display(const AppSettings& settings)
{
    const QSignalBlocker silent(this);
    m_form->borderRule->setCurrentIndex(static_cast<int>(settings.border.rule));
    m_form->borderCost->setValue(static_cast<int>(std::min(settings.border.cost, mostCost)));
    m_form->borderTables->setPlainText(textOfTables(settings.border.tables));
}

void AgentsPage::writeTo(AppSettings& settings) const
{
    AgentBorder& border = settings.border;
    border.rule = static_cast<BorderRule>(m_form->borderRule->currentIndex());
    if (const auto cost = static_cast<std::uint32_t>(m_form->borderCost->value());
        cost != std::min(border.cost, mostCost))
        border.cost = cost; // else a greater one in the file is kept
    border.tables = tablesIn(m_form->borderTables->toPlainText());
}

void AgentsPage::retranslate()
{
    m_form->retranslateUi(this);
    m_access->retranslate();
    showConnected();
    fillConnections();
}

void AgentsPage::changeEvent(QEvent* event)
{
    SettingsPage::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    fitFields();
    fitChoices();
}

void AgentsPage::resizeEvent(QResizeEvent* event)
{
    SettingsPage::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitChoices();
}

/// All fields of the page begin and end where those of the connections do.
void AgentsPage::fitChoices()
{
    alignLabels(*this);
    const int spacing = m_form->borderForm->horizontalSpacing();
    const int names = m_access->endOfNames(width() * 2 / 5);
    const int beside = std::max(m_form->borderRuleLabel->minimumWidth() + spacing, names);
    m_access->beginChoicesAt(beside);
    for (QLabel* const label : {m_form->borderRuleLabel, m_form->borderCostLabel, m_form->borderTablesLabel,
                                m_form->agentLabel, m_form->agentConnectionLabel})
        label->setMinimumWidth(beside - spacing);
    const auto fields = std::initializer_list<QWidget*>{m_form->borderRule, m_form->borderTables, m_form->agent,
                                                        m_form->agentConnection};
    for (QWidget* const field : fields)
        field->setMaximumWidth(scaled(AgentAccessList::widest) - beside);
}

void AgentsPage::fitFields()
{
    Theme::useCodeFont(*m_form->snippet);
    setLines(*m_form->snippet, std::clamp(m_form->snippet->blockCount(), 3, mostLines));
    setLines(*m_form->borderTables, 2);
}

void AgentsPage::showConnected()
{
    QStringList lines;
    if (m_watch && !m_watch->isListening())
        lines.append(tr("Another window shows what agents do."));
    for (const AgentHello& hello : m_watch ? m_watch->connected() : std::vector<AgentHello>()) {
        const QString agent = hello.agent.empty() ? tr("An agent") : shortened(hello.agent);
        QStringList names;
        for (const std::string& name : hello.connections)
            names.append(shortened(name));
        const QString line = tr("%1 is connected").arg(agent);
        lines.append(names.isEmpty() ? line : line + QStringLiteral(" · ") + names.join(QStringLiteral(", ")));
    }
    m_form->connectedAgents->setText(lines.isEmpty() ? tr("No agent is connected.") : lines.join(u'\n'));
}

void AgentsPage::showBorder()
{
    const auto rule = static_cast<BorderRule>(m_form->borderRule->currentIndex());
    m_form->borderForm->setRowVisible(m_form->borderCost, rule == BorderRule::costly);
    m_form->borderCostHint->setVisible(rule == BorderRule::costly);
    m_form->borderForm->setRowVisible(m_form->borderTables, rule == BorderRule::onTables);
    m_form->borderTablesHint->setVisible(rule == BorderRule::onTables);
    m_form->borderHint->setVisible(rule != BorderRule::none);
}

/// Offers all saved connections: naming one lets the agent use it.
void AgentsPage::fillConnections()
{
    QComboBox& box = *m_form->agentConnection;
    const QString chosen = box.currentData().toString();
    {
        const QSignalBlocker silent(&box);
        box.clear();
        box.addItem(tr("all connections marked for agents"));
        for (const SavedConnection& connection : m_book.connections())
            box.addItem(textOf(connection.name), textOf(connection.name));
        box.setCurrentIndex(std::max(0, box.findData(chosen)));
    }
    m_access->followInTabOrder(*m_form->agentsHelp);
    fitChoices();
    showSnippet();
}

void AgentsPage::showSnippet()
{
    const KnownAgent& agent = knownAgents[static_cast<std::size_t>(std::max(0, m_form->agent->currentIndex()))];
    std::vector<std::string> words{"mcp"};
    if (const QString name = m_form->agentConnection->currentData().toString(); !name.isEmpty())
        words.insert(words.end(), {"--connection", name.toStdString()});
    m_form->snippet->setPlainText(textOf(snippetFor(agent.id, programOfAgents(), words)).trimmed());
    m_form->snippetHint->setText(agent.file
                                     ? tr("Add this to the agent's file %1.").arg(QString::fromLatin1(agent.file))
                                     : tr("Run this in a terminal."));
    m_form->copied->clear();
    fitFields();
}

void AgentsPage::copySnippet()
{
    QGuiApplication::clipboard()->setText(m_form->snippet->toPlainText() + QLatin1Char('\n'));
    m_form->copied->setText(tr("Copied."));
}

} // namespace querymend

#include "moc_agentspage.cpp"
