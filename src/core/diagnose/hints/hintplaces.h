#pragma once

#include "diagnose/hints/hintfacts.h"
#include "diagnose/hints/samplenames.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What the places of the hint texts stand for in one situation.
class HintPlaces {
public:
    /// All of these must outlive it; the primary finding may be null.
    HintPlaces(const HintFacts& facts, const FailedStatement& statement, const Finding* primary);

    /// Empty where nothing is known.
    [[nodiscard]] std::string of(std::string_view place) const;

private:
    [[nodiscard]] std::string ofSituation(std::string_view place) const;
    [[nodiscard]] std::string ofDialect(std::string_view place) const;
    [[nodiscard]] std::string identifier() const;
    [[nodiscard]] std::string best() const;
    [[nodiscard]] std::string aliasRule() const;
    [[nodiscard]] std::string qualifiers() const;
    [[nodiscard]] std::string functionForm() const;
    [[nodiscard]] std::string functionCall() const;

    const HintFacts& m_facts;
    const FailedStatement& m_statement;
    const Finding* m_primary;
    SampleNames m_sample;
};

/// A name from outside on one line, cut where it is too long to be one.
[[nodiscard]] std::string nameInHint(std::string_view name);

/// What a suggestion wants written: the text before what it says about a join.
[[nodiscard]] std::string_view nameOfSuggestion(std::string_view suggestion);
/// The join that it asks for; empty where it asks for none.
[[nodiscard]] std::string_view joinOfSuggestion(std::string_view suggestion);

} // namespace querymend
