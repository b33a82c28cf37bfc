#pragma once

#include "db/session/sessionthread.h"
#include "run/ports.h"

#include <QObject>

#include <map>

namespace querymend {

/// Compares the results of candidates on a live database, on the thread of its session, where their rows stay. Reads
/// the first rows of a result.
class DatabaseResults : public QObject, public ResultPort {
public:
    /// The thread must outlive it.
    explicit DatabaseResults(SessionThread& database) : m_database(database) {}

    void compare(const CompareResults& request, Answered answered) override;
    void read(const ReadRows& request, RowsRead answered) override;
    void stop(EffectId effect) override;

private:
    SessionThread& m_database;
    std::map<std::uint32_t, AskId> m_open;
};

} // namespace querymend
