#pragma once

#include "schema/nearest.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// Something that speaks for or against one meaning of a name. Each has a row in the table in ranking.cpp.
enum class Sign : std::uint8_t {
    // How near the names are.
    sameName,
    otherCase,
    otherSeparators,
    sameWords,
    typo,        ///< times the score
    sharedWords, ///< times the score
    otherWords,  ///< times how much of the name they say
    misspeltThere,
    elsewhereInQuery,
    notInQuery,
    // What the schema and the statement say.
    inOtherSource,
    onlySource,
    foreignKey,
    bridge,
    nameOfTable,
    behindAlias,
    stepAway,
    furtherStep, ///< times the steps after the first
    byNames,     ///< the join is one that names suggest
    outOfScope,
    noKeys,
    severalPaths,
    manyRows,
    initials,
    aliasOfTable,
    aliasOfOther,
    columnOfTable,
    columnsFit, ///< times the share of the columns
    allColumnsFit,
    columnsMissing, ///< times the share of the columns
    noColumnFits,
    cte,
    text,
    ambiguous,
    firstSource,
    ownKey,
    equated,
    computed,
    unlike,
    // What the use says.
    typeFits,
    typeClashes,
    valueStored,
    inQuestion,
    spokenOf, ///< times the share of the statement's names
};

inline constexpr std::size_t signCount = static_cast<std::size_t>(Sign::spokenOf) + 1;

using SignWeights = std::array<double, signCount>;

[[nodiscard]] std::string_view name(Sign sign);
/// How much each sign counts, as fitted on written cases.
[[nodiscard]] const SignWeights& fittedWeights();

/// What speaks for a meaning: its weight is a sum, and its reason tells of the signs.
class Evidence {
public:
    Evidence() = default;
    explicit Evidence(Sign sign, double amount = 1) { add(sign, amount); }
    /// How a name resembles the written one.
    explicit Evidence(const NearName& near);
    Evidence(Resemblance resemblance, float score);

    Evidence& add(Sign sign, double amount = 1)
    {
        m_signs.emplace_back(sign, amount);
        return *this;
    }

    Evidence& add(const Evidence& other)
    {
        m_signs.insert(m_signs.end(), other.m_signs.begin(), other.m_signs.end());
        return *this;
    }

    /// The sum of the weights. How sure a meaning is shows only beside the others: confidenceOf().
    [[nodiscard]] double weight(const SignWeights& weights) const;
    /// The first sign in words, and then those that speak for the meaning as well.
    [[nodiscard]] std::string reason() const;

private:
    std::vector<std::pair<Sign, double>> m_signs;
};

/// Above 0 and below 1. Where the best meaning has more than that, all lose as much, so that what is told apart by the
/// weights stays apart.
[[nodiscard]] double confidenceOf(double weight, double best);

} // namespace querymend
