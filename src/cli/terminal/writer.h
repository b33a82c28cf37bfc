#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace querymend {

/// Buffers output to a stream and writes it in large pieces; does nothing more after a failure.
class Writer {
public:
    enum class State : std::uint8_t {
        open,
        readerGone, ///< the pipe was closed by its reader: not an error, but a reason to stop
        failed,
    };

    /// Does not close the stream.
    explicit Writer(std::FILE* stream);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer();

    void write(std::string_view text);
    void flush();

    [[nodiscard]] State state() const { return m_state; }
    /// The system's error message.
    [[nodiscard]] std::string reason() const;

private:
    std::FILE* m_stream;
    std::string m_buffer;
    State m_state = State::open;
    int m_error = 0;
};

} // namespace querymend
