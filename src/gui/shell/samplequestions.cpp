#include "shell/samplequestions.h"

#include "llm/bundle.h"

#include <algorithm>
#include <utility>

namespace querymend {

SampleQuestions::SampleQuestions()
{
    for (const std::string& name : scenarioNames()) {
        if (auto scenario = readBundledScenario(name))
            m_scenarios.push_back(std::move(scenario).value());
    }
}

QStringList SampleQuestions::of(std::string_view database) const
{
    QStringList questions;
    for (const Scenario& scenario : m_scenarios) {
        const QString question = QString::fromStdString(scenario.question.text);
        if (scenario.database != database || questions.contains(question))
            continue;
        if (scenario.name == selfCorrection)
            questions.prepend(question);
        else
            questions.append(question);
    }
    return questions;
}

std::optional<std::string> SampleQuestions::scenarioFor(std::string_view question) const
{
    const auto found = std::find_if(m_scenarios.begin(), m_scenarios.end(),
                                    [&](const Scenario& scenario) { return scenario.question.text == question; });
    return found == m_scenarios.end() ? std::nullopt : std::optional(found->name);
}

} // namespace querymend
