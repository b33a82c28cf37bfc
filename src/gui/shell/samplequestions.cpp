#include "shell/samplequestions.h"

#include "llm/bundle.h"

#include <algorithm>

namespace querymend {

SampleQuestions::SampleQuestions()
{
    for (const std::string& name : scenarioNames()) {
        if (const auto scenario = readBundledScenario(name))
            m_entries.push_back({name, scenario->title, scenario->shows, scenario->database, scenario->question.text});
    }
}

QStringList SampleQuestions::of(std::string_view database) const
{
    QStringList questions;
    for (const Entry& entry : m_entries) {
        const QString question = QString::fromStdString(entry.question);
        if (entry.database != database || questions.contains(question))
            continue;
        if (entry.scenario == selfCorrection)
            questions.prepend(question);
        else
            questions.append(question);
    }
    return questions;
}

std::optional<std::string> SampleQuestions::scenarioFor(std::string_view question) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& entry) { return entry.question == question; });
    return found == m_entries.end() ? std::nullopt : std::optional(found->scenario);
}

} // namespace querymend
