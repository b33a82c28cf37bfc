#pragma once

#include "store/storeengine.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The user's note and tags for a run, which are not part of its events.
struct RunMarks {
    std::string note;
    std::vector<std::string> tags; ///< each once, without surrounding white space

    [[nodiscard]] bool isEmpty() const { return note.empty() && tags.empty(); }

    friend bool operator==(const RunMarks&, const RunMarks&) = default;
};

/// The tags in a text, separated by commas or line breaks.
[[nodiscard]] std::vector<std::string> tagsIn(std::string_view text);

/// How tags are stored: each between line breaks, so that it can be searched for.
[[nodiscard]] QString storedTags(const std::vector<std::string>& tags);

/// The table of marks. Empty marks have no row.
class MarkTable {
public:
    explicit MarkTable(StoreEngine& engine) : m_engine(engine) {}

    [[nodiscard]] StoreDone put(const std::string& run, const RunMarks& marks);
    /// All tags of any run, sorted.
    [[nodiscard]] Result<std::vector<std::string>, StoreError> tags() const;

private:
    StoreEngine& m_engine;
};

} // namespace querymend
