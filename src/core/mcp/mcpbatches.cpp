#include "mcp/mcpbatches.h"

#include <utility>

namespace querymend {

std::optional<McpBatches::Id> McpBatches::open(std::vector<std::string> answers, std::size_t toCome)
{
    if (toCome == 0)
        return std::nullopt;
    m_batches.emplace(m_next, Batch{std::move(answers), toCome});
    return m_next++;
}

std::optional<std::string> McpBatches::close(Id id, const std::string& answer)
{
    Batch& batch = m_batches.at(id);
    if (!answer.empty())
        batch.answers.push_back(answer);
    if (--batch.toCome > 0)
        return std::nullopt;
    const auto answers = whole(batch.answers);
    m_batches.erase(id);
    return answers;
}

std::optional<std::string> McpBatches::whole(const std::vector<std::string>& answers)
{
    std::string all;
    for (const std::string& answer : answers)
        all += (all.empty() ? "[" : ",") + answer;
    return all.empty() ? std::nullopt : std::optional(all + ']');
}

} // namespace querymend
