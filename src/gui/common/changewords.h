#pragma once

#include "sql/compare/replacement.h"

#include <QList>
#include <QMetaType>
#include <QString>

#include <string_view>

namespace querymend {

class Theme;

/// A difference of two statements, as it is shown: on one line, and cut where it is long.
struct ShownChange {
    QString before; ///< empty where something was added
    QString now;    ///< empty where something was removed
    int times = 1;  ///< at how many places

    friend bool operator==(const ShownChange&, const ShownChange&) = default;
};

/// Adds a change, or counts it if the same was made at another place.
void addChange(QList<ShownChange>& changes, const Replacement& replacement);
[[nodiscard]] QList<ShownChange> shownChanges(std::string_view before, std::string_view now, const LexRules& rules);

/// ` (2×)` after a change that was made at several places, or else nothing.
[[nodiscard]] QString timesOf(const ShownChange& change);

/// The changes as rich text on one line: what was taken out is struck through, what was put in follows it.
[[nodiscard]] QString changeMarkup(const QList<ShownChange>& changes, const Theme& theme);
/// The same in the code font, with as many changes as there is room for, and the number of the others.
[[nodiscard]] QString changeMarkup(const QList<ShownChange>& changes, const Theme& theme, int width);

/// A part of a change in words.
struct ChangePart {
    QString text; ///< may be empty
    bool isSql = false;

    friend bool operator==(const ChangePart&, const ChangePart&) = default;
};

/// The change in words, with its SQL apart, so that it can be set in the code font.
[[nodiscard]] QList<ChangePart> changeParts(const ShownChange& change);
/// The change in words, for people who hear it or do not see its colours: `Replaced name with full_name`.
[[nodiscard]] QString changeText(const ShownChange& change);

} // namespace querymend

Q_DECLARE_METATYPE(querymend::ShownChange)
