#include "benchmarks.h"
#include "llm/wire/wireformat.h"
#include "support/wirescripts.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace querymend::bench {

namespace {

constexpr std::size_t chunks = 100'000;
constexpr std::size_t packet = 16'384; ///< bytes received from a socket at a time

std::vector<std::string> messagesOf(const test::WireScript& script)
{
    constexpr std::size_t words = 8;
    constexpr const char* texts[words] = {"SELECT", " c", ".name", ",\n", "  count", "(*)", " AS", " \"größte\""};
    std::vector<std::string> said;
    for (std::size_t i = 0; i < chunks; ++i) // numbered, so that it is not stopped as a repetition
        said.push_back(i % words == 1 ? " c" + std::to_string(i) : texts[i % words]);
    return test::messagesOf(script, said);
}

void countBytes(benchmark::State& state, std::size_t bytes)
{
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
    state.counters["megabytes"] = static_cast<double>(bytes) / 1e6;
}

/// All the work on a reply's bytes after the socket.
void decode(benchmark::State& state, const WireFormat& format)
{
    const test::WireScript& script = *test::wireScriptFor(format.name);
    const std::string body = test::framed(script, messagesOf(script));
    while (state.KeepRunning()) {
        const auto reader = format.reader(script.contentType);
        std::size_t seen = 0;
        for (std::size_t at = 0; at < body.size(); at += packet) {
            for (const ReplyPiece& piece : reader->feed(std::string_view(body).substr(at, packet)))
                seen += piece.text.size();
        }
        const auto reply = reader->finish();
        if (!reply || reply->text.size() != seen)
            state.SkipWithError("the reply is not read");
    }
    countBytes(state, body.size());
}

/// The least that any reader of the same stream would have to do with the same JSON library.
void accept(benchmark::State& state, const WireFormat& format)
{
    const test::WireScript& script = *test::wireScriptFor(format.name);
    std::vector<std::string> messages = messagesOf(script);
    std::erase_if(messages, [](const std::string& message) { return message.front() != '{'; });
    while (state.KeepRunning()) {
        for (const std::string& message : messages) {
            if (!nlohmann::json::accept(message))
                state.SkipWithError("a message is no JSON");
        }
    }
    countBytes(state, test::framed(script, messages).size());
}

} // namespace

void registerWire()
{
    for (const WireFormat& format : wireFormats()) {
        const std::string name(format.name);
        const auto add = [&](const std::string& benchmark, void (*run)(benchmark::State&, const WireFormat&)) {
            benchmark::RegisterBenchmark((benchmark + name).c_str(), run, format)->Unit(benchmark::kMillisecond);
        };
        add("wire/decode/", decode);
        add("wire/accept/", accept);
    }
}

} // namespace querymend::bench
