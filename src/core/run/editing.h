#pragma once

#include "base/result.h"
#include "run/decide.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Why what a person wants to change cannot be that.
enum class EditProblem : std::uint8_t {
    notHere, ///< nothing is stopped there, or it has none of this
    empty,
    notANumber, ///< from 0 to 2
    unknownWord,
    refused, ///< the guard does not let the statement through
};

struct EditRefusal {
    EditedField field = EditedField::hint;
    EditProblem problem = EditProblem::notHere;
    std::string detail; ///< what the guard says
};

/// What follows from an edit: for a run that is stopped there, or for one that is about to begin with the attempt.
/// Nothing where the value is what it was.
[[nodiscard]] Result<std::vector<EventBody>, EditRefusal> factsOfEdit(const RunState& state, const RunContext& context,
                                                                      const EditRun& edit);

/// What can be changed where the run is stopped, by whom or what is to be asked there.
[[nodiscard]] std::vector<EditedField> editableAt(const RunState& state, const RunPaused& stop);
/// Of the attempt that is held back, or that a run is about to begin with; nothing of any other.
[[nodiscard]] std::vector<EditedField> editableOf(const RunState& state, const AttemptRef& attempt);
/// Of a role's call that is held back; nothing of any other.
[[nodiscard]] std::vector<EditedField> editableOf(const RunState& state, const RoleCall& call);

/// As it stands now; empty where the attempt has none. A category is the error code.
[[nodiscard]] std::string valueOf(const RunState& state, const AttemptRef& attempt, EditedField field);
[[nodiscard]] std::string valueOf(const RunState& state, const RoleCall& call, EditedField field);

[[nodiscard]] std::optional<double> temperatureNamed(std::string_view text);
[[nodiscard]] std::string textOfTemperature(double temperature);
[[nodiscard]] std::optional<Level> levelNamed(std::string_view word);
/// The code that a category stands for where a person names nothing but the category.
[[nodiscard]] ErrorCode typicalCode(Category category);

} // namespace querymend
