#include "base/ascii.h"
#include "llm/wire/formats.h"
#include "llm/wire/wireformat.h"

#include <algorithm>
#include <array>

namespace querymend {

std::span<const WireFormat> wireFormats()
{
    static const std::array formats{openAiFormat(),   anthropicFormat(), ollamaFormat(),
                                    llamaCppFormat(), responsesFormat(), geminiFormat()};
    return formats;
}

const WireFormat* wireFormatNamed(std::string_view name)
{
    const auto formats = wireFormats();
    const auto found =
        std::find_if(formats.begin(), formats.end(), [&](const WireFormat& f) { return f.name == name; });
    return found == formats.end() ? nullptr : &*found;
}

std::string urlOf(std::string_view base, std::string_view path)
{
    const auto endsWith = [&](std::string_view end) {
        return base.size() >= end.size() && asciiEqualsIgnoringCase(base.substr(base.size() - end.size()), end);
    };
    while (endsWith("/"))
        base.remove_suffix(1);
    if (endsWith(path))
        base.remove_suffix(path.size());
    const std::string_view first = path.substr(0, path.find('/', 1));
    if (path.size() > first.size() && endsWith(first))
        base.remove_suffix(first.size());
    return std::string(base) + std::string(path);
}

} // namespace querymend
