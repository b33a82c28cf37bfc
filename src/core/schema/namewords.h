#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The name without case and separators: `PetType`, `pet_type` and `pettype` all give `pettype`.
[[nodiscard]] std::string separatorFolded(std::string_view name);

/// The words of a name in lower case: `createdDate2`, `created_date_2` and `CREATED DATE 2` give
/// `created`, `date`, `2`.
[[nodiscard]] std::vector<std::string> nameWords(std::string_view name);

/// What singular and plural of a word have in common; nothing that people should read.
[[nodiscard]] std::string wordStem(std::string_view lowerCaseWord);

} // namespace querymend
