#include "check/reply.h"

#include "base/ascii.h"
#include "check/reply_parts.h"
#include "sql/lexer.h"

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

/// Where the SQL stands in a reply.
struct Place {
    ByteRange range;
    std::vector<TextEdit> unescaped; ///< within the range
    ReplyForm form = ReplyForm::plain;
    bool textAround = false;
    bool severalBlocks = false;
};

/// A reply that is JSON and has no SQL: the reason that it gives, if any.
struct Refused {
    ByteRange range;
    std::string reason;
};

// Thinking.

bool spells(std::string_view text, std::size_t at, std::string_view word)
{
    return asciiEqualsIgnoringCase(text.substr(at, word.size()), word);
}

/// The length of `<think>`, `</thinking>` and the like at a byte, or 0.
std::size_t tagLength(std::string_view text, std::size_t at, bool closing)
{
    const std::string_view begin = closing ? "</" : "<";
    if (!spells(text, at, begin))
        return 0;
    for (const std::string_view name : {"think>", "thinking>", "thought>", "reasoning>"}) {
        if (spells(text, at + begin.size(), name))
            return begin.size() + name.size();
    }
    return 0;
}

std::size_t findTag(std::string_view text, std::size_t from, bool closing)
{
    for (std::size_t at = text.find('<', from); at != npos; at = text.find('<', at + 1)) {
        if (tagLength(text, at, closing) > 0)
            return at;
    }
    return npos;
}

bool standsAlone(std::string_view text, std::size_t at, std::size_t length)
{
    const std::size_t before = text.find_last_not_of(" \t", at == 0 ? npos : at - 1);
    const bool first = at == 0 || before == npos || text[before] == '\n' || text[before] == '\r' || before >= at;
    const std::size_t behind = text.find_first_not_of(" \t", at + length);
    return first || behind == npos || text[behind] == '\n' || text[behind] == '\r';
}

/// Whether a byte of a text that begins as SQL belongs to a literal or comment.
bool isInLiteral(std::string_view text, std::size_t at, const LexRules& rules)
{
    Lexer lexer(text, rules);
    Token token = lexer.next();
    while (token.kind != TokenKind::end && token.end <= at)
        token = lexer.next();
    return token.kind != TokenKind::end && token.begin < at && token.end - token.begin > 2;
}

/// The stretches of a reply that are no thinking.
std::vector<ByteRange> answersOf(std::string_view text, const LexRules& rules)
{
    const ByteRange whole = rangeOf(0, text.size());
    std::size_t close = findTag(text, 0, true);
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (close == npos)
        return tagLength(text, first, false) > 0 ? std::vector<ByteRange>{} : std::vector<ByteRange>{whole};
    if (openingOf(text, rules) == Opening::statement && isInLiteral(text, close, rules))
        return {whole};
    std::vector<ByteRange> out;
    std::size_t at = 0;
    std::size_t open = findTag(text, 0, false);
    for (; close != npos; close = findTag(text, close + 1, true)) {
        const std::size_t closeLength = tagLength(text, close, true);
        while (open < at)
            open = findTag(text, at, false);
        const bool paired = open < close && standsAlone(text, open, tagLength(text, open, false));
        if (paired)
            out.push_back(rangeOf(at, open));
        else if (!standsAlone(text, close, closeLength))
            continue;
        at = close + closeLength;
    }
    out.push_back(rangeOf(at, text.size()));
    return out;
}

// SQL in what is no thinking.

class ReplyReader {
public:
    ReplyReader(std::string_view text, const LexRules& rules) : m_text(text), m_rules(rules) {}

    std::optional<Place> read(ByteRange segment);
    [[nodiscard]] const std::optional<Refused>& refused() const { return m_refused; }

private:
    std::optional<Place> json(ByteRange segment);
    std::optional<Place> jsonValue(ByteRange value);
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
    const ByteRange inner = trimmed(m_text, segment);
    if (inner.empty())
        return std::nullopt;
    const char first = m_text[inner.begin];
    if (first == '{' || first == '[') {
        if (std::optional<Place> found = json(inner))
            return found;
        if (m_refused)
            return std::nullopt;
    }
    const Opening opening = openingOf(of(segment), m_rules);
    if (std::optional<Place> found = blocks(segment, opening))
        return found;
    return m_refused ? std::nullopt : bare(segment, opening);
}

