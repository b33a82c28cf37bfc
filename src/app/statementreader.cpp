#include "statementreader.h"

#include "database/guardedstatement.h"
#include "db/session/celltext.h"
#include "workbench.h"

#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds longest{10'000};

CellText textOf(const Cell& cell)
{
    if (std::holds_alternative<std::monostate>(cell))
        return std::nullopt;
    return cellText(cell);
}

Result<TableText, EngineError> rowsOf(Session& session, std::string_view statement)
{
    const auto cursor = session.run(statement, {longest});
    if (!cursor)
        return Failure{cursor.error()};
    const auto page = cursor.value()->fetch(StatementReader::mostRows);
    if (!page)
        return Failure{page.error()};
    TableText table;
    table.isAll = page->isLast;
    for (const ResultColumn& column : cursor.value()->columns())
        table.columns.push_back(column.name);
    for (const CellRow& row : page->rows) {
        RowText& made = table.rows.emplace_back();
        for (const Cell& cell : row)
            made.push_back(textOf(cell));
    }
    return table;
}

} // namespace

StatementReader::StatementReader(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench) {}

StatementReader::~StatementReader()
{
    stop();
}

bool StatementReader::isOpen() const
{
    return m_workbench.database() != nullptr;
}

std::string StatementReader::openDatabase() const
{
    return isOpen() ? m_workbench.target().shown() : std::string();
}

void StatementReader::readPlan(const std::string& statement, const Answered<Plan>& answered)
{
    const auto read = [](Session& session, const GuardedStatement& asked) {
        return explainGuarded(session, asked, {longest});
    };
    ask<Plan>(statement, read, answered);
}

void StatementReader::readRows(const std::string& statement, const Answered<TableText>& answered)
{
    const auto read = [](Session& session, const GuardedStatement& asked) {
        return sendGuarded(session, asked, [&](std::string_view sent) { return rowsOf(session, sent); });
    };
    ask<TableText>(statement, read, answered);
}

/// A request, which is answered once: by the database's thread, or when that ends without an answer.
template <class Value>
class StatementReader::Request {
public:
    explicit Request(Answered<Value> answered) : m_answered(std::move(answered)) {}

    QMetaObject::Connection databaseEnd;

    void answer(const Result<Value, EngineError>& made)
    {
        QObject::disconnect(databaseEnd);
        if (const auto answered = std::exchange(m_answered, {}))
            answered(made);
    }

private:
    Answered<Value> m_answered;
};

/// Uses the connection for plans and checks, because rows that the user has open are read from the other one.
template <class Value, class Read>
void StatementReader::ask(const std::string& statement, Read read, const Answered<Value>& answered)
{
    stop();
    const auto request = std::make_shared<Request<Value>>(answered);
    const auto endWithoutDatabase = [request] {
        request->answer(failed(EngineFailure::lost, "the database was closed"));
    };
    LiveDatabase* const database = m_workbench.database();
    if (!database) {
        QMetaObject::invokeMethod(this, endWithoutDatabase, Qt::QueuedConnection);
        return;
    }
    const auto work = [read, asked = GuardedStatement{statement, database->sharedSchema()}](Session& session) {
        return read(session, asked);
    };
    m_thread = &database->thread();
    request->databaseEnd = connect(m_thread, &QObject::destroyed, this, endWithoutDatabase, Qt::QueuedConnection);
    m_asked =
        m_thread->ask<Value>(this, work, [request](const Result<Value, EngineError>& made) { request->answer(made); });
}

void StatementReader::stop()
{
    if (m_thread)
        m_thread->cancel(m_asked);
}

} // namespace querymend
