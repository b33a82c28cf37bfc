#pragma once

#include "llm/scenario.h"

#include <QString>

namespace querymend {

/// What a demonstration is called and what it shows, in the window's language.
struct DemoWords {
    QString title;
    QString shows;
};

/// A scenario that the window does not know keeps its own words.
[[nodiscard]] DemoWords demoWords(const Scenario& scenario);

} // namespace querymend
