#pragma once

#include "learn/runanswer.h"
#include "prompt/memory/lesson.h"
#include "store/storeengine.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// Who says that an answer is right; the later ones count for more.
enum class AcceptedHow : std::uint8_t {
    none,
    byRerun, ///< another run of the same question chose the same statement
    byPerson,
};

/// What a number in the table, which may be damaged, stands for.
[[nodiscard]] AcceptedHow acceptedHow(int stored);

/// An answer as the table has it.
struct StoredAnswer {
    std::string id;
    Example example;
    std::string run;
    AcceptedHow acceptance = AcceptedHow::none;
    std::int64_t at = 0;
};

/// The tables of what runs have taught: answers with who accepted them, and lessons.
class MemoryTable {
public:
    explicit MemoryTable(StoreEngine& engine) : m_engine(engine) {}

    /// Adds an answer, or raises what is known of its acceptance. A second run with the same answer accepts it.
    [[nodiscard]] StoreDone put(const RunAnswer& answer, AcceptedHow acceptance, std::int64_t at);
    /// All of them, for another store.
    [[nodiscard]] Result<std::vector<StoredAnswer>, StoreError> answers() const;
    /// From another store; of two acceptances the one that counts for more stays.
    [[nodiscard]] StoreDone take(const StoredAnswer& answer);
    /// The accepted ones, the latest first.
    [[nodiscard]] Result<std::vector<Example>, StoreError> examples(std::size_t most) const;

    [[nodiscard]] StoreDone put(const Lesson& lesson);
    [[nodiscard]] Result<std::vector<Lesson>, StoreError> lessons() const;

private:
    StoreEngine& m_engine;
};

} // namespace querymend
