// In a separate file because moc misparses raw strings that contain JSON.

#include "streamsamples.h"

namespace querymend {

std::string chunk(const std::string& delta)
{
    return R"(data: {"id":"chatcmpl-8f14e45f","object":"chat.completion.chunk","created":1763722800,"model":)"
           R"("qwen3-8b","system_fingerprint":"b6021","choices":[{"index":0,"delta":{)"
        + delta + R"(},"logprobs":null,"finish_reason":null}]})" + "\n\n";
}

std::string thinking(int chunks)
{
    std::string text;
    for (int i = 0; i < chunks; ++i)
        text += chunk(R"("reasoning_content":" Überlegung )" + std::to_string(i * 7919 % 1000) + '"');
    return text + chunk(R"("content":"SELECT 1")") + "data: [DONE]\n\n";
}

std::string ollamaLines(int lines)
{
    std::string text;
    for (int i = 0; i < lines; ++i)
        text += R"({"model":"qwen3:8b","created_at":"2026-11-21T10:0)" + std::to_string(i % 10) + ":0"
            + std::to_string(i * 31 % 10) + '.' + std::to_string(100000000 + i * 7919)
            + R"(Z","message":{"role":"assistant","content":"","thinking":"word )" + std::to_string(i)
            + R"("},"done":false})" + '\n';
    return text;
}

} // namespace querymend
