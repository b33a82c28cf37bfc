#pragma once

#include "llm/scenario.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The demonstration that a newcomer sees first: three mistakes, each corrected after a plainer hint.
inline constexpr std::string_view selfCorrection = "three-hints";

/// The questions of the demonstrations, which need no model because its replies are scripted.
class SampleQuestions {
public:
    SampleQuestions();

    /// Returns the questions for one sample database, first one that is answered wrongly at first.
    [[nodiscard]] QStringList of(std::string_view database) const;
    /// Returns the name of the scenario that answers the question.
    [[nodiscard]] std::optional<std::string> scenarioFor(std::string_view question) const;

    [[nodiscard]] const std::vector<Scenario>& all() const { return m_scenarios; }

private:
    std::vector<Scenario> m_scenarios;
};

} // namespace querymend
