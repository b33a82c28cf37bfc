#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// The words of these functions are in lower case and without accents.

/// The common stem of the forms of an English word: `order` for `orders`, `ordered` and `ordering`.
[[nodiscard]] std::string englishStem(std::string_view word);
/// `ordin` for `ordine` and `ordini`.
[[nodiscard]] std::string italianStem(std::string_view word);
/// `rechnung` for `rechnungen`.
[[nodiscard]] std::string germanStem(std::string_view word);
/// `command` for `commandes`, `pay` for `payees`.
[[nodiscard]] std::string frenchStem(std::string_view word);
/// `заказ` for `заказы` and `заказов`.
[[nodiscard]] std::string russianStem(std::string_view word);

/// The possible stems of a lower-case word in an unknown language, without repetition and accents; not for display. An
/// umlaut may be written as `ä`, `ae` or `a`.
[[nodiscard]] std::vector<std::string> stemsOf(std::string_view word);

} // namespace querymend
