#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Messages that came as one, as the older revisions of the protocol allow, and so are answered as one.
class McpBatches {
public:
    using Id = std::uint32_t;

    /// Opens a batch with the answers that are known at once and the number of those to come. Returns its id or, if
    /// none is to come, none.
    [[nodiscard]] std::optional<Id> open(std::vector<std::string> answers, std::size_t toCome);
    /// Takes an answer; empty if there is none, because the call was cancelled. Returns the whole if it was the last.
    [[nodiscard]] std::optional<std::string> close(Id batch, const std::string& answer);

    /// An answer to several messages; none if there are no answers.
    [[nodiscard]] static std::optional<std::string> whole(const std::vector<std::string>& answers);

    static constexpr std::size_t mostMessages = 50;

private:
    struct Batch {
        std::vector<std::string> answers;
        std::size_t toCome = 0;
    };

    std::map<Id, Batch> m_batches;
    Id m_next = 0;
};

} // namespace querymend
