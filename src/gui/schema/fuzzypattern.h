#pragma once

#include <QString>
#include <QStringView>

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// What was typed to find names: its letters in this order, others between them, case aside. Letters that stand
/// together or begin a word count for more.
class FuzzyPattern {
public:
    explicit FuzzyPattern(const QString& typed);

    [[nodiscard]] bool isEmpty() const { return m_letters.empty(); }
    /// 0 where it does not fit.
    [[nodiscard]] int score(QStringView name) const;
    /// The places of its letters in a name that it fits.
    [[nodiscard]] std::vector<int> places(QStringView name) const;
    /// Whether it can fit, by what letters there are.
    [[nodiscard]] bool mayFit(std::uint64_t lettersOfName) const { return (m_mask & ~lettersOfName) == 0; }

private:
    std::u16string m_letters;
    std::uint64_t m_mask = 0;
    int m_leastScore = 0;
};

/// Which letters a name has, case aside; several share a bit.
[[nodiscard]] std::uint64_t lettersOf(QStringView name);

} // namespace querymend
