#include "dialect/dateformats.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t notationCount = 6;

/// A part of a date and its spelling in each notation; empty where a notation has no exact equivalent.
struct Part {
    bool isWord = false; ///< written as a word, in the letter case of its spelling
    std::array<std::string_view, notationCount> spelled;
};

constexpr std::string_view none;

// clang-format off
constexpr Part parts[] = {
    //      PostgreSQL  Oracle   MySQL   SQL Server  SQLite  DuckDB
    {false, {"YYYY",    "YYYY",  "%Y",   "yyyy",     "%Y",   "%Y"}}, // the first three make a whole date
    {false, {"MM",      "MM",    "%m",   "MM",       "%m",   "%m"}},
    {false, {"DD",      "DD",    "%d",   "dd",       "%d",   "%d"}},
    {false, {"YY",      "YY",    "%y",   "yy",       none,   "%y"}},
    {false, {"FMMM",    none,    "%c",   none,       none,   "%-m"}},
    {true,  {"FMMonth", none,    "%M",   "MMMM",     none,   "%B"}},
    {true,  {"Mon",     "Mon",   "%b",   "MMM",      none,   "%b"}},
    {false, {"DDD",     "DDD",   "%j",   none,       "%j",   "%j"}},
    {false, {"FMDD",    none,    "%e",   none,       none,   "%-d"}},
    {true,  {"FMDay",   none,    "%W",   "dddd",     none,   "%A"}},
    {true,  {"Dy",      "Dy",    "%a",   "ddd",      none,   "%a"}},
    {false, {"HH24",    "HH24",  "%H",   "HH",       "%H",   "%H"}},
    {false, {"FMHH24",  none,    "%k",   none,       none,   "%-H"}},
    {false, {"HH12",    "HH12",  "%h",   "hh",       none,   "%I"}},
    {false, {"FMHH12",  none,    "%l",   none,       none,   "%-I"}},
    {false, {"MI",      "MI",    "%i",   "mm",       "%M",   "%M"}},
    {false, {"SS",      "SS",    "%S",   "ss",       "%S",   "%S"}},
    {false, {"SSSS",    "SSSS",  none,   none,       none,   none}}, // seconds of the day, not SS twice
    {true,  {"AM",      "AM",    "%p",   "tt",       none,   "%p"}},
};

/// A second spelling of something that a notation already has.
struct Alias {
    DateNotation notation;
    std::string_view written;
    std::string_view means;
};

constexpr Alias aliases[] = {
    {DateNotation::oracle, "HH", "HH12"},     {DateNotation::oracle, "PM", "AM"},
    {DateNotation::mysql, "%I", "%h"},        {DateNotation::mysql, "%s", "%S"},
    {DateNotation::mysql, "%T", "%H:%i:%S"},  {DateNotation::duckdb, "%T", "%H:%M:%S"},
    {DateNotation::duckdb, "%F", "%Y-%m-%d"}, {DateNotation::duckdb, "%R", "%H:%M"},
};
// clang-format on

constexpr std::size_t partsOfADate = 3;

/// Whether a byte is literal without quotes in notations where letters are not.
constexpr bool isSeparator(char byte)
{
    return std::string_view("-/,.:; ").find(byte) != std::string_view::npos;
}

constexpr bool hasPercents(DateNotation notation)
{
    return notation == DateNotation::mysql || notation == DateNotation::sqlite || notation == DateNotation::duckdb;
}

constexpr std::string_view spelledIn(const Part& part, DateNotation notation)
{
    return part.spelled[static_cast<std::size_t>(notation)];
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
    FormatReader(std::string_view format, DateNotation notation) : m_rest(format), m_notation(notation) {}

    [[nodiscard]] std::optional<std::vector<Piece>> read()
    {
        // SQL Server takes a one-letter format for the name of a standard format.
        if (m_notation == DateNotation::sqlserver && m_rest.size() < 2)
            return std::nullopt;
        while (!m_rest.empty()) {
            if (!readAlias() && !readPart() && !readLiteral())
                return std::nullopt;
        }
        return std::move(m_pieces);
    }

private:
    [[nodiscard]] bool ignoresCase() const { return m_notation == DateNotation::oracle; }

    /// The longest part that begins here.
    [[nodiscard]] const Part* partHere() const
    {
        const Part* longest = nullptr;
        for (const Part& part : parts) {
            const std::string_view spelling = spelledIn(part, m_notation);
            if (!spelling.empty() && beginsWith(m_rest, spelling, part.isWord || !ignoresCase())
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
        for (const Alias& alias : aliases) {
            const bool isLonger = !part || alias.written.size() > spelledIn(*part, m_notation).size();
            const bool isWord = alias.means == "AM";
            if (alias.notation != m_notation || !isLonger
                || !beginsWith(m_rest, alias.written, isWord || !ignoresCase()))
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
        if (hasPercents(m_notation)) {
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
    DateNotation m_notation;
    std::vector<Piece> m_pieces;
};

/// Writes the pieces, quoting literal letters in notations whose parts are letters; nothing if that is impossible.
std::optional<std::string> written(const std::vector<Piece>& pieces, DateNotation notation)
{
    std::string out;
    bool isQuoted = false;
    bool followsPart = false;
    for (const Piece& piece : pieces) {
        const bool needsQuotes = !piece.part && !hasPercents(notation) && !isSeparator(piece.byte);
        if (needsQuotes != isQuoted)
            out += '"';
        isQuoted = needsQuotes;
        if (!piece.part) {
            if (piece.byte == '"' && !hasPercents(notation))
                return std::nullopt;
            out += piece.byte;
            if (piece.byte == '%' && hasPercents(notation))
                out += '%';
        } else {
            const std::string_view spelling = spelledIn(*piece.part, notation);
            // Two parts that meet with the same letter would be read as a different part.
            if (spelling.empty() || (followsPart && asciiLower(out.back()) == asciiLower(spelling.front())))
                return std::nullopt;
            out += spelling;
        }
        followsPart = piece.part && !hasPercents(notation);
    }
    if (isQuoted)
        out += '"';
    if (notation == DateNotation::sqlserver && out.size() < 2)
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

std::optional<std::string> respelledFormat(std::string_view format, DateNotation from, DateNotation to, FormatUse use)
{
    const auto pieces = FormatReader(format, from).read();
    if (!pieces || (use == FormatUse::reading && !isWholeDate(*pieces)))
        return std::nullopt;
    return written(*pieces, to);
}

} // namespace querymend
