#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace querymend {

/// One statement's use of a session's connection. It ends with this object, or earlier: after its last row, when it
/// fails, or when the next statement begins. Only one is open at a time.
class OpenRun {
public:
    /// `release` gives the connection back. What uses members of a derived class needs that class to call end(), too.
    explicit OpenRun(std::function<void()> release) : m_release(std::move(release)) {}
    OpenRun(const OpenRun&) = delete;
    OpenRun& operator=(const OpenRun&) = delete;
    virtual ~OpenRun() { end(); }

    [[nodiscard]] bool isOpen() const { return m_release != nullptr; }

    void end()
    {
        if (const auto release = std::exchange(m_release, nullptr))
            release();
    }

private:
    std::function<void()> m_release;
};

/// Ends the run that a session left open, if its cursor still exists.
inline void endOpenRun(const std::weak_ptr<OpenRun>& open)
{
    if (const auto run = open.lock())
        run->end();
}

} // namespace querymend
