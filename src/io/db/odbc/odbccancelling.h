#pragma once

#include <cstdint>

namespace querymend {

/// How the statements of one connection are cancelled from another thread.
///
/// The driver manager's own SQLCancel throws away what it noted of a statement while the thread that runs it may just
/// be noting more; nothing holds the two apart. So the driver is asked itself, which the manager only stands before.
class OdbcCancelling {
public:
    explicit OdbcCancelling(void* connection);

    /// What the cancelling thread is given for a statement of the driver manager.
    [[nodiscard]] void* handleOf(void* statement) const;
    void cancel(void* handle) const;

private:
    void* m_connection;
    std::int16_t (*m_ofDriver)(void* statement) = nullptr; ///< null where only the manager can be asked
};

} // namespace querymend
