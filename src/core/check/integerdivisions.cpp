#include "check/integerdivisions.h"

#include "base/ascii.h"
#include "check/valuekind.h"
#include "check/wholenumbers.h"
#include "dialect/dialectforms.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

constexpr double confidence = 0.6;
constexpr std::size_t mostDivisions = 50;

using Tokens = WholeNumbers::Tokens;

bool namesAFraction(std::string_view words)
{
    static constexpr std::array<std::string_view, 12> known{"ratio",      "percent", "percentage", "pct",
                                                            "proportion", "share",   "fraction",   "average",
                                                            "avg",        "mean",    "rate",       "density"};
    const std::vector<std::string> parts = nameWords(words);
    return std::any_of(parts.begin(), parts.end(), [](const std::string& part) {
        return std::find(known.begin(), known.end(), part) != known.end();
    });
}

class IntegerDivisions {
public:
    explicit IntegerDivisions(FaultSight& sight) : m_sight(sight), m_numbers(sight) {}

    std::vector<Finding> run()
    {
        const auto& tokens = m_sight.query().tokens;
        std::size_t looked = 0;
        for (std::size_t i = 0; i < tokens.size() && looked < mostDivisions; ++i) {
            if (tokens[i].kind != TokenKind::op || !m_numbers.isOperator(tokens[i], "/"))
                continue;
            ++looked;
            check(i);
        }
        return std::move(m_findings);
    }

private:
    Tokens all() const { return m_sight.query().tokens; }

    void check(std::size_t sign)
    {
        const std::size_t right = m_numbers.operandAt(all().subspan(sign + 1));
        const std::size_t left = chainBefore(sign);
        if (left == 0 || right == 0)
            return;
        const std::size_t begin = sign - left;
        const std::size_t end = sign + 1 + right;
        if ((begin > 0 && isSticky(all()[begin - 1])) || (end < all().size() && isSticky(all()[end])))
            return;
        const Tokens dividend = all().subspan(begin, left);
        const Tokens divisor = all().subspan(sign + 1, right);
        if (m_numbers.of(dividend) == WholeNumber::no || m_numbers.of(divisor) == WholeNumber::no)
            return;
        if ((hasAggregate(dividend) && hasAggregate(divisor)) || isConverted(begin, end)
            || (divisor.front().kind != TokenKind::number && isCalledAFraction(all()[sign])))
            report(dividend, divisor);
    }

    /// An operator that binds closer than the division.
    bool isSticky(const Token& token) const
    {
        return m_numbers.isOperator(token, "::") || m_numbers.isOperator(token, "||")
            || token.kind == TokenKind::openBracket;
    }

    /// The tokens of `a * b % c` before the sign, without another division.
    std::size_t chainBefore(std::size_t sign) const
    {
        std::size_t at = sign;
        for (;;) {
            const std::size_t size = m_numbers.operandBefore(all().first(at));
            if (size == 0)
                return 0;
            at -= size;
            if (at == 0 || !(m_numbers.isOperator(all()[at - 1], "*") || m_numbers.isOperator(all()[at - 1], "%")))
                break;
            --at;
        }
        const bool isDivided = at > 0 && m_numbers.isOperator(all()[at - 1], "/");
        return isDivided ? 0 : sign - at;
    }

    bool hasAggregate(Tokens tokens) const
    {
        return std::any_of(tokens.begin(), tokens.end(), [this](const Token& token) {
            const Call* const call = token.kind == TokenKind::word ? m_numbers.callAt(token) : nullptr;
            if (!call || call->name.count != 1)
                return false;
            const std::string name = asciiLowered(m_sight.outline().parts(call->name).front().text);
            return name == "count" || name == "sum";
        });
    }

    /// Whether the quotient is rounded to decimals, multiplied by 100 or a fraction, or cast.
    bool isConverted(std::size_t begin, std::size_t end) const
    {
        while (begin > 0 && end < all().size() && all()[begin - 1].kind == TokenKind::openParen
               && all()[end].kind == TokenKind::closeParen && !(begin > 1 && isCalled(begin - 1))) {
            --begin;
            ++end;
        }
        if (end + 1 < all().size() && m_numbers.isOperator(all()[end], "*")
            && all()[end + 1].kind == TokenKind::number) {
            const std::string_view factor = all()[end + 1].text(m_sight.query().text);
            if (factor == "100" || factor.find('.') != std::string_view::npos)
                return true;
        }
        if (begin == 0 || end >= all().size() || all()[begin - 1].kind != TokenKind::openParen || !isCalled(begin - 1))
            return false;
        return isRounding(begin - 2, end) || isCast(begin - 2, end);
    }

    bool isCalled(std::size_t parenthesis) const
    {
        return parenthesis > 0 && m_numbers.callAt(all()[parenthesis - 1]) != nullptr;
    }

    bool isWord(std::size_t at, std::string_view word) const
    {
        return at < all().size() && asciiEqualsIgnoringCase(all()[at].text(m_sight.query().text), word);
    }

    bool isRounding(std::size_t name, std::size_t end) const
    {
        return isWord(name, "round") && all()[end].kind == TokenKind::comma && end + 1 < all().size()
            && all()[end + 1].kind == TokenKind::number && !isWord(end + 1, "0");
    }

    bool isCast(std::size_t name, std::size_t end) const
    {
        if (!isWord(name, "cast") || !isWord(end, "as") || end + 1 >= all().size())
            return false;
        return valueKindOf(all()[end + 1].text(m_sight.query().text)) == ValueKind::fraction;
    }

    bool isCalledAFraction(const Token& sign) const
    {
        for (const Scope& scope : m_sight.outline().scopes) {
            for (const SelectItem& item : scope.items) {
                if (item.expression.contains(sign.range()) && namesAFraction(item.alias.text))
                    return true;
            }
        }
        return false;
    }

    void report(Tokens dividend, Tokens divisor)
    {
        Finding made;
        made.rung = Rung::references;
        made.severity = Severity::warning;
        made.code = ErrorCode::integerDivision;
        made.range = {dividend.front().begin, divisor.back().end};
        made.identifier = std::string(m_sight.textOf(made.range));
        made.message = made.identifier + " divides integers, so " + std::string(m_sight.query().dialect.displayName)
            + " drops the fraction.";
        const std::size_t first = m_numbers.operandAt(dividend);
        const ByteRange operand{dividend.front().begin, dividend[first == 0 ? 0 : first - 1].end};
        const std::string cast = withExpression(m_sight.query().dialect.forms->cast, m_sight.textOf(operand));
        made.suggestions.push_back({cast + std::string(m_sight.textOf({operand.end, made.range.end}))});
        made.fixes.push_back({{{operand, cast}}, "divide " + cast + " to keep the fraction", confidence});
        m_findings.push_back(std::move(made));
    }

    FaultSight& m_sight;
    WholeNumbers m_numbers;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> integerDivisions(FaultSight& sight)
{
    const DialectForms* const forms = sight.query().dialect.forms;
    if (!forms || !forms->truncatesQuotients || sight.query().text.find('/') == std::string_view::npos)
        return {};
    return IntegerDivisions(sight).run();
}

} // namespace querymend
