#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

enum class Colours : std::uint8_t { off, on };

/// What a terminal is told to paint with.
struct Paint {
    static constexpr std::string_view bold = "1";
    static constexpr std::string_view dim = "2";
    static constexpr std::string_view red = "1;31";
    static constexpr std::string_view green = "1;32";
    static constexpr std::string_view yellow = "1;33";
};

/// The widest line that is written for people.
inline constexpr std::size_t pageColumns = 80;

/// Lines for a terminal of 80 columns.
class TerminalPage {
public:
    explicit TerminalPage(Colours colours) : m_colours(colours) {}

    [[nodiscard]] std::string painted(std::string_view colour, std::string_view text) const;
    void line(std::string_view text);
    /// Words of a text from outside, wrapped and cut at some length; `lead` stands before the first and blanks of its
    /// width before the other lines.
    void wrapped(std::string_view lead, std::string_view words);
    [[nodiscard]] std::string take() { return std::exchange(m_out, {}); }

private:
    Colours m_colours;
    std::string m_out;
};

} // namespace querymend
