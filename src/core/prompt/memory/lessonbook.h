#pragma once

#include "base/errorcode.h"
#include "base/result.h"
#include "prompt/memory/lesson.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

struct LexRules;

/// Finds what corrected the statement; nothing if too much of it changed. `identifier` is what the error was about.
[[nodiscard]] std::optional<Mending> mendingOf(std::string_view failed, std::string_view passed,
                                               std::string_view identifier, const LexRules& rules);

/// One occasion on which a mistake was corrected, or a lesson did not help.
struct LessonCase {
    ErrorCode code = ErrorCode::unclassified;
    std::string dialect;
    std::string database; ///< whose names the mistake is about; empty if it can be made anywhere
    Mending mending;
    std::string run;
    bool hasHelped = true; ///< false: it was offered, and the same mistake was made again
};

/// The failure that a hint is written for.
struct LessonQuery {
    ErrorCode code = ErrorCode::unclassified;
    std::string_view dialect;
    std::string_view database;
    std::string_view sql; ///< the failed statement
    const LexRules* rules = nullptr;
};

/// The lessons learned, as a value that can be stored.
class LessonBook {
public:
    LessonBook() = default;
    explicit LessonBook(std::vector<Lesson> lessons) : m_lessons(std::move(lessons)) {}

    void add(const LessonCase& seen);
    [[nodiscard]] const std::vector<Lesson>& lessons() const { return m_lessons; }
    /// Proved lessons for this dialect and database, the best proved first.
    [[nodiscard]] std::vector<Lesson> provedFor(std::string_view dialect, std::string_view database,
                                                std::size_t most) const;
    /// Proved lessons whose wrong part is in the statement, the best proved first.
    [[nodiscard]] std::vector<Lesson> offered(const LessonQuery& query, std::size_t most) const;

private:
    std::vector<Lesson> m_lessons;
};

/// Writes one JSON object per line.
[[nodiscard]] std::string writeLessons(const std::vector<Lesson>& lessons);
/// Returns the lessons, or the number of the first line that is not one.
[[nodiscard]] Result<std::vector<Lesson>, std::size_t> readLessons(std::string_view text);

} // namespace querymend
