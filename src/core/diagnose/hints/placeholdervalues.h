#pragma once

#include "diagnose/hints/hintfacts.h"
#include "diagnose/hints/samplenames.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The values of the hint texts' placeholders in one situation.
class PlaceholderValues {
public:
    /// All arguments must outlive this object; the primary finding may be null.
    PlaceholderValues(const HintFacts& facts, const FailedStatement& statement, const Finding* primary);

    /// The value of a placeholder; empty if not known.
    [[nodiscard]] std::string of(std::string_view place) const;

private:
    [[nodiscard]] std::string ofSituation(std::string_view place) const;
    [[nodiscard]] std::string ofDialect(std::string_view place) const;
    [[nodiscard]] bool hasDoubts() const;
    [[nodiscard]] std::string identifier() const;
    [[nodiscard]] std::string best() const;
    [[nodiscard]] std::string keyword() const;
    [[nodiscard]] std::string reason() const;
    [[nodiscard]] std::string joinOf(std::string_view name) const;
    [[nodiscard]] std::string aliasRule() const;
    [[nodiscard]] std::string qualifiers() const;
    [[nodiscard]] std::string functionForm() const;
    [[nodiscard]] std::string functionCall() const;

    const HintFacts& m_facts;
    const FailedStatement& m_statement;
    const Finding* m_primary;
    SampleNames m_sample;
};

/// An untrusted name on one line, cut if it is too long for a name.
[[nodiscard]] std::string nameInHint(std::string_view name);

} // namespace querymend
