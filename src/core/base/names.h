#pragma once

#include "base/ascii.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// What an engine does with the letter case of a name that a statement writes.
enum class NameFolding : std::uint8_t {
    lower,       ///< unquoted names become lower case, quoted ones stay as written: PostgreSQL
    upper,       ///< unquoted names become upper case, quoted ones stay as written: Oracle
    insensitive, ///< case never matters, quoted or not: SQLite, DuckDB, SQL Server
    sensitive,   ///< case always matters, quoted or not: tables of MySQL on Linux
};

/// Which letters have a case for an engine; beyond ASCII these are Latin, Greek and Cyrillic.
enum class CasedLetters : std::uint8_t {
    ascii,
    unicode,
};

/// How one kind of name is compared.
struct NameRule {
    NameFolding folding = NameFolding::insensitive;
    CasedLetters letters = CasedLetters::ascii;

    friend constexpr bool operator==(NameRule, NameRule) = default;
};

/// How an engine compares names; `tables` goes for schemas and table aliases too, `columns` for the
/// names of columns, result columns and functions.
struct NameRules {
    NameRule tables;
    NameRule columns;

    friend constexpr bool operator==(NameRules, NameRules) = default;
};

/// A name as a statement spells it, without its quotes.
struct WrittenName {
    std::string_view text;
    bool quoted = false;

    [[nodiscard]] constexpr bool empty() const { return text.empty(); }
};

namespace detail {

constexpr std::uint32_t unicodeLower(std::uint32_t c)
{
    const auto paired = [c](std::uint32_t firstUpper) { return (c - firstUpper) % 2 == 0 ? c + 1 : c; };
    if ((c >= 0xC0 && c <= 0xDE && c != 0xD7) || (c >= 0x391 && c <= 0x3AB && c != 0x3A2)
        || (c >= 0x410 && c <= 0x42F))
        return c + 32;
    if ((c >= 0x100 && c <= 0x12F) || (c >= 0x132 && c <= 0x137) || (c >= 0x14A && c <= 0x177)
        || (c >= 0x460 && c <= 0x481) || (c >= 0x48A && c <= 0x4BF) || (c >= 0x4D0 && c <= 0x52F))
        return paired(0);
    if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E) || (c >= 0x4C1 && c <= 0x4CE))
        return paired(1);
    if (c >= 0x400 && c <= 0x40F)
        return c + 80;
    if (c >= 0x388 && c <= 0x38A)
        return c + 37;
    switch (c) {
    case 0x178:
        return 0xFF;
    case 0x386:
        return 0x3AC;
    case 0x38C:
        return 0x3CC;
    case 0x38E:
    case 0x38F:
        return c + 63;
    case 0x3C2: // final sigma
        return 0x3C3;
    case 0x4C0:
        return 0x4CF;
    default:
        return c;
    }
}

constexpr std::uint32_t unicodeUpper(std::uint32_t c)
{
    for (const std::uint32_t distance : {1U, 32U, 80U, 37U, 63U, 64U, 38U, 15U}) {
        if (c != 0x3C3 && unicodeLower(c - distance) == c)
            return c - distance;
    }
    return c == 0xFF ? 0x178 : c == 0x3C3 || c == 0x3C2 ? 0x3A3 : c;
}

} // namespace detail

/// Reads a name letter by letter with the case taken out, so that comparing and hashing need no copy.
/// Every letter that has a case is one or two bytes long and stays so when it is folded.
class FoldedLetters {
public:
    constexpr FoldedLetters(std::string_view name, CasedLetters letters) : m_rest(name), m_letters(letters) {}

