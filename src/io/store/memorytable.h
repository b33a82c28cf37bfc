#pragma once

#include "prompt/memory/example.h"
#include "prompt/memory/lesson.h"
#include "prompt/memory/promptmemory.h"
#include "prompt/memory/runmemory.h"
#include "run/event.h"
#include "store/storeengine.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// How an answer was found to be right. Only a person's word counts: a model that agrees with itself may be wrong
/// twice.
enum class AcceptedHow : std::uint8_t {
    none,    ///< written by older versions, as is the next one
    byRerun, ///< another run of the same question chose the same statement
    byPerson,
};

/// Converts a number from the table, which may be damaged.
[[nodiscard]] AcceptedHow acceptedHow(int stored);

/// An answer as stored in the table.
struct StoredAnswer {
    std::string id;
    Example example;
    std::string run;
    AcceptedHow acceptance = AcceptedHow::none;
    std::int64_t at = 0;
};

/// Something that was learned, which a person may look at and have forgotten.
struct Remembered {
    std::string id;
    std::variant<Example, Lesson> what;
    std::int64_t at = 0; ///< when an example was accepted; milliseconds since 1970
};

/// An answer that the user says is right, even if it returns no rows.
struct AcceptedAnswer {
    Example example;
    std::string dialect; ///< its name
    std::string run;     ///< that found it; empty if the user wrote it
    std::int64_t at = 0; ///< milliseconds since 1970
};

/// The tables of what was learned from runs: answers with their acceptance, and lessons.
class MemoryTable {
public:
    explicit MemoryTable(StoreEngine& engine) : m_engine(engine) {}

    /// Adds an answer that the user says is right.
    [[nodiscard]] StoreDone accept(const AcceptedAnswer& accepted);
    /// Learns from the events of a finished run.
    [[nodiscard]] StoreDone learnFrom(const std::vector<RunEvent>& events);
    /// What later prompts may show: accepted answers as examples, and all lessons.
    [[nodiscard]] Result<PromptMemory, StoreError> memory() const;
    /// The same with their ids: examples, the latest first, then lessons.
    [[nodiscard]] Result<std::vector<Remembered>, StoreError> remembered() const;
    /// Forgets all of them or, on failure, none. Returns how many there were.
    [[nodiscard]] Result<std::size_t, StoreError> forget(const std::vector<std::string>& ids);

    /// All answers, to be copied to another store.
    [[nodiscard]] Result<std::vector<StoredAnswer>, StoreError> answers() const;
    /// Adds an answer from another store; the acceptance that counts for more is kept.
    [[nodiscard]] StoreDone take(const StoredAnswer& answer);
    [[nodiscard]] StoreDone takeAll(const std::vector<StoredAnswer>& answers);
    /// The answers that a person accepted, the latest first.
    [[nodiscard]] Result<std::vector<Example>, StoreError> examples(std::size_t most) const;

    [[nodiscard]] StoreDone put(const Lesson& lesson);
    [[nodiscard]] Result<std::vector<Lesson>, StoreError> lessons() const;

private:
    StoreEngine& m_engine;
};

} // namespace querymend
