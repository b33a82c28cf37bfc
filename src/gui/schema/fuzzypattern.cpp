#include "schema/fuzzypattern.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace querymend {

namespace {

constexpr std::size_t mostLetters = 32;
constexpr std::size_t longestName = 128; ///< the rest of a name is not searched

constexpr int forLetter = 16;
constexpr int forWordStart = 8;
constexpr int forNeighbour = 10;
constexpr int forWhole = 24;
constexpr int none = -1000000;

char16_t folded(QChar letter)
{
    const char16_t unit = letter.unicode();
    if (unit < 0x80)
        return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit + 32) : unit;
    return letter.toCaseFolded().unicode();
}

std::uint64_t bitOf(char16_t letter)
{
    if (letter >= u'a' && letter <= u'z')
        return std::uint64_t{1} << (letter - u'a');
    if (letter >= u'0' && letter <= u'9')
        return std::uint64_t{1} << (26 + letter - u'0');
    return std::uint64_t{1} << (36 + letter % 28);
}

bool beginsWord(QStringView name, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = name[at - 1];
    const QChar here = name[at];
    return !before.isLetterOrNumber() || (before.isLower() && here.isUpper()) || (!before.isDigit() && here.isDigit());
}

/// Holds the best score for each letter of the pattern at each position in the name.
class Fitting {
public:
    Fitting(std::u16string_view letters, QStringView name) : m_letters(letters), m_name(name.left(longestName))
    {
        for (std::size_t i = 0; i < letters.size(); ++i)
            fill(i);
    }

    [[nodiscard]] int best() const
    {
        const auto& last = m_scores[m_letters.size() - 1];
        const int most = *std::max_element(last.begin(), last.begin() + m_name.size());
        if (most <= 0)
            return 0;
        const bool isWhole = static_cast<std::size_t>(m_name.size()) == m_letters.size();
        return most + (isWhole ? forWhole : 0);
    }

    [[nodiscard]] std::vector<int> places() const
    {
        std::vector<int> found(m_letters.size());
        auto end = static_cast<std::size_t>(m_name.size());
        for (std::size_t i = m_letters.size(); i-- > 0;) {
            const auto& row = m_scores[i];
            const bool isNeighbour = i + 1 < m_letters.size() && row[end - 1] > 0
                && m_scores[i + 1][end] == row[end - 1] + gain(end) + forNeighbour;
            end = isNeighbour ? end - 1 : bestBefore(row, end);
            found[i] = static_cast<int>(end);
        }
        return found;
    }

private:
    using Row = std::array<int, longestName>;

    /// Returns the best position before `end`; each letter skipped costs one.
    static std::size_t bestBefore(const Row& row, std::size_t end)
    {
        std::size_t best = 0;
        for (std::size_t at = 0; at < end; ++at) {
            if (row[at] + static_cast<int>(at) >= row[best] + static_cast<int>(best))
                best = at;
        }
        return best;
    }

    [[nodiscard]] int gain(std::size_t at) const
    {
        return forLetter + (beginsWord(m_name, static_cast<qsizetype>(at)) ? forWordStart : 0);
    }

    void fill(std::size_t i)
    {
        int before = i == 0 ? 0 : none; // best score of the previous letter at any earlier position
        auto& row = m_scores[i];
        for (std::size_t at = 0; at < static_cast<std::size_t>(m_name.size()); ++at) {
            const int neighbour = i > 0 && at > 0 ? m_scores[i - 1][at - 1] : none;
            if (i > 0)
                before = std::max(before - 1, neighbour);
            row[at] = none;
            if (folded(m_name[static_cast<qsizetype>(at)]) == m_letters[i] && before > none / 2)
                row[at] = gain(at) + std::max(before, neighbour > 0 ? neighbour + forNeighbour : none);
        }
    }

    std::u16string_view m_letters;
    QStringView m_name;
    std::array<Row, mostLetters> m_scores; // filled row by row
};

bool hasInOrder(std::u16string_view letters, QStringView name)
{
    std::size_t next = 0;
    for (const QChar letter : name) {
        if (folded(letter) == letters[next] && ++next == letters.size())
            return true;
    }
    return false;
}

} // namespace

FuzzyPattern::FuzzyPattern(const QString& typed)
{
    for (const QChar letter : typed) {
        if (!letter.isSpace() && m_letters.size() < mostLetters)
            m_letters += folded(letter);
    }
    for (const char16_t letter : m_letters)
        m_mask |= bitOf(letter);
    // A name with the letters merely scattered over it does not count as a match.
    const auto count = static_cast<int>(m_letters.size());
    const int together = count * (forLetter + forNeighbour);
    m_leastScore = count < 2 ? 1 : together * 6 / 10;
}

int FuzzyPattern::score(QStringView name) const
{
    if (isEmpty() || !hasInOrder(m_letters, name.left(longestName)))
        return 0;
    const int score = Fitting(m_letters, name).best();
    // Of names that fit equally well, the shorter one is better.
    constexpr int perLetterBeyond = 4;
    const auto beyond = static_cast<int>(std::min<qsizetype>(name.size(), longestName)) / perLetterBeyond;
    return score < m_leastScore ? 0 : std::max(1, score - beyond);
}

std::vector<int> FuzzyPattern::places(QStringView name) const
{
    return score(name) > 0 ? Fitting(m_letters, name).places() : std::vector<int>();
}

std::uint64_t lettersOf(QStringView name)
{
    std::uint64_t mask = 0;
    for (const QChar letter : name)
        mask |= bitOf(folded(letter));
    return mask;
}

} // namespace querymend
