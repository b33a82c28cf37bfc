#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The name in lower case without separators: `PetType`, `pet_type` and `pettype` all give `pettype`.
[[nodiscard]] std::string separatorFolded(std::string_view name);

/// The words of a name in lower case: `createdDate2`, `created_date_2` and `CREATED DATE 2` give
/// `created`, `date`, `2`.
[[nodiscard]] std::vector<std::string> nameWords(std::string_view name);

/// A stem that a word's singular and plural share; not for display.
[[nodiscard]] std::string wordStem(std::string_view lowerCaseWord);

/// The stems of the words of a name.
[[nodiscard]] std::vector<std::string> nameStems(std::string_view name);

} // namespace querymend
