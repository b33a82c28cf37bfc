#pragma once

#include "store/storeengine.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What people put down beside a run; its events know nothing of it.
struct RunMarks {
    std::string note;
    std::vector<std::string> tags; ///< each once, without blanks around it

    [[nodiscard]] bool isEmpty() const { return note.empty() && tags.empty(); }

    friend bool operator==(const RunMarks&, const RunMarks&) = default;
};

/// The tags of a text in which commas or line breaks stand between them.
[[nodiscard]] std::vector<std::string> tagsIn(std::string_view text);

/// How tags are stored: each with a line break before it and behind it, so that one can be sought.
[[nodiscard]] QString storedTags(const std::vector<std::string>& tags);

/// The table of what was put down. Marks without anything in them have no row.
class MarkTable {
public:
    explicit MarkTable(StoreEngine& engine) : m_engine(engine) {}

    [[nodiscard]] StoreDone put(const std::string& run, const RunMarks& marks);
    /// Every tag that some run has, in order.
    [[nodiscard]] Result<std::vector<std::string>, StoreError> tags() const;

private:
    StoreEngine& m_engine;
};

} // namespace querymend
