#pragma once

#include "check/adviser.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Adds columns of a source whose names say the missing one in other words. They count less if some column has the
/// same words.
void addOtherWords(std::vector<Meaning>& meanings, const Adviser& adviser, const ColumnRef& reference, SourceId source,
                   bool qualify, bool isNearOne);

/// Adds the output column of a subquery that is made of the missing one: `total` of `SUM(fine) AS total` for `fine`,
/// `n` of `COUNT(*) AS n` for `count`.
void addComputed(std::vector<Meaning>& meanings, const Adviser& adviser, const ColumnRef& reference, SourceId source,
                 bool qualify);

/// Adds columns of a source that the question names or that hold the value, where no name resembles the missing one.
void addUnlike(std::vector<Meaning>& meanings, const Adviser& adviser, const ColumnRef& reference, SourceId source,
               bool qualify);

} // namespace querymend
