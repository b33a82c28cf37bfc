#include "db/mysql/mysqlfence.h"

#include <algorithm>

namespace querymend {

std::string mysqlFenceStatement(const MysqlFence& fence, std::chrono::microseconds time,
                                std::chrono::milliseconds limit)
{
    using std::chrono::seconds;
    const auto whole = std::max(std::chrono::ceil<seconds>(limit), seconds(1));
    const std::string millionths = std::to_string(1'000'000 + time.count() % 1'000'000).substr(1);
    const std::string timeLimit = fence.isMariaDb
        ? ", max_statement_time = " + std::to_string(time.count() / 1'000'000) + '.' + millionths
        : ", max_execution_time = " + std::to_string(std::chrono::ceil<std::chrono::milliseconds>(time).count());
    // While it waits to send rows, the server does not check its limit, so that wait is limited as well.
    return "SET SESSION " + fence.readOnlyVariable + " = 1" + timeLimit
        + ", lock_wait_timeout = " + std::to_string(std::min(whole, fence.lockWait).count())
        + ", net_write_timeout = " + std::to_string(std::min(whole + seconds(1), fence.readerWait).count());
}

} // namespace querymend
