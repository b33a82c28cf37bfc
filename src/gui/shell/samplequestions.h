#pragma once

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