bool isAmong(std::string_view key, std::initializer_list<std::string_view> keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::optional<Place> ReplyReader::json(ByteRange segment)
{
    const JsonMembers found = jsonMembers(of(segment));
    const auto valueOf = [&](const JsonMember& m) {
        return rangeOf(segment.begin + m.value.begin, segment.begin + m.value.end);
    };
    for (const bool named : {true, false}) {
        for (auto member = found.members.rbegin(); member != found.members.rend(); ++member) {
            const bool fits = named ? member->key.find("sql") != npos
                                    : isAmong(member->key, {"query", "statement", "answer", "code", "content"});
            std::optional<Place> place = fits ? jsonValue(valueOf(*member)) : std::nullopt;
            if (!place)
                continue;
            place->textAround = segment.begin + found.end < segment.end;
            return place;
        }
    }
    for (const JsonMember& member : found.members) {
        const ByteRange value = valueOf(member);
        if (!m_refused && !trimmed(m_text, value).empty()
            && isAmong(member.key, {"invalidrequest", "error", "errormessage", "refusal"}))
            m_refused = Refused{value,
                                EditedText(of(segment).substr(0, member.value.end),
                                           [&] {
                                               auto edits = unescapes(of(segment), member.value);
                                               edits.push_back({rangeOf(0, member.value.begin), {}});
                                               return edits;
                                           }())
                                    .text()};
    }
    return std::nullopt;
}

/// The value may itself be a Markdown block.
std::optional<Place> ReplyReader::jsonValue(ByteRange value)
{
    std::vector<TextEdit> edits;
    for (TextEdit& edit : unescapes(of(value), rangeOf(0, value.size())))
        edits.push_back(std::move(edit));
    const EditedText plain(of(value), edits);
    ReplyReader inner(plain.text(), m_rules);
    const std::optional<Place> place = [&]() -> std::optional<Place> {
        const ByteRange whole = rangeOf(0, plain.text().size());
        const Opening opening = openingOf(plain.text(), m_rules);
        if (std::optional<Place> found = inner.blocks(whole, opening))
            return found;
        return inner.bare(whole, opening);
    }();
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

/// How sure it is that a block holds the SQL of the reply; 0: it does not.
int ReplyReader::gradeOf(const ReplyBlock& block, ByteRange content) const
{
    switch (openingOf(of(content), m_rules)) {
    case Opening::nothing:
    case Opening::prose:
        return 0;
    case Opening::statement:
        return isSqlTag(block.tag) ? 3 : 2;
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
        // What opened this one was the end of the question.
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
        std::optional<Place> place = isJson ? json(content) : Place{content, {}, ReplyForm::fenced};
        if (!place)
            continue;
        ++candidates;
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
    const std::size_t end = endOfStatement(of(segment), m_rules);
    if (end >= segment.size() || !statementsInProse(of(segment).substr(end), m_rules).empty())
        return Place{segment};
    Place place{trimmed(m_text, rangeOf(segment.begin, segment.begin + end)), {}, ReplyForm::prose};
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
    const std::size_t brace = of(segment).find('{');
    std::optional<Place> place = brace == npos ? std::nullopt : json(rangeOf(segment.begin + brace, segment.end));
    if (place)
        place->textAround = true;
    return place;
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
        return "text around the SQL left out";
    case ReplyNote::severalBlocks:
        return "last of several SQL blocks taken";
    case ReplyNote::thinkingLeftOut:
        return "thinking left out";
    }
    return {};
}

Result<ExtractedSql, ReplyProblem> extractSql(std::string_view reply, const LexRules& rules)
{
    if (reply.size() > longestText) // the guard says so
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
