#pragma once

#include "llm/http/modelprofile.h"
#include "llm/http/serverkinds.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QLineEdit;

namespace querymend {

// What the fields of a model's form hold as text, and back.

[[nodiscard]] std::string plain(const QLineEdit& field);
/// Reads a number in the user's locale, or else in the C locale.
[[nodiscard]] std::optional<double> numberIn(const QLineEdit& field);
[[nodiscard]] QString priceText(const std::optional<ModelPrice>& price, double ModelPrice::*part);
[[nodiscard]] QString priceText(const std::optional<ModelPrice>& price, std::optional<double> ModelPrice::*part);
[[nodiscard]] std::vector<WireHeader> headersIn(const QString& text);
[[nodiscard]] QString linesOf(const std::vector<WireHeader>& headers);
/// Names separated by commas.
[[nodiscard]] std::vector<std::string> listIn(const QLineEdit& field);
[[nodiscard]] QString listText(const std::vector<std::string>& names);
/// The index of the kind of server that the profile is for: the one at its address, else any of its format.
[[nodiscard]] int kindOf(const ModelProfile& profile);
/// Whether a text is empty or what some kind of server begins with, so that it may follow the chosen kind.
[[nodiscard]] bool isUsual(const std::string& text, std::string_view ServerKind::*part);

} // namespace querymend
