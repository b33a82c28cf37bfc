#include "run/askedmodel.h"

namespace querymend {

void AskedModel::take(const RunStarted& body)
{
    name = body.model;
    terms = {body.modelKind, body.price, body.policy.contextTokens, body.policy.reply, body.policy.samples};
}

/// In older records an edit lacks the new model's price; it is unknown then, as the former one would be wrong.
void AskedModel::take(const RunEdited& body)
{
    if (body.field != EditedField::model)
        return;
    name = body.after;
    terms = body.terms.value_or(ModelTerms{terms.kind, std::nullopt, terms.contextTokens, terms.reply, terms.samples});
}

void AskedModel::take(const EventBody& body)
{
    if (const auto* const started = std::get_if<RunStarted>(&body))
        take(*started);
    else if (const auto* const edited = std::get_if<RunEdited>(&body))
        take(*edited);
}

AskedModel askedModelOf(std::span<const RunEvent> events)
{
    AskedModel model;
    for (const RunEvent& event : events)
        model.take(event.body);
    return model;
}

void putInto(RunStarted& start, const AskedModel& model)
{
    start.model = model.name;
    start.modelKind = model.terms.kind;
    start.price = model.terms.price;
    start.policy.contextTokens = model.terms.contextTokens;
    start.policy.reply = model.terms.reply;
    start.policy.samples = model.terms.samples;
}

} // namespace querymend
