#pragma once

#include "run/modeltraffic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Keeps the beginning and end of a body that arrives in pieces, so that an endless one cannot fill the memory.
class KeptBody {
public:
    explicit KeptBody(std::size_t most) : m_half(most / 2) {}

    void add(std::string_view piece);
    /// Total bytes received.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::string text() const;
    /// What is missing from the text; empty if it is complete.
    [[nodiscard]] std::optional<TrafficCut> cut() const;

private:
    [[nodiscard]] std::string_view end() const;

    std::size_t m_half;
    std::string m_begin;
    std::string m_rest; ///< tail of the rest, up to twice the size that is kept
    std::uint64_t m_size = 0;
};

/// Shortens a body around an existing cut, or else in its middle, until it takes at most `most` bytes as a JSON string.
/// Characters are never split.
void shortenBody(std::string& body, std::optional<TrafficCut>& cut, std::size_t most);

} // namespace querymend
