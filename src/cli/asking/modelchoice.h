#pragma once

#include "arguments/command.h"
#include "db/schema/samplevalues.h"
#include "llm/http/modelprofile.h"
#include "run/event.h"
#include "run/ports.h"
#include "terminal/console.h"

#include <memory>
#include <optional>
#include <string_view>

namespace querymend {

/// The model that `--model` names, with the question and policy of its file.
struct ChosenModel {
    std::unique_ptr<ModelPort> port; ///< null for the built-in answerer, which is made for a database
    ModelKind kind = ModelKind::scripted;
    Question question;
    RunPolicy policy;
    std::optional<RunMemory> memory; ///< of a recorded run, whose prompts must be the same again
    std::optional<ModelPrice> price;
    ProfileSamples samples = ProfileSamples::unset;
};

/// What is recorded of a model besides its name.
[[nodiscard]] inline ModelTerms termsOf(const ChosenModel& model)
{
    return {model.kind, model.price, model.policy.contextTokens, model.policy.reply, model.policy.samples};
}

/// The database values that the model is shown: as `--samples` says, or else its profile.
[[nodiscard]] SamplePolicy samplesFor(const Arguments& arguments, const ChosenModel& model);

/// Returns the model for `built-in`, `scenario:FILE`, `recorded:FILE` or a profile's name; `keyVariable` may name the
/// variable of the environment that holds the profile's key. Waiting for a model is reported on the console, which must
/// outlive the port.
[[nodiscard]] Result<ChosenModel, CommandProblem> modelNamed(std::string_view name,
                                                             std::optional<std::string_view> keyVariable,
                                                             const Console& console);

} // namespace querymend
