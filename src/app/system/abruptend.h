#pragma once

#include <QObject>

#include <exception>
#include <functional>
#include <string>

namespace querymend {

/// While one exists, an exception that nothing catches, in any thread, is logged; then the work of all that exist is
/// done, the latest first, and the program aborts as it would have anyway. If that hangs, SIGALRM ends it.
class AbruptEnd {
public:
    /// `save` saves what is only in memory. It is called on the thread that made this object: if another one fails,
    /// from its event loop, which has a few seconds for it.
    explicit AbruptEnd(std::function<void()> save = {});
    AbruptEnd(const AbruptEnd&) = delete;
    AbruptEnd& operator=(const AbruptEnd&) = delete;
    ~AbruptEnd();

private:
    [[noreturn]] static void end() noexcept;
    void save();

    std::function<void()> m_save;
    QObject m_here; ///< lives on the thread of this object
    AbruptEnd* m_outer;
    std::terminate_handler m_before;
};

/// What may be logged of an exception: its type and its message, without what it repeats of texts and passwords.
[[nodiscard]] std::string knownOf(const std::exception_ptr& problem);

} // namespace querymend
