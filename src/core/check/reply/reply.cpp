#include "check/reply/reply.h"

#include "base/ascii.h"
#include "check/reply/parts.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t npos = std::string_view::npos;

ByteRange rangeOf(std::size_t begin, std::size_t end)
{
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

ByteRange trimmed(std::string_view text, ByteRange range)
{
    while (range.begin < range.end && asciiIsSpace(text[range.begin]))
        ++range.begin;
    while (range.begin < range.end && asciiIsSpace(text[range.end - 1]))
        --range.end;
    return range;
}

/// Where the SQL is in a reply.
struct Place {
    ByteRange range;
    ReplyForm form = ReplyForm::plain;
    std::vector<TextEdit> unescaped{}; ///< within the range
    bool textAround = false;
    bool severalBlocks = false;
};

/// The reason that a JSON reply gives for having no SQL.
struct Refused {
    ByteRange range;
    std::string reason;
};

class ReplyReader {
public:
    ReplyReader(std::string_view text, const LexRules& rules) : m_text(text), m_rules(rules) {}

    std::optional<Place> read(ByteRange segment);
    [[nodiscard]] const std::optional<Refused>& refused() const { return m_refused; }

private:
    std::optional<Place> json(ByteRange segment);
    std::optional<Place> jsonValue(ByteRange value, bool mayBeBroken);
    std::optional<Place> blocks(ByteRange segment, Opening opening);
    std::optional<Place> bare(ByteRange segment, Opening opening);
    std::optional<Place> inProse(ByteRange segment);
    [[nodiscard]] int gradeOf(const ReplyBlock& block, ByteRange content) const;
    [[nodiscard]] std::string_view of(ByteRange range) const { return range.of(m_text); }

    std::string_view m_text;
    const LexRules& m_rules;
    std::optional<Refused> m_refused;
};

std::optional<Place> ReplyReader::read(ByteRange segment)
{
    constexpr std::string_view markedObject = "\xEF\xBB\xBF{";
    ByteRange inner = trimmed(m_text, segment);
    if (inner.empty())
        return std::nullopt;
    if (of(inner).substr(0, markedObject.size()) == markedObject)
        inner.begin += static_cast<std::uint32_t>(markedObject.size()) - 1;
    const char first = m_text[inner.begin];
    const bool mayBeJson = first == '{' || first == '[';
    if (mayBeJson) {
        if (std::optional<Place> found = json(inner))
            return found;
    }
    const Opening opening = openingOf(of(segment), m_rules);
    if (std::optional<Place> found = blocks(segment, opening))
        return found;
    if (mayBeJson && !jsonMembers(of(inner)).keys.empty())
        return std::nullopt;
    if (of(inner).substr(0, 3) == "```" || of(inner).substr(0, 3) == "~~~")
        return inProse(inner);
    return bare(segment.size() == m_text.size() ? segment : inner, opening);
}

bool isAmong(std::string_view key, std::initializer_list<std::string_view> keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool isSqlKey(std::string_view key)
{
    return isAmong(key, {"sql", "sqlquery", "sqlstatement", "sqlcode", "finalsql", "generatedsql"});
}

bool isReasonKey(std::string_view key)
{
    return isAmong(key, {"invalidrequest", "error", "errormessage", "refusal"});
}

/// If any key is named for SQL, even without a value, only values under such keys count. If the reply also gives a
/// reason for having no SQL, the value must begin as SQL to be taken for it.
std::optional<Place> ReplyReader::json(ByteRange segment)
{
    const JsonMembers found = jsonMembers(of(segment));
    const auto valueOf = [&](const JsonMember& m) {
        return rangeOf(segment.begin + m.value.begin, segment.begin + m.value.end);
    };
    const auto reason = std::find_if(found.members.begin(), found.members.end(), [&](const JsonMember& m) {
        return isReasonKey(m.key) && !trimmed(m_text, valueOf(m)).empty();
    });
    const bool isNamed = std::any_of(found.keys.begin(), found.keys.end(), isSqlKey);
    for (auto member = found.members.rbegin(); member != found.members.rend(); ++member) {
        if (isSqlKey(member->key) != isNamed)
            continue;
        std::optional<Place> place = jsonValue(valueOf(*member), isNamed && reason == found.members.end());
        if (!place)
            continue;
        place->textAround = segment.begin + found.end < segment.end;
        return place;
    }
    if (!m_refused && reason != found.members.end()) {
        const ByteRange value = valueOf(*reason);
        m_refused = Refused{value, EditedText(of(value), unescapes(of(value), rangeOf(0, value.size()))).text()};
    }
    return std::nullopt;
}

/// The value may itself contain a Markdown block. It must begin as SQL unless it is certainly meant as SQL and may
/// therefore be broken.
std::optional<Place> ReplyReader::jsonValue(ByteRange value, bool mayBeBroken)
{
    std::vector<TextEdit> edits = unescapes(of(value), rangeOf(0, value.size()));
    const EditedText plain(of(value), edits);
    ReplyReader inner(plain.text(), m_rules);
    const ByteRange whole = rangeOf(0, plain.text().size());
    const Opening opening = openingOf(plain.text(), m_rules);
    std::optional<Place> place = inner.blocks(whole, opening);
    if (!place && (mayBeBroken || opening == Opening::statement))
        place = inner.bare(whole, opening);
    if (!place || place->form == ReplyForm::json)
        return std::nullopt;
    Place out = *place;
    out.form = ReplyForm::json;
    out.range = plain.toOriginal(place->range);
    out.unescaped.clear();
    for (TextEdit& edit : edits) {
        if (out.range.contains(edit.range)) {
            edit.range = rangeOf(value.begin + edit.range.begin, value.begin + edit.range.end);
            out.unescaped.push_back(std::move(edit));
        }
    }
    out.range = rangeOf(value.begin + out.range.begin, value.begin + out.range.end);
    return out;
}

/// How likely a block holds the SQL of the reply, from 0 (it does not) to 3.
int ReplyReader::gradeOf(const ReplyBlock& block, ByteRange content) const
{
    switch (openingOf(of(content), m_rules)) {
    case Opening::nothing:
    case Opening::prose:
        return 0;
    case Opening::statement:
        return isSqlTag(block.tag) ? 3 : block.tag.empty() ? 2 : 1;
    case Opening::unclear:
        break;
    }
    if (isSqlTag(block.tag))
        return 3;
    const char first = content.empty() ? ' ' : m_text[trimmed(m_text, content).begin];
    return first == '{' || first == '[' ? 2 : block.tag.empty() ? 1 : 0;
}

std::optional<Place> ReplyReader::blocks(ByteRange segment, Opening opening)
{
    std::string_view text = of(segment);
    if (text.find("```") == npos && text.find("~~~") == npos)
        return std::nullopt;
    std::vector<ReplyBlock> all;
    std::uint32_t from = 0;
    if (opening == Opening::statement) {
        const std::size_t fence = fenceBehindSql(text, m_rules);
        if (fence == npos)
            return std::nullopt;
        // The prompt may have ended with the opening fence, in which case this one closes the block.
        const std::size_t behind = std::min(text.find_first_not_of('`', fence), text.size());
        if (behind >= text.size() || asciiIsSpace(text[behind])) {
            all.push_back({rangeOf(0, behind), rangeOf(0, fence), "sql"});
            from = static_cast<std::uint32_t>(behind);
        }
    }
    for (ReplyBlock& block : blocksOf(text.substr(from), m_rules)) {
        for (ByteRange* range : {&block.whole, &block.content})
            *range = {range->begin + from, range->end + from};
        all.push_back(block);
    }
    std::optional<Place> best;
    int bestGrade = 0;
    int candidates = 0;
    for (const ReplyBlock& block : all) {
        const ByteRange content =
            trimmed(m_text, rangeOf(segment.begin + block.content.begin, segment.begin + block.content.end));
        const int grade = content.empty() ? 0 : gradeOf(block, content);
        if (grade == 0)
            continue;
        const char first = m_text[content.begin];
        const bool isJson = (first == '{' || first == '[') && !isSqlTag(block.tag);
        std::optional<Place> place = isJson ? json(content) : Place{content, ReplyForm::fenced};
        if (!place)
            continue;
        candidates += grade > 1 ? 1 : 0;
        if (grade < bestGrade)
            continue;
        bestGrade = grade;
        best = std::move(place);
        best->textAround = !trimmed(m_text, rangeOf(segment.begin, segment.begin + block.whole.begin)).empty()
            || !trimmed(m_text, rangeOf(segment.begin + block.whole.end, segment.end)).empty();
    }
    if (best)
        best->severalBlocks = candidates > 1;
    return best;
}

std::optional<Place> ReplyReader::bare(ByteRange segment, Opening opening)
{
    switch (opening) {
    case Opening::nothing:
        return std::nullopt;
    case Opening::prose:
        return inProse(segment);
    case Opening::unclear:
        return Place{segment};
    case Opening::statement:
        break;
    }
    const std::string_view statement = of(segment).substr(0, endOfStatement(of(segment), m_rules));
    const std::size_t end = beginOfTail(statement, m_rules);
    if (end >= segment.size() || !statementsInProse(of(segment).substr(end), m_rules).empty())
        return Place{segment};
    Place place{trimmed(m_text, rangeOf(segment.begin, segment.begin + end)), ReplyForm::prose};
    place.textAround = true;
    return place;
}

std::optional<Place> ReplyReader::inProse(ByteRange segment)
{
    const std::vector<ByteRange> found = statementsInProse(of(segment), m_rules);
    if (!found.empty()) {
        Place place{rangeOf(segment.begin + found.back().begin, segment.begin + found.back().end)};
        place.form = ReplyForm::prose;
        place.textAround = true;
        place.severalBlocks = found.size() > 1;
        return place;
    }
    // What is written before an object may have braces of its own.
    constexpr int mostBraces = 32;
    std::size_t brace = of(segment).find('{');
    for (int i = 0; i < mostBraces && brace != npos && !m_refused; ++i) {
        if (std::optional<Place> place = json(rangeOf(segment.begin + brace, segment.end))) {
            place->textAround = true;
            return place;
        }
        brace = of(segment).find('{', brace + 1);
    }
    return std::nullopt;
}

ReplyProblem problemOf(std::string_view reply, ByteRange range, const LexRules& rules)
{
    constexpr std::uint32_t longestMessage = 1000;
    ReplyProblem problem;
    problem.range = trimmed(reply, range);
    ByteRange shown{problem.range.begin, std::min(problem.range.end, problem.range.begin + longestMessage)};
    while (shown.end > shown.begin && shown.end < reply.size()
           && (static_cast<unsigned char>(reply[shown.end]) & 0xC0U) == 0x80U)
        --shown.end;
    problem.message = std::string(shown.of(reply));
    const std::string_view words = problem.range.of(reply);
    const bool onlyComments = openingOf(words, rules) == Opening::nothing;
    if (onlyComments ? saysSoPlainly(words) : saysThatItCannot(words))
        problem.code = ErrorCode::invalidRequest;
    return problem;
}

ExtractedSql extracted(std::string_view reply, Place place, bool thinking)
{
    std::vector<TextEdit> edits = std::move(place.unescaped);
    if (place.range.begin > 0)
        edits.push_back({{0, place.range.begin}, {}});
    if (place.range.end < reply.size())
        edits.push_back({rangeOf(place.range.end, reply.size()), {}});
    ExtractedSql out{EditedText(reply, std::move(edits)), place.form, {}};
    if (thinking)
        out.notes.push_back(ReplyNote::thinkingLeftOut);
    if (place.severalBlocks)
        out.notes.push_back(ReplyNote::severalBlocks);
    if (place.textAround)
        out.notes.push_back(ReplyNote::textAround);
    return out;
}

} // namespace

std::string_view describe(ReplyNote note)
{
    switch (note) {
    case ReplyNote::textAround:
        return "text around the SQL ignored";
    case ReplyNote::severalBlocks:
        return "used the last of several SQL blocks";
    case ReplyNote::thinkingLeftOut:
        return "thinking removed";
    }
    return {};
}

Result<ExtractedSql, ReplyProblem> extractSql(std::string_view reply, const LexRules& rules)
{
    if (reply.size() > longestText) // the guard refuses it
        return extracted(reply, Place{rangeOf(0, reply.size())}, false);
    const std::vector<ByteRange> answers = answersOf(reply, rules);
    const bool thinking = answers.size() != 1 || answers.front().size() != reply.size();
    ReplyReader reader(reply, rules);
    ByteRange last = rangeOf(0, reply.size());
    bool spoken = false;
    for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
        if (std::optional<Place> place = reader.read(*answer))
            return extracted(reply, std::move(*place), thinking);
        if (reader.refused())
            return Failure{ReplyProblem{ErrorCode::invalidRequest, reader.refused()->range, reader.refused()->reason}};
        if (!spoken && !trimmed(reply, *answer).empty()) {
            last = *answer;
            spoken = true;
        }
    }
    ReplyProblem problem = problemOf(reply, last, rules);
    if (!spoken)
        problem.code = ErrorCode::noSql;
    return Failure{std::move(problem)};
}

} // namespace querymend
