#pragma once

#include "llm/wire/wireformat.h"

namespace querymend {

// The rows of wireFormats().
[[nodiscard]] const WireFormat& openAiFormat();
[[nodiscard]] const WireFormat& anthropicFormat();
[[nodiscard]] const WireFormat& ollamaFormat();
[[nodiscard]] const WireFormat& llamaCppFormat();
[[nodiscard]] const WireFormat& responsesFormat();
[[nodiscard]] const WireFormat& geminiFormat();

} // namespace querymend
