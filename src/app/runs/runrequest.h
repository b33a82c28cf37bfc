#pragma once

#include "models/rolemodels.h"
#include "prompt/memory/example.h"
#include "run/askedmodel.h"
#include "run/ports.h"
#include "runs/recorder.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

class ModelShelf;
struct ProfileProblem;

/// Whether a run uses what was learned before; a demonstration does not, so it is always the same.
enum class RunMemoryUse : std::uint8_t { no, yes };

/// What a run is created from.
struct RunRequest {
    Question question;
    RunPolicy policy;
    std::string modelName;
    ModelKind modelKind = ModelKind::live;
    std::optional<ModelPrice> price;         ///< if known
    std::unique_ptr<ModelPort> model;        ///< null for the built-in answerer, which is made for the database
    RoleModels::Own roleModels = {};         ///< of the roles that the policy has other models for
    std::unique_ptr<ModelPort> builtIn = {}; ///< for a lane beside those of a model; made for the database as well
    std::string preset = {};                 ///< whose settings the policy is; empty if it is none's
    std::vector<Example> examples = {};      ///< given by the user for this question
    /// Wraps the checks, to put something between the loop and the database; may be empty.
    std::function<std::unique_ptr<CheckPort>(CheckPort&)> aroundChecks;
    EventSink keep;
    RunMemoryUse memory = RunMemoryUse::yes;
};

/// The policy is limited to what the model can read.
[[nodiscard]] RunRequest requestTo(const AskedModel& model, std::unique_ptr<ModelPort> port, Question question,
                                   RunPolicy policy, EventSink keep);
/// Adds the models that the policy has for roles, and limits the policy to what they can read and may see. Returns why
/// one of them cannot be used.
[[nodiscard]] std::optional<ProfileProblem> addRoleModels(RunRequest& request, const ModelShelf& models);

} // namespace querymend
