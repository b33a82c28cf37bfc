#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace querymend {

/// Appends values as bytes, for another process of the same program on the same machine.
class WireWriter {
public:
    template <class Number>
    void number(Number value)
    {
        static_assert(std::is_arithmetic_v<Number> || std::is_enum_v<Number>);
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.append(bytes, sizeof value);
    }

    void text(std::string_view value)
    {
        number(static_cast<std::uint64_t>(value.size()));
        m_bytes += value;
    }

    /// Bytes that are encoded already.
    void raw(std::string_view bytes) { m_bytes += bytes; }
    /// Takes back all but the first `size` bytes.
    void cut(std::size_t size) { m_bytes.resize(size); }

    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what a WireWriter wrote, without trusting it: once bytes are missing or invalid, it fails permanently and
/// returns zeros and empty texts.
class WireReader {
public:
    explicit WireReader(std::string_view bytes) : m_rest(bytes) {}

    template <class Number>
    [[nodiscard]] Number number()
    {
        static_assert(std::is_arithmetic_v<Number>);
        Number value{};
        const std::string_view bytes = take(sizeof value);
        if (!m_failed)
            std::memcpy(&value, bytes.data(), sizeof value);
        return value;
    }

    /// One of the values 0 to `last`.
    template <class Enum>
    [[nodiscard]] Enum choice(Enum last)
    {
        const auto value = number<std::underlying_type_t<Enum>>();
        if (value < std::underlying_type_t<Enum>{} || value > static_cast<std::underlying_type_t<Enum>>(last))
            fail();
        return m_failed ? Enum{} : static_cast<Enum>(value);
    }

    [[nodiscard]] std::string_view text() { return take(number<std::uint64_t>()); }

    /// Reads how many elements follow. Each takes at least a byte, so a false count cannot make a reader reserve more
    /// than was sent.
    [[nodiscard]] std::size_t count()
    {
        const auto value = number<std::uint64_t>();
        if (value > m_rest.size())
            fail();
        return m_failed ? 0 : static_cast<std::size_t>(value);
    }

    void fail() { m_failed = true; }
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Whether everything was read and was valid.
    [[nodiscard]] bool ended() const { return !m_failed && m_rest.empty(); }

private:
    std::string_view take(std::uint64_t size)
    {
        if (m_failed || size > m_rest.size()) {
            fail();
            return {};
        }
        const std::string_view taken = m_rest.substr(0, static_cast<std::size_t>(size));
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    std::string_view m_rest;
    bool m_failed = false;
};

} // namespace querymend
