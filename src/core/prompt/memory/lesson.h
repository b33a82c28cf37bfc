#pragma once

#include "base/errorcode.h"
#include "base/result.h"
#include "dialect/dialect.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What was wrong in a statement and what stood in its place when it passed, without literals.
struct Mending {
    std::string wrong;  ///< empty where something was missing
    std::string mended; ///< empty where something was too much

    friend bool operator==(const Mending&, const Mending&) = default;
};

/// What mended the statement; nothing where too much of it changed to say so. `identifier` is what the error was about.
[[nodiscard]] std::optional<Mending> mendingOf(std::string_view failed, std::string_view passed,
                                               std::string_view identifier, const LexRules& rules);

/// One time at which a mistake was mended, or a lesson did not help.
struct LessonCase {
    ErrorCode code = ErrorCode::unclassified;
    std::string dialect;
    std::string database; ///< the mistake is about names of it; empty where it could be made anywhere
    Mending mending;
    std::string run;
    bool hasHelped = true; ///< false: it was offered, and the same mistake was made again
};

/// A mistake and what mends it, with how often that was seen.
struct Lesson {
    ErrorCode code = ErrorCode::unclassified;
    std::string dialect;
    std::string database;
    Mending mending;
    std::vector<std::string> runs; ///< in which it mended, each once; no more than are needed as a proof
    std::uint32_t mended = 0;
    std::uint32_t inVain = 0;

    /// It has mended in two runs, and more often than it was offered in vain.
    [[nodiscard]] bool isProved() const;
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// The failure that a hint is written for.
struct LessonQuery {
    ErrorCode code = ErrorCode::unclassified;
    std::string_view dialect;
    std::string_view database;
    std::string_view sql; ///< that failed
    const LexRules* rules = nullptr;
};

/// Lessons that were learned, as a value that can be kept.
class LessonBook {
public:
    LessonBook() = default;
    explicit LessonBook(std::vector<Lesson> lessons) : m_lessons(std::move(lessons)) {}

    void add(const LessonCase& seen);
    [[nodiscard]] const std::vector<Lesson>& lessons() const { return m_lessons; }
    /// Proved lessons on such a database, the best proved first.
    [[nodiscard]] std::vector<Lesson> provedFor(std::string_view dialect, std::string_view database,
                                                std::size_t most) const;
    /// Proved lessons whose wrong part is in the statement, the best proved first.
    [[nodiscard]] std::vector<Lesson> offered(const LessonQuery& query, std::size_t most) const;

private:
    std::vector<Lesson> m_lessons;
};

/// The lesson as a model reads it: instead of `YEAR(o.at)` write `strftime('…', o.at)`.
[[nodiscard]] std::string lineOf(const Lesson& lesson);

/// One JSON object on each line.
[[nodiscard]] std::string writeLessons(const std::vector<Lesson>& lessons);
/// The number of the first line that is no lesson, or the lessons.
[[nodiscard]] Result<std::vector<Lesson>, std::size_t> readLessons(std::string_view text);

} // namespace querymend
