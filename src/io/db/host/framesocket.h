#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// The outcome of waiting for a frame.
enum class Received : std::uint8_t {
    frame,
    timedOut,
    closed,     ///< the other side is gone
    unreadable, ///< it sent something that is not a frame
};

/// One end of a socket over which two processes exchange frames of bytes. Owns the descriptor.
class FrameSocket {
public:
    explicit FrameSocket(int descriptor) : m_descriptor(descriptor) {}
    FrameSocket(const FrameSocket&) = delete;
    FrameSocket& operator=(const FrameSocket&) = delete;
    ~FrameSocket();

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    void close();

    using Deadline = std::chrono::steady_clock::time_point;
    static constexpr Deadline never = Deadline::max();

    /// False if the other side is gone or does not take the frame in time.
    [[nodiscard]] bool send(std::string_view frame, Deadline deadline = never);
    [[nodiscard]] Received receive(std::string& frame, Deadline deadline = never);

private:
    [[nodiscard]] Received readAll(char* into, std::size_t size, Deadline deadline);

    int m_descriptor;
    std::array<char, 4096> m_early{}; ///< received, but not yet asked for, between m_begin and m_end
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

} // namespace querymend
