#pragma once

#include "base/result.h"
#include "llm/wire/modelcall.h"
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
    std::chrono::system_clock::time_point now; ///< a server may say a time until which to wait
};

/// How the models of a kind of server are asked, and how its replies are read: pure functions. A key is sent by whoever
/// sends the request, as `keyHeader: keyPrefix KEY`.
struct WireFormat {
    std::string_view name; ///< in settings and on the command line
    std::string_view displayName;
    std::string_view usualBase; ///< the URL that a server of this kind usually has
    std::string_view keyHeader;
    std::string_view keyPrefix; ///< with its blank
    WireRequest (*encode)(const ModelCall& call) = nullptr;
    /// For a response with a good status. Servers may answer at once where a stream was asked for and mislabel what
    /// they send, so the first bytes say more than the content type.
    std::unique_ptr<ReplyReader> (*reader)(std::string_view contentType) = nullptr;
    /// For a response with any other status.
    WireFailure (*failureOf)(const WireResponse& response) = nullptr;
    WireRequest (*encodeModels)() = nullptr; ///< a GET that lists the models
    /// The names of the models of a response with a good status.
    Result<std::vector<std::string>, WireFailure> (*decodeModels)(std::string_view body) = nullptr;
    /// The context that a server is told to have which cuts a longer prompt without a word; null where servers say so.
    std::uint64_t (*contextOf)(const ModelCall& call) = nullptr;
};

/// openai, anthropic, ollama, llamacpp; a new format is a new file and a row here.
[[nodiscard]] std::span<const WireFormat> wireFormats();
[[nodiscard]] const WireFormat* wireFormatNamed(std::string_view name);

/// The address of a request. People give a base with and without a slash at its end, and with `/v1` or the whole path
/// already behind it.
[[nodiscard]] std::string urlOf(std::string_view base, std::string_view path);

} // namespace querymend
