#pragma once

#include "base/ascii.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// How an engine treats the letter case of a name in a statement.
enum class NameFolding : std::uint8_t {
    lower,       ///< unquoted names become lower case, quoted ones stay as written: PostgreSQL
    upper,       ///< unquoted names become upper case, quoted ones stay as written: Oracle
    insensitive, ///< case never matters, quoted or not: SQLite, DuckDB, SQL Server
    sensitive,   ///< case always matters, quoted or not: tables of MySQL on Linux
};

/// Which letters an engine folds; beyond ASCII these are Latin, Greek and Cyrillic.
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

/// How an engine compares names. `tables` also covers schemas and table aliases; `columns` covers columns,
/// result columns and functions.
struct NameRules {
    NameRule tables;
    NameRule columns;

    friend constexpr bool operator==(NameRules, NameRules) = default;
};

/// A name as spelled in a statement, without its quotes.
struct WrittenName {
    std::string_view text;
    bool quoted = false;

    [[nodiscard]] constexpr bool empty() const { return text.empty(); }
};

namespace detail {

constexpr std::uint32_t unicodeLower(std::uint32_t c)
{
    const auto paired = [c](std::uint32_t firstUpper) { return (c - firstUpper) % 2 == 0 ? c + 1 : c; };
    if ((c >= 0xC0 && c <= 0xDE && c != 0xD7) || (c >= 0x391 && c <= 0x3AB && c != 0x3A2) || (c >= 0x410 && c <= 0x42F))
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

/// What is done to a letter before it is compared.
enum class LetterFold : std::uint8_t {
    none,
    lower,
    upper,
};

/// Reads the folded letters of a name in turn, so that comparing and hashing need no copy.
/// Every cased letter is one or two bytes long, and folding does not change its length.
class FoldedLetters {
public:
    constexpr FoldedLetters(std::string_view name, LetterFold fold, CasedLetters letters)
        : m_rest(name), m_fold(fold), m_letters(letters)
    {}

    [[nodiscard]] constexpr bool atEnd() const { return m_rest.empty(); }
    /// Returns a code point below U+0800; of anything else a single byte, shifted above all code points.
    constexpr std::uint32_t next()
    {
        const auto lead = static_cast<unsigned char>(m_rest.front());
        if (lead < 0x80) {
            m_rest.remove_prefix(1);
            return folded(lead);
        }
        if (lead >= 0xC2 && lead <= 0xDF && m_rest.size() > 1
            && (static_cast<unsigned char>(m_rest[1]) & 0xC0U) == 0x80U) {
            const std::uint32_t c = (lead & 0x1FU) << 6U | (static_cast<unsigned char>(m_rest[1]) & 0x3FU);
            m_rest.remove_prefix(2);
            return m_letters == CasedLetters::unicode ? folded(c) : c;
        }
        m_rest.remove_prefix(1);
        return byteMark + lead;
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

    [[nodiscard]] constexpr std::uint32_t folded(std::uint32_t c) const
    {
        switch (m_fold) {
        case LetterFold::none:
            break;
        case LetterFold::lower:
            return c < 0x80 ? static_cast<unsigned char>(asciiLower(static_cast<char>(c))) : detail::unicodeLower(c);
        case LetterFold::upper:
            return c < 0x80 ? static_cast<unsigned char>(asciiUpper(static_cast<char>(c))) : detail::unicodeUpper(c);
        }
        return c;
    }

    std::string_view m_rest;
    LetterFold m_fold;
    CasedLetters m_letters;
};

constexpr bool equalLetters(FoldedLetters a, FoldedLetters b)
{
    while (!a.atEnd() && !b.atEnd()) {
        if (a.next() != b.next())
            return false;
    }
    return a.atEnd() && b.atEnd();
}

constexpr bool equalIgnoringCase(std::string_view a, std::string_view b, CasedLetters letters)
{
    return a.size() == b.size() && equalLetters({a, LetterFold::lower, letters}, {b, LetterFold::lower, letters});
}

inline std::string spelled(FoldedLetters letters)
{
    std::string out;
    while (!letters.atEnd())
        FoldedLetters::append(out, letters.next());
    return out;
}

constexpr LetterFold foldOfStored(NameRule rule)
{
    return rule.folding == NameFolding::insensitive ? LetterFold::lower : LetterFold::none;
}

constexpr LetterFold foldOfWritten(WrittenName name, NameRule rule)
{
    switch (rule.folding) {
    case NameFolding::insensitive:
        return LetterFold::lower;
    case NameFolding::lower:
        return name.quoted ? LetterFold::none : LetterFold::lower;
    case NameFolding::upper:
        return name.quoted ? LetterFold::none : LetterFold::upper;
    case NameFolding::sensitive:
        break;
    }
    return LetterFold::none;
}

/// The spelling under which an engine looks up a written name: two written names refer to the same
/// object exactly when their canonical spellings are equal.
inline std::string canonical(WrittenName name, NameRule rule)
{
    return spelled({name.text, foldOfWritten(name, rule), rule.letters});
}

/// The same for a name as the database stores it.
inline std::string canonicalStored(std::string_view stored, NameRule rule)
{
    return spelled({stored, foldOfStored(rule), rule.letters});
}

/// Whether a written name refers to the object stored under this name.
constexpr bool sameName(std::string_view stored, WrittenName written, NameRule rule)
{
    return stored.size() == written.text.size()
        && equalLetters({stored, foldOfStored(rule), rule.letters},
                        {written.text, foldOfWritten(written, rule), rule.letters});
}

/// Whether two written names refer to the same object, such as an alias and its use.
constexpr bool sameWritten(WrittenName a, WrittenName b, NameRule rule)
{
    return a.text.size() == b.text.size()
        && equalLetters({a.text, foldOfWritten(a, rule), rule.letters}, {b.text, foldOfWritten(b, rule), rule.letters});
}

/// Whether a blank-separated list of names contains this one, ignoring case.
[[nodiscard]] inline bool listNames(std::string_view list, std::string_view name)
{
    while (!list.empty()) {
        const std::size_t end = list.find(' ');
        if (end != 0 && asciiEqualsIgnoringCase(list.substr(0, end), name))
            return true;
        list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    }
    return false;
}

} // namespace querymend
