#pragma once

#include "common/sentencetable.h"

namespace querymend {

/// What the program itself says of failures of addresses of databases and sessions; engines and servers have words of
/// their own.
[[nodiscard]] const SentenceTable& databaseSentences();

} // namespace querymend
