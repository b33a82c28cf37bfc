#include "dialect/dateformats.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <vector>

namespace querymend {

namespace {

/// A part of a date.
struct Part {
    std::string_view DateNotation::*spelling;
    bool isWord = false; ///< written as a word, in the letter case of its spelling
};

constexpr Part parts[] = {
    {&DateNotation::year}, // the first three make a whole date
    {&DateNotation::month},
    {&DateNotation::day},
    {&DateNotation::yearOfCentury},
    {&DateNotation::monthUnpadded},
    {&DateNotation::monthName, true},
    {&DateNotation::monthAbbreviated, true},
    {&DateNotation::dayOfYear},
    {&DateNotation::dayUnpadded},
    {&DateNotation::weekdayName, true},
    {&DateNotation::weekdayAbbreviated, true},
    {&DateNotation::hour},
    {&DateNotation::hourUnpadded},
    {&DateNotation::hourOfTwelve},
    {&DateNotation::hourOfTwelveUnpadded},
    {&DateNotation::minute},
    {&DateNotation::second},
    {&DateNotation::secondOfDay},
    {&DateNotation::halfOfDay, true},
};

constexpr std::size_t partsOfADate = 3;

/// Whether a byte is literal without quotes in notations where letters are not.
constexpr bool isSeparator(char byte)
{
    return std::string_view("-/,.:; ").find(byte) != std::string_view::npos;
}

std::string_view spelledIn(const Part& part, const DateNotation& notation)
{
    return notation.*part.spelling;
}

/// A part of a date, or a literal byte.
struct Piece {
    const Part* part = nullptr;
    char byte = 0;
};

bool beginsWith(std::string_view text, std::string_view spelling, bool exactly)
{
    return exactly ? text.starts_with(spelling) : asciiEqualsIgnoringCase(text.substr(0, spelling.size()), spelling);
}

/// Reads a format piece by piece.
class FormatReader {
public:
    FormatReader(std::string_view format, const DateNotation& notation) : m_rest(format), m_notation(notation) {}

    [[nodiscard]] std::optional<std::vector<Piece>> read()
    {
        if (m_notation.oneLetterIsStandard && m_rest.size() < 2)
            return std::nullopt;
        while (!m_rest.empty()) {
            if (!readAlias() && !readPart() && !readLiteral())
                return std::nullopt;
        }
        return std::move(m_pieces);
    }

private:
    /// The longest part that begins here.
    [[nodiscard]] const Part* partHere() const
    {
        const Part* longest = nullptr;
        for (const Part& part : parts) {
            const std::string_view spelling = spelledIn(part, m_notation);
            if (!spelling.empty() && beginsWith(m_rest, spelling, part.isWord || !m_notation.ignoresCase)
                && (!longest || spelling.size() > spelledIn(*longest, m_notation).size()))
                longest = &part;
        }
        return longest;
    }

    bool readPart()
    {
        const Part* const part = partHere();
        if (!part)
            return false;
        m_pieces.push_back({part});
        m_rest.remove_prefix(spelledIn(*part, m_notation).size());
        return true;
    }

    bool readAlias()
    {
        const Part* const part = partHere();
        for (const DateAlias& alias : m_notation.aliases) {
            const bool isLonger = !part || alias.written.size() > spelledIn(*part, m_notation).size();
            const bool isWord = alias.means == m_notation.halfOfDay;
            if (!isLonger || !beginsWith(m_rest, alias.written, isWord || !m_notation.ignoresCase))
                continue;
            auto meant = FormatReader(alias.means, m_notation).read();
            m_pieces.insert(m_pieces.end(), meant->begin(), meant->end());
            m_rest.remove_prefix(alias.written.size());
            return true;
        }
        return false;
    }

    bool readLiteral()
    {
        if (m_notation.hasPercents) {
            if (m_rest.front() == '%' && !m_rest.starts_with("%%"))
                return false;
            return take(m_rest.front(), m_rest.front() == '%' ? 2 : 1);
        }
        if (m_rest.front() == '"')
            return readQuoted();
        return isSeparator(m_rest.front()) && take(m_rest.front(), 1);
    }

    bool readQuoted()
    {
        const std::size_t end = m_rest.find('"', 1);
        if (end == std::string_view::npos)
            return false;
        for (const char byte : m_rest.substr(1, end - 1))
            m_pieces.push_back({nullptr, byte});
        m_rest.remove_prefix(end + 1);
        return true;
    }

    bool take(char byte, std::size_t length)
    {
        m_pieces.push_back({nullptr, byte});
        m_rest.remove_prefix(length);
        return true;
    }

    std::string_view m_rest;
    const DateNotation& m_notation;
    std::vector<Piece> m_pieces;
};

/// Writes the pieces, quoting literal letters in notations whose parts are letters; nothing if that is impossible.
std::optional<std::string> written(const std::vector<Piece>& pieces, const DateNotation& notation)
{
    std::string out;
    bool isQuoted = false;
    bool followsPart = false;
    for (const Piece& piece : pieces) {
        const bool needsQuotes = !piece.part && !notation.hasPercents && !isSeparator(piece.byte);
        if (needsQuotes != isQuoted)
            out += '"';
        isQuoted = needsQuotes;
        if (!piece.part) {
            if (piece.byte == '"' && !notation.hasPercents)
                return std::nullopt;
            out += piece.byte;
            if (piece.byte == '%' && notation.hasPercents)
                out += '%';
        } else {
            const std::string_view spelling = spelledIn(*piece.part, notation);
            // Two parts that meet with the same letter would be read as a different part.
            if (spelling.empty() || (followsPart && asciiLower(out.back()) == asciiLower(spelling.front())))
                return std::nullopt;
            out += spelling;
        }
        followsPart = piece.part && !notation.hasPercents;
    }
    if (isQuoted)
        out += '"';
    if (notation.oneLetterIsStandard && out.size() < 2)
        return std::nullopt;
    return out;
}

/// Whether the parts are exactly year, month and day.
bool isWholeDate(const std::vector<Piece>& pieces)
{
    std::array<int, partsOfADate> found{};
    for (const Piece& piece : pieces) {
        if (!piece.part)
            continue;
        const auto index = static_cast<std::size_t>(piece.part - std::begin(parts));
        if (index >= partsOfADate)
            return false;
        ++found[index];
    }
    return std::ranges::all_of(found, [](int times) { return times == 1; });
}

} // namespace

std::optional<std::string> respelledFormat(std::string_view format, const DateNotation& from, const DateNotation& to,
                                           FormatUse use)
{
    const auto pieces = FormatReader(format, from).read();
    if (!pieces || (use == FormatUse::reading && !isWholeDate(*pieces)))
        return std::nullopt;
    return written(*pieces, to);
}

} // namespace querymend
