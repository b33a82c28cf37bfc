#pragma once

#include "report/runmoments.h"
#include "report/storytext.h"
#include "run/event.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// A drawing's colours, in SVG syntax.
struct DrawingColours {
    std::string page;
    std::string card;
    std::string line;
    std::string text;
    std::string dim;
    std::array<std::string, cardKindCount> kinds; ///< by CardKind
};

/// The window's light and dark colours.
[[nodiscard]] DrawingColours lightDrawing();
[[nodiscard]] DrawingColours darkDrawing();
/// The colours of htmlReport's page, which follow the reader's colour scheme.
[[nodiscard]] DrawingColours pageColours();

/// Rows of the answer, for exports that may contain them.
struct AnswerRows {
    std::vector<std::string> columns;
    std::vector<std::vector<std::optional<std::string>>> rows; ///< without a value: NULL
    bool hasMore = false;
};

/// What a drawing is made of besides the run.
struct DrawingExtras {
    AnswerRows answer{};
    StoryLanguage language{};
    const RunMoments* moments = nullptr; ///< marks what appears when; null for a drawing that does not change
    double leastWidth = 0;               ///< of a picture in a film; its run has no end yet
    bool isFigure = false;               ///< of a page, which has the question, the story and the rows itself
};

/// A run as a self-contained SVG that looks like the window: its story, and the lanes side by side, four in a row, with
/// a card for each attempt. Signs and words say all that colours do, and no text from a model or a database can break
/// out of its element.
[[nodiscard]] std::string timelineSvg(std::span<const RunEvent> events, const DrawingColours& colours,
                                      const DrawingExtras& extras = {});

} // namespace querymend
