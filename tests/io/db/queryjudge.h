#pragma once

#include "check/schemaview.h"
#include "db/checks/enginecheck.h"
#include "db/session/session.h"
#include "support/goodqueries.h"

#include <QDebug>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Queries per seed for one engine, shared out among its modes.
inline constexpr int queriesASeed = 3000;

/// Compares the program's verdict on generated queries with the engine's own.
class QueryJudge {
public:
    /// Empty if the engine runs the statement and returns its rows; otherwise the engine's complaint.
    using Engine = std::function<std::string(const std::string& statement)>;

    QueryJudge(Session& session, Engine engine)
        : m_session(session), m_engine(std::move(engine)),
          m_schema(Catalog(snapshotOf(session), session.dialect().syntax.names))
    {}

    /// The environment may ask for more; each seed generates other queries.
    static std::uint64_t seeds()
    {
        bool isNumber = false;
        const int asked = qEnvironmentVariableIntValue("QUERYMEND_GOOD_SEEDS", &isNumber);
        return isNumber && asked > 0 ? static_cast<std::uint64_t>(asked) : 1;
    }

    void judge(const std::string& dialect, const std::vector<std::string>& modes, int count)
    {
        for (std::uint64_t seed = 1; seed <= seeds(); ++seed) {
            GoodQueries queries(dialect, modes, seed);
            for (int i = 0; i < count; ++i)
                judge(queries.next());
            if (!queries.problem().empty())
                differ({}, queries.problem());
        }
    }

    void judge(const std::string& statement)
    {
        const std::string complaint = m_engine(statement);
        const Verdict verdict = verdictOn(statement);
        const Finding* const primary = verdict.primary();
        ++(complaint.empty() ? m_taken : m_refused);
        if (complaint.empty() && primary)
            differ(statement, "we say: " + std::string(name(primary->code)) + ", " + primary->message);
        else if (!complaint.empty() && !primary && rowsOf(verdict.sanitizedSql)) // a trial reads only the first rows
            differ(statement, "the engine says: " + complaint);
        else if (complaint.empty() && changesRows(statement, verdict.sanitizedSql))
            differ(statement, "other rows come from: " + verdict.sanitizedSql);
    }

    [[nodiscard]] int taken() const { return m_taken; }
    [[nodiscard]] int refused() const { return m_refused; }
    [[nodiscard]] int differences() const { return m_differences; }

private:
    static Snapshot snapshotOf(Session& session)
    {
        auto snapshot = session.readSchema({});
        return snapshot ? std::move(snapshot).value() : Snapshot();
    }

    Verdict verdictOn(const std::string& statement)
    {
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        return checkOnEngine(checkStatically(statement, {&m_session.dialect(), &m_schema, CheckPolicy::analyst, {}}),
                             {statement, &m_schema.catalog()}, m_session, policy, {});
    }

    /// Whether the given statement returns the same rows twice, but the sanitized one returns others.
    bool changesRows(const std::string& given, const std::string& sent)
    {
        if (given == sent)
            return false;
        const auto first = rowsOf(given);
        const auto ours = rowsOf(sent);
        return first && (!ours || *ours != *first) && rowsOf(given) == first;
    }

    std::optional<std::vector<CellRow>> rowsOf(const std::string& statement)
    {
        constexpr std::size_t most = 200;
        const auto cursor = m_session.run(statement, Limits{});
        if (!cursor)
            return std::nullopt;
        auto page = cursor.value()->fetch(most);
        return page ? std::optional(std::move(page.value().rows)) : std::nullopt;
    }

    void differ(const std::string& statement, const std::string& how)
    {
        constexpr int shown = 40;
        if (++m_differences <= shown)
            qWarning().noquote() << QString::fromStdString(statement) << "\n =>" << QString::fromStdString(how);
    }

    Session& m_session;
    Engine m_engine;
    SchemaView m_schema;
    int m_taken = 0;
    int m_refused = 0;
    int m_differences = 0;
};

} // namespace querymend
