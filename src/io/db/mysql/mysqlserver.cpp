#include "db/mysql/mysqlserver.h"

#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

/// A right with which a statement reaches beyond the tables, as SHOW GRANTS spells it.
struct DangerousRight {
    std::string_view right;
    LoginReach reach;
};

constexpr std::array<DangerousRight, 7> dangerousRights{{{"ALL PRIVILEGES", LoginReach::everything},
                                                         {"FILE", LoginReach::serverFiles},
                                                         {"SUPER", LoginReach::settingsAndConnections},
                                                         {"SYSTEM_VARIABLES_ADMIN", LoginReach::settings},
                                                         {"SHUTDOWN", LoginReach::stoppingTheServer},
                                                         {"CREATE USER", LoginReach::makingLogins},
                                                         {"SET USER", LoginReach::rightsOfOthers}}};

/// Returns the first value of the result; empty if there is none.
Result<std::string, EngineError> firstValue(MysqlLink& link, const std::string& text)
{
    const auto answer = link.query(text);
    if (!answer)
        return Failure{answer.error()};
    const MYSQL_ROW row = *answer ? mysql_fetch_row(answer->get()) : nullptr;
    return std::string(row && row[0] ? row[0] : "");
}

/// Whether a line such as `GRANT FILE, SUPER ON *.* TO …` grants the right on the whole server.
bool grants(std::string_view line, std::string_view right)
{
    constexpr std::string_view opening = "GRANT ";
    const std::size_t end = line.find(" ON *.* TO ");
    if (!line.starts_with(opening) || end == std::string_view::npos)
        return false;
    std::string_view rights = line.substr(opening.size(), end - opening.size());
    while (!rights.empty()) {
        const std::size_t comma = rights.find(", ");
        if (rights.substr(0, comma) == right)
            return true;
        rights.remove_prefix(comma == std::string_view::npos ? rights.size() : comma + 2);
    }
    return false;
}

class MysqlServerReading {
public:
    MysqlServerReading(MysqlLink& link, EngineKind expected) : m_link(link), m_expected(expected) {}

    Result<MysqlServer, EngineError> run()
    {
        if (auto known = readKind(); !known)
            return Failure{std::move(known).error()};
        if (auto made = makeReadOnly(); !made)
            return Failure{std::move(made).error()};
        if (auto read = readSettings(); !read)
            return Failure{std::move(read).error()};
        readRights();
        return std::move(m_server);
    }

private:
    using Done = Result<void, EngineError>;

    Done readKind()
    {
        const auto version = firstValue(m_link, "SELECT VERSION()");
        if (!version)
            return Failure{version.error()};
        const bool isMariaDb = version->find("MariaDB") != std::string::npos;
        m_server.dialect = dialectOf(isMariaDb ? DialectId::mariadb : DialectId::mysql);
        const bool expectedMariaDb = m_expected == EngineKind::mariadb;
        if (isMariaDb != expectedMariaDb)
            m_server.warnings.emplace_back(OtherServer{std::string(m_server.dialect.displayName) + ' ' + *version,
                                                       expectedMariaDb ? "MariaDB" : "MySQL"});
        m_fence.isMariaDb = isMariaDb;
        return {};
    }

    Done makeReadOnly()
    {
        if (const auto set = m_link.query("SET SESSION TRANSACTION READ ONLY"); !set)
            return notReadOnly(set.error());
        // Older servers do not know the newer name, newer ones not the older name.
        auto value = firstValue(m_link, "SELECT @@SESSION.transaction_read_only");
        m_fence.readOnlyVariable = value ? "transaction_read_only" : "tx_read_only";
        if (!value)
            value = firstValue(m_link, "SELECT @@SESSION.tx_read_only");
        if (!value)
            return notReadOnly(value.error());
        if (*value != "1")
            return failed(EngineFailure::notReadOnly, "the server cannot make sessions read-only");
        readLimits();
        m_link.setFence(m_fence);
        if (auto raised = m_link.raiseFence(Limits{}); !raised)
            return notReadOnly(raised.error());
        // So that no statement leaves a transaction open.
        if (const auto set = m_link.query("SET SESSION autocommit = 1"); !set)
            return Failure{set.error()};
        return {};
    }

    /// Reads the session's limits before any is set. MariaDB's time limit is in seconds, MySQL's in milliseconds.
    void readLimits()
    {
        const auto time = firstValue(m_link,
                                     m_fence.isMariaDb ? "SELECT @@SESSION.max_statement_time * 1000000"
                                                       : "SELECT @@SESSION.max_execution_time * 1000");
        if (time)
            m_fence.statementTime = std::chrono::microseconds(std::atoll(time->c_str()));
        const auto wait = firstValue(m_link, "SELECT @@SESSION.lock_wait_timeout");
        if (wait && !wait->empty())
            m_fence.lockWait = std::chrono::seconds(std::atoll(wait->c_str()));
        // The default would end results that a user reads page by page; a shorter wait is the administrator's choice.
        constexpr std::chrono::seconds byDefault{60};
        const auto pause = firstValue(m_link, "SELECT @@SESSION.net_write_timeout");
        const std::chrono::seconds readerWait(pause ? std::atoll(pause->c_str()) : 0);
        if (readerWait.count() > 0 && readerWait < byDefault)
            m_fence.readerWait = readerWait;
    }

    Done readSettings()
    {
        for (const char* setting : {"sql_mode", "lower_case_table_names"}) {
            const auto value = firstValue(m_link, std::string("SELECT @@") + setting);
            if (!value)
                return Failure{value.error()};
            (void)applySetting(m_server.dialect, setting, *value);
            for (const char* mode : {"ORACLE", "MSSQL"}) {
                if (("," + *value + ",").find(std::string(",") + mode + ",") != std::string::npos)
                    m_server.warnings.emplace_back(UnknownMode{mode});
            }
        }
        return {};
    }

    void readRights()
    {
        const auto answer = m_link.query("SHOW GRANTS");
        while (const MYSQL_ROW row = answer && *answer ? mysql_fetch_row(answer->get()) : nullptr) {
            for (const auto& [right, reach] : dangerousRights) {
                if (row[0] && grants(row[0], right))
                    m_server.warnings.emplace_back(PowerfulLogin{LoginRank::holder, std::string(right), reach});
            }
        }
    }

    static Failure<EngineError> notReadOnly(EngineError error)
    {
        if (error.failure != EngineFailure::lost)
            error.failure = EngineFailure::notReadOnly;
        return Failure{std::move(error)};
    }

    MysqlLink& m_link;
    EngineKind m_expected;
    MysqlFence m_fence;
    MysqlServer m_server;
};

} // namespace

Result<MysqlServer, EngineError> readMysqlServer(MysqlLink& link, EngineKind expected)
{
    return MysqlServerReading(link, expected).run();
}

} // namespace querymend
