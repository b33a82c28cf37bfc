#include "runs/runrequest.h"

#include "models/modelshelf.h"

#include <utility>

namespace querymend {

RunRequest requestTo(const AskedModel& model, std::unique_ptr<ModelPort> port, Question question, RunPolicy policy,
                     EventSink keep)
{
    RunRequest request;
    request.question = std::move(question);
    request.policy = std::move(policy);
    request.policy.contextTokens = model.terms.contextTokens;
    request.policy.reply = model.terms.reply;
    request.policy.samples = model.terms.samples;
    if (model.terms.kind == ModelKind::live)
        request.policy.hintQuestion = HintQuestion::repeated;
    request.modelName = model.name;
    request.modelKind = model.terms.kind;
    request.price = model.terms.price;
    request.model = std::move(port);
    request.keep = std::move(keep);
    return request;
}

std::optional<ProfileProblem> addRoleModels(RunRequest& request, const ModelShelf& models)
{
    auto own = models.roleModels(request.policy);
    if (!own)
        return std::move(own).error();
    request.roleModels = std::move(own).value();
    return std::nullopt;
}

} // namespace querymend
