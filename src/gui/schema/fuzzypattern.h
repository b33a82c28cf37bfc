#pragma once

#include <QString>
#include <QStringView>

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// A typed pattern that finds names. A name fits if it has the letters in this order, ignoring case and other letters
/// between them. Adjacent letters and those that begin a word score higher.
class FuzzyPattern {
public:
    explicit FuzzyPattern(const QString& typed);

    [[nodiscard]] bool isEmpty() const { return m_letters.empty(); }
    /// Returns 0 if the name does not fit.
    [[nodiscard]] int score(QStringView name) const;
    /// Returns the positions of the pattern's letters; empty if the name does not fit.
    [[nodiscard]] std::vector<int> places(QStringView name) const;
    /// Whether a name can fit, judging by its lettersOf() alone.
    [[nodiscard]] bool mayFit(std::uint64_t lettersOfName) const { return (m_mask & ~lettersOfName) == 0; }

private:
    std::u16string m_letters;
    std::uint64_t m_mask = 0;
    int m_leastScore = 0;
};

/// Returns a bit mask of a name's letters, ignoring case; several letters share a bit.
[[nodiscard]] std::uint64_t lettersOf(QStringView name);

} // namespace querymend
