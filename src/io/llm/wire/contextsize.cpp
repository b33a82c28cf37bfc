#include "llm/wire/contextsize.h"

#include "llm/wire/wirejson.h"

#include <array>
#include <string>

namespace querymend {

namespace {

using Size = std::optional<std::uint32_t>;

Size sizeOf(const WireJson& value)
{
    constexpr std::uint64_t most = 1'000'000'000;
    const std::optional<std::uint64_t> count = countOf(value);
    return count && *count > 0 && *count < most ? Size(static_cast<std::uint32_t>(*count)) : std::nullopt;
}

/// What is loaded counts before what the model could hold.
Size sizeOfModel(const WireJson& model)
{
    constexpr std::array names{"loaded_context_length", "max_model_len",      "n_ctx",          "context_length",
                               "context_window",        "max_context_length", "inputTokenLimit"};
    for (const char* name : names) {
        if (const Size size = sizeOf(model[name]))
            return size;
    }
    return sizeOf(model["meta"]["n_ctx"]);
}

/// Ollama names it after the model's architecture, as in `llama.context_length`.
Size sizeInModelInfo(const WireJson& info)
{
    constexpr std::string_view end = ".context_length";
    simdjson::dom::object members;
    if (info.get_object().get(members) != simdjson::SUCCESS)
        return std::nullopt;
    for (const auto& member : members) {
        if (member.key.ends_with(end))
            return sizeOf(WireJson(simdjson::dom::element(member.value)));
    }
    return std::nullopt;
}

bool isNamed(const WireJson& entry, std::string_view model)
{
    constexpr std::array<const char*, 4> names{"id", "name", "model", "root"};
    for (const char* name : names) {
        if (textOf(entry[name]) == model)
            return true;
    }
    return false;
}

/// Servers with a single model use it whatever its name.
Size sizeInList(const WireJson& list, std::string_view model)
{
    Size named;
    Size any;
    std::size_t count = 0;
    forEach(list, [&](const WireJson& entry) {
        any = sizeOfModel(entry);
        ++count;
        if (isNamed(entry, model))
            named = any;
    });
    return named || count != 1 ? named : any;
}

} // namespace

std::optional<std::uint32_t> contextSizeIn(std::string_view body, std::string_view model)
{
    simdjson::dom::parser parser;
    simdjson::dom::element element;
    if (parser.parse(body.data(), body.size()).get(element) != simdjson::SUCCESS)
        return std::nullopt;
    const WireJson whole(std::move(element));
    for (const WireJson& list : {whole, whole["data"], whole["models"]}) {
        if (list.is_array())
            return sizeInList(list, model);
    }
    if (const Size size = sizeOf(whole["default_generation_settings"]["n_ctx"]))
        return size;
    if (const Size size = sizeInModelInfo(whole["model_info"]))
        return size;
    return sizeOfModel(whole);
}

} // namespace querymend
