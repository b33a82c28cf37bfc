#include "llm/wire/modellist.h"

#include "llm/wire/errorfacts.h"
#include "llm/wire/wirejson.h"

#include <utility>

namespace querymend {

Result<ModelList, WireFailure> modelNamesIn(std::string_view body, ModelListForm form)
{
    simdjson::dom::parser parser;
    simdjson::dom::element element;
    if (parser.parse(body.data(), body.size()).get(element) != simdjson::SUCCESS)
        return Failure{WireFailure{isUnfinishedJson(body) ? ModelFault::cutOff : ModelFault::wrongServer,
                                   "The answer is not a list of models. " + pageSummary(body, {})}};
    const WireJson whole(std::move(element));
    if (isThere(whole["error"]))
        return Failure{failureOf(errorFactsOf(whole))};
    const WireJson list = whole.is_array() ? whole : whole[form.list];
    if (!list.is_array())
        return Failure{
            WireFailure{ModelFault::wrongServer, "The answer is not a list of models. " + pageSummary(body, {})}};
    ModelList models;
    forEach(list, [&](const WireJson& model) {
        constexpr std::size_t longestName = 500;
        if (const std::optional<std::string_view> name = textOf(model[form.name]); name && name->size() <= longestName)
            models.names.emplace_back(*name);
        if (models.owner.empty())
            models.owner = textOf(model["owned_by"]).value_or("");
    });
    return models;
}

} // namespace querymend
