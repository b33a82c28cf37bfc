#include "prompt/memory/lessonbook.h"

#include "sql/compare/tokendiff.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <iterator>

namespace querymend {

namespace {

constexpr std::size_t mostChanges = 3;
constexpr std::size_t longestPart = 160;

/// A statement with single blanks, without comments, and with `…` for numbers and strings.
std::string withoutLiterals(std::string_view sql, const LexRules& rules)
{
    std::string out;
    std::uint32_t end = 0;
    for (const Token& token : lex(sql, rules)) {
        if (token.isComment())
            continue;
        out += token.begin > end && !out.empty() ? " " : "";
        if (token.kind == TokenKind::string)
            out += "'…'";
        else if (token.kind == TokenKind::number)
            out += "…";
        else
            out += token.text(sql);
        end = token.end;
    }
    return out;
}

std::string_view part(std::string_view text, ByteRange range)
{
    return text.substr(range.begin, range.end - range.begin);
}

/// The last part of `o.price`, which may appear in a statement with another qualifier: `price`.
std::string_view lastPart(std::string_view identifier)
{
    const std::size_t dot = identifier.rfind('.');
    return dot == std::string_view::npos ? identifier : identifier.substr(dot + 1);
}

/// The differences; changes with hardly anything between them are merged.
std::vector<DiffHunk> changesBetween(std::string_view failed, std::string_view passed, const LexRules& rules)
{
    constexpr std::uint32_t hardlyAnything = 8;
    std::vector<DiffHunk> changes;
    for (const DiffHunk& hunk : diffByToken(failed, passed, rules)) {
        if (hunk.kind == HunkKind::same)
            continue;
        const bool goesOn = !changes.empty() && hunk.old.begin - changes.back().old.end <= hardlyAnything;
        if (!goesOn)
            changes.push_back(hunk);
        changes.back().old.end = hunk.old.end;
        changes.back().now.end = hunk.now.end;
    }
    return changes;
}

bool isSame(const Lesson& lesson, const LessonCase& seen)
{
    return lesson.code == seen.code && lesson.dialect == seen.dialect && lesson.database == seen.database
        && lesson.mending == seen.mending;
}

bool isForDatabase(const Lesson& lesson, std::string_view dialect, std::string_view database)
{
    return lesson.dialect == dialect && (lesson.database.empty() || lesson.database == database);
}

template <class Fits>
std::vector<Lesson> bestProved(const std::vector<Lesson>& lessons, Fits fits, std::size_t most)
{
    std::vector<Lesson> found;
    std::copy_if(lessons.begin(), lessons.end(), std::back_inserter(found),
                 [&](const Lesson& lesson) { return lesson.isProved() && fits(lesson); });
    std::stable_sort(found.begin(), found.end(),
                     [](const Lesson& a, const Lesson& b) { return a.mended - a.inVain > b.mended - b.inVain; });
    found.resize(std::min(most, found.size()));
    return found;
}

} // namespace

std::optional<Mending> mendingOf(std::string_view failed, std::string_view passed, std::string_view identifier,
                                 const LexRules& rules)
{
    const std::vector<DiffHunk> changes = changesBetween(failed, passed, rules);
    if (changes.empty() || changes.size() > mostChanges)
        return std::nullopt;
    const std::string_view about = lastPart(identifier);
    const auto isAbout = [&](const DiffHunk& hunk) {
        return !about.empty() && part(failed, hunk.old).find(about) != std::string_view::npos;
    };
    const auto found = std::find_if(changes.begin(), changes.end(), isAbout);
    if (found == changes.end() && changes.size() > 1)
        return std::nullopt;
    const DiffHunk& change = found == changes.end() ? changes.front() : *found;
    Mending mending{withoutLiterals(part(failed, change.old), rules), withoutLiterals(part(passed, change.now), rules)};
    const bool isShort = mending.wrong.size() <= longestPart && mending.mended.size() <= longestPart;
    // Replacing a literal by another is not a pattern.
    return isShort && mending.wrong != mending.mended ? std::optional(std::move(mending)) : std::nullopt;
}

void LessonBook::add(const LessonCase& seen)
{
    auto lesson =
        std::find_if(m_lessons.begin(), m_lessons.end(), [&](const Lesson& one) { return isSame(one, seen); });
    if (lesson == m_lessons.end()) {
        if (!seen.hasHelped)
            return;
        lesson = m_lessons.insert(m_lessons.end(), {seen.code, seen.dialect, seen.database, seen.mending, {}, 0, 0});
    }
    lesson->mended += seen.hasHelped ? 1 : 0;
    lesson->inVain += seen.hasHelped ? 0 : 1;
    const bool isNewRun = std::find(lesson->runs.begin(), lesson->runs.end(), seen.run) == lesson->runs.end();
    if (seen.hasHelped && isNewRun && lesson->runs.size() < Lesson::runsOfAProof)
        lesson->runs.push_back(seen.run);
}

std::vector<Lesson> LessonBook::provedFor(std::string_view dialect, std::string_view database, std::size_t most) const
{
    return bestProved(
        m_lessons, [&](const Lesson& lesson) { return isForDatabase(lesson, dialect, database); }, most);
}

std::vector<Lesson> LessonBook::offered(const LessonQuery& query, std::size_t most) const
{
    const std::string sql = withoutLiterals(query.sql, *query.rules);
    return bestProved(
        m_lessons,
        [&](const Lesson& lesson) {
            return lesson.code == query.code && isForDatabase(lesson, query.dialect, query.database)
                && sql.find(lesson.mending.wrong) != std::string::npos;
        },
        most);
}

} // namespace querymend