    [[nodiscard]] constexpr bool atEnd() const { return m_rest.empty(); }
    /// A code point below U+0800, or a byte of anything else, moved out of the way of code points.
    constexpr std::uint32_t next()
    {
        const std::uint32_t unit = unfolded();
        if (unit < 0x80)
            return static_cast<unsigned char>(asciiLower(static_cast<char>(unit)));
        return m_letters == CasedLetters::unicode && unit < 0x800 ? detail::unicodeLower(unit) : unit;
    }
    /// The same without folding.
    constexpr std::uint32_t unfolded()
    {
        const auto lead = static_cast<unsigned char>(m_rest.front());
        if (lead >= 0xC2 && lead <= 0xDF && m_rest.size() > 1
            && (static_cast<unsigned char>(m_rest[1]) & 0xC0U) == 0x80U) {
            const std::uint32_t c = (lead & 0x1FU) << 6U | (static_cast<unsigned char>(m_rest[1]) & 0x3FU);
            m_rest.remove_prefix(2);
            return c;
        }
        m_rest.remove_prefix(1);
        return lead < 0x80 ? lead : byteMark + lead;
    }

    static constexpr void append(std::string& out, std::uint32_t unit)
    {
        if (unit < 0x80) {
            out += static_cast<char>(unit);
        } else if (unit < 0x800) {
            out += static_cast<char>(0xC0U | unit >> 6U);
            out += static_cast<char>(0x80U | (unit & 0x3FU));
        } else {
            out += static_cast<char>(unit - byteMark);
        }
    }

private:
    static constexpr std::uint32_t byteMark = 0x110000;

    std::string_view m_rest;
    CasedLetters m_letters;
};

constexpr bool equalIgnoringCase(std::string_view a, std::string_view b, CasedLetters letters)
{
    if (a.size() != b.size())
        return false;
    FoldedLetters left(a, letters);
    FoldedLetters right(b, letters);
    while (!left.atEnd() && !right.atEnd()) {
        if (left.next() != right.next())
            return false;
    }
    return left.atEnd() && right.atEnd();
}

inline std::string caseFolded(std::string_view name, CasedLetters letters)
{
    std::string out;
    out.reserve(name.size());
    for (FoldedLetters rest(name, letters); !rest.atEnd();)
        FoldedLetters::append(out, rest.next());
    return out;
}

/// The spelling under which an engine looks up a written name: two written names mean the same
/// thing exactly when their canonical spellings are equal.
inline std::string canonical(WrittenName name, NameRule rule)
{
    switch (rule.folding) {
    case NameFolding::insensitive:
        return caseFolded(name.text, rule.letters);
    case NameFolding::lower:
        return name.quoted ? std::string(name.text) : caseFolded(name.text, rule.letters);
    case NameFolding::upper: {
        if (name.quoted)
            return std::string(name.text);
        if (rule.letters == CasedLetters::ascii)
            return asciiUppered(name.text);
        std::string out;
        out.reserve(name.text.size());
        for (FoldedLetters rest(name.text, rule.letters); !rest.atEnd();) {
            const std::uint32_t unit = rest.unfolded();
            const bool isAscii = unit < 0x80;
            FoldedLetters::append(out, isAscii ? static_cast<unsigned char>(asciiUpper(static_cast<char>(unit)))
                                       : unit < 0x800 ? detail::unicodeUpper(unit)
                                                      : unit);
        }
        return out;
    }
    case NameFolding::sensitive:
        break;
    }
    return std::string(name.text);
}

/// Whether a written name means the thing that the database stores under this name.
inline bool sameName(std::string_view stored, WrittenName written, NameRule rule)
{
    if (stored.size() != written.text.size())
        return false;
    if (rule.folding == NameFolding::insensitive)
        return stored == written.text || equalIgnoringCase(stored, written.text, rule.letters);
    if (rule.folding == NameFolding::sensitive || written.quoted)
        return stored == written.text;
    return equalIgnoringCase(stored, written.text, rule.letters) && stored == canonical(written, rule);
}

/// Whether two written names mean the same thing, an alias and its use for instance.
inline bool sameWritten(WrittenName a, WrittenName b, NameRule rule)
{
    if (a.text.size() != b.text.size())
        return false;
    if (a.text == b.text && (a.quoted == b.quoted || rule.folding == NameFolding::sensitive))
        return true;
    return equalIgnoringCase(a.text, b.text, rule.letters) && canonical(a, rule) == canonical(b, rule);
}

} // namespace querymend
