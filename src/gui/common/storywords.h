#pragma once

#include "common/tone.h"
#include "report/storytext.h"

#include <QList>
#include <QString>

namespace querymend {

/// One part of a run's story in the window's language; `name` comes from a statement or a schema.
struct StoryWords {
    QString before;
    QString name;
    QString after;
    Tone tone = Tone::text;

    [[nodiscard]] QString text() const { return before + name + after; }
};

/// The first begins with a capital letter. A run that is not over has no end yet.
[[nodiscard]] QList<StoryWords> wordsOf(const RunStory& story);
/// `14 ms · 412 tokens`.
[[nodiscard]] QString costWords(const RunStory& story);
/// For exports: as in the window, but it says that a run is not over.
[[nodiscard]] StoryLanguage windowLanguage();
/// `Wrong column → the hint pointed to country_code → right at attempt 2 · 14 ms · 412 tokens`; empty if there is no
/// run.
[[nodiscard]] QString sentenceOf(const RunStory& story);

} // namespace querymend
