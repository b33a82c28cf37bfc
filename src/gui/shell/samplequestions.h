#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The questions of the demonstrations, which need no model because its replies are scripted.
class SampleQuestions {
public:
    SampleQuestions();

    /// Returns the questions for one sample database.
    [[nodiscard]] QStringList of(std::string_view database) const;
    /// Returns the name of the scenario that answers the question.
    [[nodiscard]] std::optional<std::string> scenarioFor(std::string_view question) const;

    struct Entry {
        std::string scenario;
        std::string title;
        std::string shows;
        std::string database;
        std::string question;
    };
    [[nodiscard]] const std::vector<Entry>& all() const { return m_entries; }

private:
    std::vector<Entry> m_entries;
};

} // namespace querymend
