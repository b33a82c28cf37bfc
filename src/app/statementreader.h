#pragma once

#include "db/plans/plan.h"
#include "db/session/sessionthread.h"
#include "report/rowdifference.h"

#include <QObject>

#include <functional>
#include <string>

namespace querymend {

class Workbench;

/// Reads the plan or the rows of a statement that is viewed outside the window's own tabs, from the open database.
/// Refuses anything that is not read-only. Answers never come after this object is gone.
class StatementReader : public QObject {
public:
    static constexpr std::size_t mostRows = 10'000;

    /// The workbench outlives it.
    explicit StatementReader(Workbench& workbench, QObject* parent = nullptr);
    ~StatementReader() override;

    [[nodiscard]] bool isOpen() const;
    /// Display name of the open database; empty if none is open.
    [[nodiscard]] std::string openDatabase() const;

    template <class Value>
    using Answered = std::function<void(const Result<Value, EngineError>&)>;
    /// Both cancel the previous request. Every request is answered later; with EngineFailure::lost if no database is
    /// open, or if it is closed meanwhile.
    void readPlan(const std::string& statement, const Answered<Plan>& answered);
    void readRows(const std::string& statement, const Answered<TableText>& answered);
    /// The request in progress is answered with EngineFailure::cancelled.
    void stop();

private:
    template <class Value>
    class Request;

    template <class Value, class Read>
    void ask(const std::string& statement, Read read, const Answered<Value>& answered);

    Workbench& m_workbench;
    QPointer<SessionThread> m_thread;
    AskId m_asked;
};

} // namespace querymend
