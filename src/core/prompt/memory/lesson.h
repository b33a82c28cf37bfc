#pragma once

#include "base/errorcode.h"
#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

struct LexRules;

/// The wrong part of a statement, and what it was replaced by when it passed; without literals.
struct Mending {
    std::string wrong;  ///< empty if something was missing
    std::string mended; ///< empty if something was superfluous

    friend bool operator==(const Mending&, const Mending&) = default;
};

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

/// A mistake and its correction, with how often it worked.
struct Lesson {
    ErrorCode code = ErrorCode::unclassified;
    std::string dialect;
    std::string database;
    Mending mending;
    std::vector<std::string> runs; ///< in which it worked, without repetition; no more than prove it
    std::uint32_t mended = 0;
    std::uint32_t inVain = 0;

    /// Whether it worked in two runs, and more often than it was offered in vain.
    [[nodiscard]] bool isProved() const;
    friend bool operator==(const Lesson&, const Lesson&) = default;
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

/// The lesson as a model reads it: instead of `YEAR(o.at)` write `strftime('…', o.at)`.
[[nodiscard]] std::string lineOf(const Lesson& lesson);

/// Writes one JSON object per line.
[[nodiscard]] std::string writeLessons(const std::vector<Lesson>& lessons);
/// Returns the lessons, or the number of the first line that is not one.
[[nodiscard]] Result<std::vector<Lesson>, std::size_t> readLessons(std::string_view text);

} // namespace querymend
