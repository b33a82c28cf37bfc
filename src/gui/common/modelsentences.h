#pragma once

#include "common/sentencetable.h"

namespace querymend {

/// What the program itself says of failures of models, their profiles and their servers; servers have words of their
/// own.
[[nodiscard]] const SentenceTable& modelSentences();

} // namespace querymend
