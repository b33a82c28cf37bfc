#pragma once

#include "check/faultsight.h"

#include <cstdint>
#include <optional>
#include <span>

namespace querymend {

/// Whether an expression is certainly an integer; `big` if it has 64 bits.
enum class WholeNumber : std::uint8_t { no, small, big };

/// Reads from the tokens of a statement which operands are certainly integers.
class WholeNumbers {
public:
    using Tokens = std::span<const Token>;

    explicit WholeNumbers(FaultSight& sight) : m_sight(sight) {}

    [[nodiscard]] WholeNumber of(Tokens tokens, int depth = 0);
    /// How many tokens the operand at the beginning has: a number, a column, a call or something in parentheses, with
    /// its sign; 0 if it is none of these.
    [[nodiscard]] std::size_t operandAt(Tokens tokens) const;
    /// How many tokens the operand at the end has.
    [[nodiscard]] std::size_t operandBefore(Tokens tokens) const;
    [[nodiscard]] const Call* callAt(const Token& name) const;
    [[nodiscard]] bool isOperator(const Token& token, std::string_view spelling) const;

private:
    [[nodiscard]] WholeNumber ofOperand(Tokens tokens, int depth);
    [[nodiscard]] WholeNumber ofCall(const Call& call, int depth);
    [[nodiscard]] WholeNumber ofAll(std::span<const ByteRange> ranges, int depth);
    [[nodiscard]] WholeNumber ofColumn(std::uint32_t begin, std::uint32_t end);
    [[nodiscard]] WholeNumber ofCase(Tokens tokens, int depth);
    [[nodiscard]] WholeNumber ofQuery(ByteRange range, int depth);

    FaultSight& m_sight;
};

} // namespace querymend
