#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What the forms of an English word have in common: `order` of `orders`, `ordered` and `ordering`.
[[nodiscard]] std::string englishStem(std::string_view word);
/// `ordin` of `ordine` and `ordini`.
[[nodiscard]] std::string italianStem(std::string_view word);
/// `заказ` of `заказы` and `заказов`.
[[nodiscard]] std::string russianStem(std::string_view word);

/// The stems of a word in lower case whose language nobody knows, each once; nothing that people should read.
[[nodiscard]] std::vector<std::string> stemsOf(std::string_view word);

} // namespace querymend
