#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

enum class Colours : std::uint8_t { off, on };

/// Parameters of a terminal's escape sequences for text attributes.
struct Paint {
    static constexpr std::string_view bold = "1";
    static constexpr std::string_view dim = "2";
    static constexpr std::string_view red = "1;31";
    static constexpr std::string_view green = "1;32";
    static constexpr std::string_view yellow = "1;33";
};

/// The widest line of output for users.
inline constexpr std::size_t pageColumns = 80;

/// Builds lines for a terminal of 80 columns.
class TerminalPage {
public:
    explicit TerminalPage(Colours colours) : m_colours(colours) {}

    [[nodiscard]] std::string painted(std::string_view colour, std::string_view text) const;
    void line(std::string_view text);
    /// Appends an external text, wrapped and cut at a maximum length. `lead` begins the first line; the others are
    /// indented by its width.
    void wrapped(std::string_view lead, std::string_view words);
    [[nodiscard]] std::string take() { return std::exchange(m_out, {}); }

private:
    Colours m_colours;
    std::string m_out;
};

} // namespace querymend
