#pragma once

#include "run/modeltraffic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The beginning and the end of a body that comes in pieces, so that one without end fills no memory.
class KeptBody {
public:
    explicit KeptBody(std::size_t most) : m_half(most / 2) {}

    void add(std::string_view piece);
    /// Bytes of all that came.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::string text() const;
    /// What the text lacks; none where it is whole.
    [[nodiscard]] std::optional<TrafficCut> cut() const;

private:
    [[nodiscard]] std::string_view end() const;

    std::size_t m_half;
    std::string m_begin;
    std::string m_rest; ///< the last of what follows, at most twice what is kept of it
    std::uint64_t m_size = 0;
};

/// Takes more out of a body, about where something is missing already or else in its middle, until it takes no more
/// than so many bytes as a text of JSON. Characters stay whole.
void shortenBody(std::string& body, std::optional<TrafficCut>& cut, std::size_t most);

} // namespace querymend
