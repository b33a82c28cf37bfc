#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace querymend {

/// Collects what goes to a stream and hands it over in large pieces; after a failure it does nothing more.
class Writer {
public:
    enum class State : std::uint8_t {
        open,
        readerGone, ///< nobody reads on: no mistake, but no reason to go on
        failed,
    };

    /// The stream is not closed here.
    explicit Writer(std::FILE* stream);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer();

    void write(std::string_view text);
    void flush();

    [[nodiscard]] State state() const { return m_state; }
    /// In the system's words.
    [[nodiscard]] std::string reason() const;

private:
    std::FILE* m_stream;
    std::string m_buffer;
    State m_state = State::open;
    int m_error = 0;
};

} // namespace querymend
