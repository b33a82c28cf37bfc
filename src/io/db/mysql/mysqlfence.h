#pragma once

#include <chrono>
#include <string>

namespace querymend {

/// What differs between the servers of this family in how a session is fenced.
struct MysqlFence {
    std::string readOnlyVariable; ///< tx_read_only or transaction_read_only
    bool isMariaDb = true;
    /// The session's limits as set by the server or for the login; a time of 0 is no limit.
    std::chrono::microseconds statementTime{0};
    std::chrono::seconds lockWait{31'536'000};
    /// The longest that the server waits while a user reads rows page by page.
    std::chrono::seconds readerWait{3600};
};

/// The statement that makes the session read-only and has the server end what runs longer than `time`. Waits for locks
/// and for a slow reader end with our own `limit`, or earlier if the server says so.
[[nodiscard]] std::string mysqlFenceStatement(const MysqlFence& fence, std::chrono::microseconds time,
                                              std::chrono::milliseconds limit);

} // namespace querymend
