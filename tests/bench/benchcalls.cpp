#include "benchmarks.h"
#include "llm/http/httpmodelclient.h"
#include "support/modelserver.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <string>

namespace querymend::bench {

namespace {

constexpr auto slowest = std::chrono::milliseconds{500};

ModelProfile profileFor(const ModelServer& server, std::uint32_t concurrency)
{
    ModelProfile profile;
    profile.name = "bench";
    profile.format = "openai";
    profile.baseUrl = server.url().toStdString();
    profile.model = "bench";
    profile.concurrency = concurrency;
    return profile;
}

/// Asks `count` questions concurrently and waits for all answers. Returns whether all were replies.
bool askAll(HttpModelClient& client, std::uint32_t count)
{
    QEventLoop loop;
    std::uint32_t open = count;
    bool isWell = true;
    for (std::uint32_t i = 0; i < count; ++i) {
        AskModel request;
        request.effect = EffectId{i};
        request.prompt = {{ChatRole::user, "question", "How many?"}};
        client.ask(request, [&](const auto& answer) {
            isWell = isWell && std::holds_alternative<ModelReply>(answer);
            if (--open == 0)
                loop.quit();
        });
    }
    loop.exec();
    return isWell;
}

/// The server holds every call until half a second after the first was made.
void manyCalls(benchmark::State& state, std::uint32_t count)
{
    while (state.KeepRunning()) {
        state.PauseTiming();
        ModelServer server;
        server.answerAlways(
            {AwaitRelease{},
             SendBytes{httpResponse(200, "application/json",
                                    R"({"choices":[{"message":{"content":"SELECT 1"},"finish_reason":"stop"}]})")}});
        ModelEndpoint endpoint(profileFor(server, count), HttpRoute{{}, ProxyUse::none, {}}, Secret(), machineTime());
        HttpModelClient client(endpoint);
        state.ResumeTiming();
        QTimer::singleShot(slowest, Qt::PreciseTimer, &client, [&server] { server.release(); });
        if (!askAll(client, count))
            return state.SkipWithError("a call failed");
    }
}

/// A reply in 100,000 chunks. Measures the longest time for which this thread's event loop was blocked.
void longStream(benchmark::State& state)
{
    QByteArray stream;
    for (int i = 0; i < 100'000; ++i) // numbered, so that it is not stopped as a repetition
        stream += "data: {\"choices\":[{\"delta\":{\"content\":\"SELECT " + QByteArray::number(i) + "\"}}]}\n\n";
    stream += "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
    const QByteArray response = chunkedResponse("text/event-stream", stream, 50);
    double longest = 0;
    while (state.KeepRunning()) {
        ModelServer server;
        server.answerAlways({SendBytes{response, 1 << 14}});
        ModelEndpoint endpoint(profileFor(server, 1), HttpRoute{{}, ProxyUse::none, {}}, Secret(), machineTime());
        HttpModelClient client(endpoint);
        QElapsedTimer since;
        since.start();
        QTimer ticks;
        QObject::connect(&ticks, &QTimer::timeout, &client, [&] {
            longest = std::max(longest, static_cast<double>(since.nsecsElapsed()) / 1e6);
            since.start();
        });
        ticks.start(std::chrono::milliseconds{1});
        if (!askAll(client, 1))
            return state.SkipWithError("the call failed");
    }
    state.counters["longest_ms"] = longest;
    state.SetBytesProcessed(state.iterations() * stream.size());
}

} // namespace

void registerCalls()
{
    for (const std::uint32_t count : {1U, 64U}) {
        const std::string name = "calls/" + std::to_string(count) + " at once";
        benchmark::RegisterBenchmark(name.c_str(), manyCalls, count)->Unit(benchmark::kMillisecond)->UseRealTime();
    }
    benchmark::RegisterBenchmark("calls/long stream", longStream)->Unit(benchmark::kMillisecond)->UseRealTime();
}

} // namespace querymend::bench
