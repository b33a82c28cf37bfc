#pragma once

#include <QString>

namespace querymend {

class PaintedTexts;

/// What the second line of a card may say.
struct CardLineParts {
    QString hint;
    QString briefHint;    ///< its level alone
    int decisionIcon = 0; ///< its width, and the gap after it; 0 if there is none
    QString decision;
    QString remark;
    QString cost;
};

/// What it says of its hint and its cost, for which there may be less room than they need.
struct CardLine {
    QString hint;
    QString cost;
};

/// What fits into a width. The remark says more than that a hint is one, but if there is no room for it anyway, the
/// hint is said in full.
[[nodiscard]] CardLine fittingLine(PaintedTexts& texts, const CardLineParts& parts, int width);

} // namespace querymend
