#pragma once

#include "base/range.h"
#include "sql/tokens/lexrules.h"

#include <string>
#include <string_view>

namespace querymend {

/// A statement on its way from an earlier one to a newer one.
struct MorphedText {
    std::string text;    ///< the newer statement, with the older tokens where they are not replaced yet
    ByteRange appearing; ///< the newest token in the text; empty if none is appearing
    double shown = 1;    ///< how much of it can be seen, from 0 to 1

    friend bool operator==(const MorphedText&, const MorphedText&) = default;
};

/// Replaces what differs token by token, in the order of the text; `part` is from 0, nothing is replaced, to 1, all is.
[[nodiscard]] MorphedText morphed(std::string_view before, std::string_view now, const LexRules& rules, double part);

} // namespace querymend
