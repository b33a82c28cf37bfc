#pragma once

#include <string>
#include <vector>

namespace querymend {

/// Whether two words, given by their stems, mean the same: in English, Italian or Russian. Narrower than the groups
/// that find tables for a prompt, because here a wrong synonym is a wrong answer.
[[nodiscard]] bool meanTheSame(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// The stems of all words that mean the same as one with these stems.
[[nodiscard]] std::vector<std::string> sameMeaning(const std::vector<std::string>& stems);

} // namespace querymend
