#include "inspector/planpage.h"

#include "common/failurewords.h"
#include "common/runwords.h"
#include "inspector/attemptpieces.h"
#include "inspector/piecepane.h"
#include "inspector/planpieces.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

PlanPage::PlanPage(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_ask(new QPushButton(tr("Read Plan"), this)),
      m_plan(new PiecePane(theme, tr("The plan"), this)), m_row(new QHBoxLayout)
{
    m_row->setContentsMargins(12, 0, 12, 0);
    m_row->addWidget(m_ask);
    m_row->addStretch(1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_row);
    column->addWidget(m_plan, 1);
    connect(m_ask, &QPushButton::clicked, this, &PlanPage::read);
}

PlanPage::~PlanPage() = default;

void PlanPage::useDatabaseOf(Workbench& workbench)
{
    m_reader = std::make_unique<StatementReader>(workbench);
}

void PlanPage::show(const std::string& statement, const std::string& database)
{
    const bool isOpen = m_reader && m_reader->isOpen();
    if (statement == m_read && !statement.empty() && isOpen)
        return;
    m_statement = statement;
    m_read.clear();
    const bool isItsOwn = isOpen && m_reader->openDatabase() == database;
    const bool isAsked = isOpen && !isItsOwn && !statement.empty();
    m_ask->setVisible(isAsked);
    m_row->setContentsMargins(12, isAsked ? 8 : 0, 12, 0); // or the text would be lower than on other pages
    if (statement.empty())
        say(tr("No SQL yet."));
    else if (!isOpen)
        say(tr("No database is open. Plans are not recorded: open %1 to read this one.").arg(textOf(database)));
    else if (isItsOwn)
        read();
    else
        say(tr("The run was made on %1, but another database is open.").arg(textOf(database)));
}

void PlanPage::read()
{
    if (!m_reader || !m_reader->isOpen())
        return show(m_statement, {});
    m_read = m_statement;
    say(tr("Reading the plan…"));
    m_reader->readPlan(m_statement, [this, asked = m_statement](const Result<Plan, EngineError>& plan) {
        if (asked == m_statement)
            take(plan);
    });
}

void PlanPage::take(const Result<Plan, EngineError>& plan)
{
    if (!plan) {
        m_read.clear();
        say(tr("The open database cannot plan this statement: %1").arg(engineWords(plan.error())));
        return;
    }
    TextPieces pieces{lineOf(PieceStyle::meta, tr("How the open database would run it now."))};
    const TextPieces steps = planPieces(*plan);
    pieces.insert(pieces.end(), steps.begin(), steps.end());
    m_plan->show(std::move(pieces));
    if (plan->raw.size() > static_cast<std::size_t>(longestShown))
        m_plan->offerToSave(QByteArray::fromStdString(plan->raw), QStringLiteral("plan.txt"));
}

void PlanPage::say(const QString& text)
{
    m_plan->show({lineOf(PieceStyle::meta, text)});
}

} // namespace querymend

#include "moc_planpage.cpp"
