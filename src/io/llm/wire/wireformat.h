#pragma once

#include "base/result.h"
#include "llm/wire/modelcall.h"
#include "llm/wire/modellist.h"
#include "llm/wire/modelreply.h"

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A response that has ended, with any status.
struct WireResponse {
    int status = 0;
    std::span<const WireHeader> headers;
    std::string_view body;
    std::chrono::system_clock::time_point now; ///< for servers that name a time until which to wait
};

/// How requests for a kind of server are written and its replies read, as pure functions. The key is added by the
/// sender of the request, as `keyHeader: keyPrefix KEY`.
struct WireFormat {
    std::string_view name; ///< in settings and on the command line
    std::string_view displayName;
    std::string_view usualBase; ///< default URL of this kind of server
    std::string_view keyHeader;
    std::string_view keyPrefix; ///< with its trailing space
    WireRequest (*encode)(const ModelCall& call) = nullptr;
    /// For a response with a good status. Servers may reply in one piece although a stream was requested, and mislabel
    /// what they send, so the first bytes count for more than the content type.
    std::unique_ptr<ReplyReader> (*reader)(std::string_view contentType) = nullptr;
    /// For a response with any other status.
    WireFailure (*failureOf)(const WireResponse& response) = nullptr;
    WireRequest (*encodeModels)() = nullptr; ///< a GET that lists the models
    /// The models in a response with a good status.
    Result<ModelList, WireFailure> (*decodeModels)(std::string_view body) = nullptr;
    /// The context size requested from a server that silently cuts longer prompts; null if servers report those.
    std::uint64_t (*contextOf)(const ModelCall& call) = nullptr;
    /// Asks for the size of a model's context, which contextSizeIn() finds in the response; null if servers do not
    /// tell it. A request without a body is a GET.
    WireRequest (*encodeContext)(std::string_view model) = nullptr;
};

/// openai, anthropic, ollama, llamacpp, responses, gemini; a new format is a new file and a row here.
[[nodiscard]] std::span<const WireFormat> wireFormats();
[[nodiscard]] const WireFormat* wireFormatNamed(std::string_view name);

/// The address of a request. Users enter the base with or without a trailing slash, and with or without `/v1` or the
/// whole path.
[[nodiscard]] std::string urlOf(std::string_view base, std::string_view path);

} // namespace querymend
