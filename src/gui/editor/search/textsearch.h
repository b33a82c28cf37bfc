#pragma once

#include "base/range.h"
#include "base/textmap.h"

#include <QFlags>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class SearchOption : std::uint8_t { matchCase = 1, wholeWords = 2, regex = 4 };
Q_DECLARE_FLAGS(SearchOptions, SearchOption)
Q_DECLARE_OPERATORS_FOR_FLAGS(SearchOptions)

struct SearchSpec {
    QString what;
    SearchOptions options;
};

struct TextMatches {
    std::vector<ByteRange> ranges; ///< none of them empty
    bool isCut = false;            ///< there are more
    QString error;                 ///< why the pattern is invalid, as Qt reports it
};

inline constexpr std::size_t mostMatches = 10'000;

[[nodiscard]] TextMatches matchesIn(const std::string& text, const SearchSpec& spec);

/// Returns edits that replace these matches. With a regular expression, \1 or $1 inserts a group.
[[nodiscard]] std::vector<TextEdit> replacementsOf(const std::string& text, const SearchSpec& spec,
                                                   const std::vector<ByteRange>& matches, const QString& replacement);

} // namespace querymend
