#pragma once

#include "db/plan.h"
#include "db/sessionthread.h"
#include "report/rowdifference.h"

#include <QObject>

#include <functional>
#include <string>

namespace querymend {

class Workbench;

/// Asks the open database for the plan or the rows of a statement that is looked at, and not run in the window's own
/// tabs. What does not only read is refused. The answer never comes after this object is gone.
class StatementReader : public QObject {
public:
    static constexpr std::size_t mostRows = 10'000;

    /// The workbench outlives it.
    explicit StatementReader(Workbench& workbench, QObject* parent = nullptr);
    ~StatementReader() override;

    /// Whether a database is open.
    [[nodiscard]] bool isOpen() const;
    /// What is open, for people; empty where nothing is.
    [[nodiscard]] std::string openDatabase() const;

    template <class Value>
    using Answered = std::function<void(const Result<Value, EngineError>&)>;
    /// Both need an open database, and stop what was asked before.
    void readPlan(const std::string& statement, const Answered<Plan>& answered);
    void readRows(const std::string& statement, const Answered<TableText>& answered);
    /// What is being read is answered with EngineFailure::cancelled.
    void stop();

private:
    template <class Value, class Read>
    void ask(const std::string& statement, Read read, const Answered<Value>& answered);

    Workbench& m_workbench;
    QPointer<SessionThread> m_thread;
    AskId m_asked;
};

} // namespace querymend
