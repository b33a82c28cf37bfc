#pragma once

#include <cstdint>

namespace querymend {

/// Cancels the statements of one connection from another thread.
///
/// The driver manager's own SQLCancel discards its records of a statement while the thread that runs it may be adding
/// more, with no lock between them. So the driver's own function is called, bypassing the manager.
class OdbcCancelling {
public:
    explicit OdbcCancelling(void* connection);

    /// Returns the handle that the cancelling thread needs for a statement of the driver manager.
    [[nodiscard]] void* handleOf(void* statement) const;
    void cancel(void* handle) const;

private:
    void* m_connection;
    std::int16_t (*m_ofDriver)(void* statement) = nullptr; ///< null if only the manager's can be called
};

} // namespace querymend
