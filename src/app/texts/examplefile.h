#pragma once

#include "base/result.h"
#include "prompt/memory/example.h"

#include <string>
#include <vector>

namespace querymend {

/// Reads pairs of question and SQL from a file: SQL if its name ends so, else JSON, as in BIRD and Spider. On failure,
/// returns the reason with the file's name, in English.
[[nodiscard]] Result<std::vector<Example>, std::string> examplesInFile(const std::string& path);

} // namespace querymend
