#include "check/typeadvice.h"

#include "base/ascii.h"
#include "check/syntaxtokens.h"
#include "check/usage.h"
#include "dialect/dialectforms.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr double castConfidence = 0.75;
/// A stored text may be no number and no date, which only the rows tell: the cast is offered, not made.
constexpr double doubtfulConfidence = 0.45;
constexpr double literalConfidence = 0.8;

bool isOperator(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("=<>!~*+-/%|&#^@") == std::string_view::npos;
}

/// The types and the operator of a message such as `operator does not exist: integer = text`. In `Cannot compare values
/// of type DATE and type VARCHAR` there is no operator.
struct Operands {
    std::string left;
    std::string sign;
    std::string right;
};

std::optional<Operands> comparedTypesIn(std::string_view types)
{
    constexpr std::string_view between = " and type ";
    const std::size_t middle = types.find(between);
    if (middle == std::string_view::npos)
        return std::nullopt;
    const std::string_view right = types.substr(middle + between.size());
    return Operands{std::string(types.substr(0, middle)), {}, std::string(right.substr(0, right.find(" - ")))};
}

std::optional<Operands> operandsIn(std::string_view message, std::string_view prefix)
{
    const std::size_t begin = prefix.empty() ? std::string_view::npos : message.find(prefix);
    if (begin == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = message.substr(begin + prefix.size());
    if (auto compared = comparedTypesIn(rest.substr(0, rest.find('\n'))))
        return compared;
    rest = rest.substr(0, rest.find_first_of("\n("));
    Operands found;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        std::string& part = found.sign.empty() ? found.left : found.right;
        if (found.sign.empty() && isOperator(word))
            found.sign = word;
        else
            part += (part.empty() ? "" : " ") + std::string(word);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const bool isWhole = !found.left.empty() && !found.sign.empty() && !found.right.empty();
    return isWhole ? std::optional(std::move(found)) : std::nullopt;
}

std::string cast(std::string_view value, std::string_view type)
{
    return "CAST(" + std::string(value) + " AS " + std::string(type) + ')';
}

bool isLike(std::string_view sign)
{
    return sign.find('~') != std::string_view::npos;
}

class TypeAdvice {
public:
    TypeAdvice(Finding& finding, std::string_view statement, const Dialect& dialect)
        : m_finding(finding), m_tokens(lex(statement, dialect.lex)),
          m_outline(outlineOf(statement, m_tokens, dialect.syntax)), m_judged{statement, m_tokens, m_outline, dialect},
          m_in(m_judged)
    {}

    void onOperator(Operands types, std::uint32_t place)
    {
        const std::size_t at = tokenAt(place);
        if (types.sign.empty())
            types.sign = m_in.text(at);
        const std::size_t begin = beginOfOperand(m_in, at, m_judged.dialect.syntax);
        const std::size_t negation = m_in.is(at, Keyword::Not) ? 1 : 0;
        const std::size_t right = at + 1 + negation;
        const std::size_t end = endOfOperand(m_in, right);
        if (at == 0 || begin >= at || end >= m_in.size())
            return;
        const ByteRange leftSide = m_in.range(begin, at - 1);
        const ByteRange rightSide = m_in.range(right, end);
        const ValueKind left = valueKindOf(types.left);
        const ValueKind other = valueKindOf(types.right);
        if (isLike(types.sign))
            return offer(leftSide, "text");
        const bool isEquality = types.sign == "=" || types.sign == "<>" || types.sign == "!=";
        if (correctLiteral(left, isEquality, rightSide, right, end)
            || correctLiteral(other, isEquality, leftSide, begin, at - 1))
            return;
        if (isNumber(left) && asciiEqualsIgnoringCase(types.right, "interval"))
            return offerAge(begin, at);
        if (left == ValueKind::moment && isNumber(other))
            return offerYear(leftSide);
        if (other == ValueKind::moment && isNumber(left))
            return offerYear(rightSide);
        if (left == ValueKind::text && isNumber(other))
            return isEquality ? offer(rightSide, "text") : offer(leftSide, "numeric", doubtfulConfidence);
        if (isNumber(left) && other == ValueKind::text)
            return isEquality ? offer(leftSide, "text") : offer(rightSide, "numeric", doubtfulConfidence);
        if (left == ValueKind::text && other == ValueKind::moment)
            return offer(leftSide, types.right, doubtfulConfidence);
        if (left == ValueKind::moment && other == ValueKind::text)
            return offer(rightSide, types.left, doubtfulConfidence);
    }

    /// COALESCE(number, 'none'): a text that stands for a missing value of another type.
    void onLiteral(std::uint32_t place)
    {
        const std::size_t at = tokenAt(place);
        const ByteRange literal = m_in.at(at).range();
        const auto call = std::ranges::find_if(m_outline.calls, [&](const Call& c) {
            const std::string_view name = m_outline.parts(c.name).back().text;
            return (asciiEqualsIgnoringCase(name, "coalesce") || asciiEqualsIgnoringCase(name, "ifnull"))
                && c.arguments.size() == 2 && isWhole(c.arguments.back(), literal);
        });
        if (m_in.is(at, TokenKind::string) && call != m_outline.calls.end())
            offer(call->arguments.front(), "text");
    }

    /// `round(double precision, integer)`: the first call at the place, and the types of its arguments.
    void onFunction(std::string_view signature, std::uint32_t place)
    {
        const std::size_t open = signature.find('(');
        if (open == std::string_view::npos)
            return;
        std::vector<std::string> types;
        for (std::string_view rest = signature.substr(open + 1); !rest.empty();) {
            const std::size_t end = std::min(rest.find_first_of(",)"), rest.size());
            types.emplace_back(asciiTrimmed(rest.substr(0, end)));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        const std::string_view qualified = signature.substr(0, open);
        const std::string_view function = qualified.substr(qualified.rfind('.') + 1);
        if (isOperator(function) && types.size() == 2)
            return onOperator({types.front(), std::string(function), types.back()}, place);
        const auto call = std::ranges::find_if(m_outline.calls, [&](const Call& c) {
            const std::string_view name = m_outline.parts(c.name).back().text;
            // EXTRACT is a call of date_part to some engines.
            return c.range.begin <= place && place < c.range.end && c.arguments.size() == types.size()
                && (asciiEqualsIgnoringCase(name, function) || asciiEqualsIgnoringCase(name, "extract"));
        });
        if (call == m_outline.calls.end() || types.empty())
            return;
        for (const Row& row : functionRows) {
            const bool isMeant = row.argument < types.size()
                && row.names.find(' ' + asciiLowered(function) + ' ') != std::string_view::npos
                && areAlike(valueKindOf(types[row.argument]), row.stored);
            if (isMeant)
                return offer(call->arguments[row.argument], row.type,
                             row.stored == ValueKind::text ? doubtfulConfidence : castConfidence);
        }
    }

private:
    [[nodiscard]] std::size_t tokenAt(std::uint32_t place) const
    {
        std::size_t at = 0;
        while (at < m_in.size() && m_in.at(at).end <= place)
            ++at;
        return at;
    }

    [[nodiscard]] bool isWhole(ByteRange argument, ByteRange token) const
    {
        return asciiTrimmed(argument.of(m_judged.text)) == token.of(m_judged.text) && argument.begin <= token.begin
            && token.end <= argument.end;
    }

    /// Functions by what they take, where a value of another kind is often given.
    struct Row {
        std::string_view names;
        std::size_t argument;
        ValueKind stored;
        std::string_view type;
    };
    static constexpr std::array<Row, 9> functionRows{
        {{" round trunc ", 0, ValueKind::fraction, "numeric"},
         {" sum avg round abs ceil floor mod stddev variance ", 0, ValueKind::text, "numeric"},
         {" substr substring left right lower upper length trim ltrim rtrim replace strpos split_part string_agg "
          "char_length starts_with regexp_replace lpad rpad reverse ",
          0, ValueKind::fraction, "text"},
         {" substr substring left right lower upper length trim ltrim rtrim replace strpos split_part string_agg "
          "char_length starts_with regexp_replace lpad rpad ",
          0, ValueKind::moment, "text"},
         {" sum avg ", 0, ValueKind::truth, "integer"},
         {" year quarter month week day hour minute second dayofweek dayofyear ", 0, ValueKind::text, "timestamp"},
         {" datediff date_diff datesub date_sub ", 1, ValueKind::text, "timestamp"},
         {" to_char age ", 0, ValueKind::text, "timestamp"},
         {" date_part date_trunc extract ", 1, ValueKind::text, "timestamp"}}};

    void add(ByteRange range, std::string replacement, std::string reason, double confidence)
    {
        m_finding.fixes.push_back({{{range, std::move(replacement)}}, std::move(reason), confidence});
    }

    void offer(ByteRange value, std::string_view type, double confidence = castConfidence)
    {
        const std::string_view written = asciiTrimmed(value.of(m_judged.text));
        const auto begin = static_cast<std::uint32_t>(written.data() - m_judged.text.data());
        const bool isNumeric = type == "numeric"; // which is not exact everywhere
        add({begin, begin + static_cast<std::uint32_t>(written.size())},
            isNumeric ? withExpression(m_judged.dialect.forms->cast, written) : cast(written, type),
            "both sides need one type: a cast to " + std::string(type), confidence);
    }

    void offerYear(ByteRange value)
    {
        add(value, withExpression(m_judged.dialect.forms->year, value.of(m_judged.text)), "the year of the date",
            castConfidence);
    }

    /// A difference of dates, which is a number of days, beside an interval: the time between them.
    void offerAge(std::size_t second, std::size_t sign)
    {
        if (second < 2 || m_in.text(second - 1) != "-" || !findFunction(m_judged.dialect.functions, "age"))
            return;
        std::size_t first = beginOfOperand(m_in, second - 1, m_judged.dialect.syntax);
        const bool isTyped =
            m_in.is(first, TokenKind::string) && first > 0 && asciiEqualsIgnoringCase(m_in.text(first - 1), "date");
        first -= isTyped ? 1 : 0;
        add(m_in.range(first, sign - 1),
            "AGE(" + std::string(m_in.text(first, second - 2)) + ", " + std::string(m_in.text(second, sign - 1)) + ')',
            "the time between two dates is an interval", castConfidence);
    }

    /// A number literal where a text or a truth value is needed, or the other way round.
    bool correctLiteral(ValueKind needed, bool isEquality, ByteRange side, std::size_t first, std::size_t last)
    {
        const bool isTruth = m_in.is(first, Keyword::True) || m_in.is(first, Keyword::False);
        if (first == last && isTruth && isNumber(needed)) {
            add(side, m_in.is(first, Keyword::True) ? "1" : "0", "the column holds numbers", literalConfidence);
            return true;
        }
        if (first != last || !m_in.is(first, TokenKind::number))
            return false;
        const std::string_view literal = side.of(m_judged.text);
        if (needed == ValueKind::text && isEquality) { // texts are not in the order of numbers
            add(side, '\'' + std::string(literal) + '\'', "the column holds texts", literalConfidence);
            return true;
        }
        if (needed != ValueKind::truth || (literal != "0" && literal != "1"))
            return false;
        add(side, literal == "1" ? "TRUE" : "FALSE", "the column holds truth values", literalConfidence);
        return true;
    }

    Finding& m_finding;
    std::vector<Token> m_tokens;
    Outline m_outline;
    JudgedText m_judged;
    SyntaxTokens m_in;
};

} // namespace

void adviseOnTypes(Finding& finding, std::string_view statement, std::uint32_t place, const Dialect& dialect)
{
    const DialectForms& forms = *dialect.forms;
    if (const auto types = operandsIn(finding.message, forms.operatorMismatch)) {
        TypeAdvice(finding, statement, dialect).onOperator(*types, place);
        return;
    }
    if (!forms.literalMismatch.empty() && finding.message.find(forms.literalMismatch) != std::string::npos) {
        TypeAdvice(finding, statement, dialect).onLiteral(place);
        return;
    }
    const std::size_t begin =
        forms.functionMismatch.empty() ? std::string::npos : finding.message.find(forms.functionMismatch);
    const std::size_t end = finding.message.find(')', begin == std::string::npos ? 0 : begin);
    if (begin == std::string::npos || end == std::string::npos)
        return;
    const std::size_t name = begin + forms.functionMismatch.size();
    TypeAdvice(finding, statement, dialect)
        .onFunction(std::string_view(finding.message).substr(name, end - name), place);
}

} // namespace querymend
