#pragma once

#include "base/result.h"
#include "run/decide.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Why an edit is refused.
enum class EditFailure : std::uint8_t {
    notHere, ///< nothing is paused there, or the field does not apply
    empty,
    notANumber, ///< a temperature is a number from 0 to 2
    unknownWord,
    refused, ///< the guard rejects the statement
};

struct EditRefusal {
    EditedField field = EditedField::hint;
    EditFailure problem = EditFailure::notHere;
    std::string detail; ///< the guard's message
};

/// The events of an edit, for a run that is paused there or a fork about to begin with the attempt. Empty if the value
/// does not change.
[[nodiscard]] Result<std::vector<EventBody>, EditRefusal> factsOfEdit(const RunState& state, const RunContext& context,
                                                                      const EditRun& edit);

/// The fields that can be edited at this pause, depending on the call that waits there.
[[nodiscard]] std::vector<EditedField> editableAt(const RunState& state, const RunPaused& stop);
/// For an attempt that is held back, or that a fork begins with; empty for any other.
[[nodiscard]] std::vector<EditedField> editableOf(const RunState& state, const AttemptRef& attempt);
/// For a role call that is held back; empty for any other.
[[nodiscard]] std::vector<EditedField> editableOf(const RunState& state, const RoleCall& call);

/// The field's current value; empty if there is none. A category is given as its error code.
[[nodiscard]] std::string valueOf(const RunState& state, const AttemptRef& attempt, EditedField field);
[[nodiscard]] std::string valueOf(const RunState& state, const RoleCall& call, EditedField field);

[[nodiscard]] std::optional<double> temperatureNamed(std::string_view text);
[[nodiscard]] std::string textOfTemperature(double temperature);
[[nodiscard]] std::optional<Level> levelNamed(std::string_view word);
/// `ambiguous,failure`; empty if there are none.
[[nodiscard]] std::string textOfMoments(const std::vector<AskMoment>& moments);
/// Nothing if one of the names is unknown.
[[nodiscard]] std::optional<std::vector<AskMoment>> askMomentsNamed(std::string_view names);
/// The error code to use when the user names only a category.
[[nodiscard]] ErrorCode typicalCode(Category category);

} // namespace querymend
