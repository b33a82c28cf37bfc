#include "llm/http/serverkinds.h"

#include "llm/wire/wireformat.h"

#include <array>

namespace querymend {

const std::vector<ServerKind>& serverKinds()
{
    static const std::vector<ServerKind> kinds = [] {
        constexpr std::array others{
            ServerKind{"Azure OpenAI", "openai", "https://RESOURCE.openai.azure.com/openai/v1", "api-key"},
            ServerKind{"OpenRouter", "openai", "https://openrouter.ai/api/v1"},
            ServerKind{"LM Studio", "openai", "http://localhost:1234/v1"},
            ServerKind{"vLLM", "openai", "http://localhost:8000/v1"},
            ServerKind{"KoboldCpp", "openai", "http://localhost:5001/v1"},
            ServerKind{"Jan", "openai", "http://localhost:1337/v1"},
        };
        std::vector<ServerKind> all;
        for (const WireFormat& format : wireFormats())
            all.push_back({format.displayName, format.name, format.usualBase});
        all.insert(all.end(), others.begin(), others.end());
        return all;
    }();
    return kinds;
}

} // namespace querymend
