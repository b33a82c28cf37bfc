#pragma once

#include "report/runstory.h"

#include <string>
#include <vector>

namespace querymend {

// A run's story in English, for files and terminals, unless another language is given. Nothing is escaped.

/// One part of the sentence; `name` comes from a statement or a schema.
struct StoryPhrase {
    std::string before;
    std::string name;
    std::string after;
    CardKind kind = CardKind::unjudged; ///< for its colour

    [[nodiscard]] std::string text() const { return before + name + after; }
};

[[nodiscard]] std::vector<StoryPhrase> storyPhrases(const RunStory& story);
/// `14 ms · 412 tokens`; empty if neither is known.
[[nodiscard]] std::string storyCost(const RunStory& story);

/// The words of stories in one language: English, or that of the window.
struct StoryLanguage {
    std::string code = "en";
    /// The end is last, also of a run that is not over.
    std::vector<StoryPhrase> (*phrases)(const RunStory& story) = storyPhrases;
    std::string (*cost)(const RunStory& story) = storyCost;
};

/// `Wrong column → the hint pointed to country_code → right at attempt 2 · 14 ms · 412 tokens`; empty if there is no
/// run.
[[nodiscard]] std::string storyText(const RunStory& story, const StoryLanguage& language = {});

} // namespace querymend
