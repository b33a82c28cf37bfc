#pragma once

#include "sql/guard/guard.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace querymend {

/// Everything that the guard examines.
struct GuardInput {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    const LexRules& lex;
    const SyntaxRules& syntax;
    const FunctionLists& functions;
    const GuardPolicy& policy;
};

/// Collects refusals. A hostile text can cause one per token, so only the first few of each code are kept.
class GuardFindings {
public:
    static constexpr std::size_t mostPerCode = 20;

    explicit GuardFindings(std::string_view text) : m_text(text) {}

    /// Ignored if a refusal with the same code already overlaps the range.
    void refuse(ErrorCode code, ByteRange range, std::string_view subject);
    /// Takes the text of the range as the subject.
    void refuse(ErrorCode code, ByteRange range);
    [[nodiscard]] bool has(ErrorCode code) const { return m_count[static_cast<std::size_t>(code)] != 0; }
    /// Most important first, then in text order.
    [[nodiscard]] std::vector<Refusal> inOrder() &&;

private:
    std::string_view m_text;
    std::vector<Refusal> m_refusals;
    std::array<std::size_t, errorCodeCount> m_count{};
};

/// Searches the tokens for anything forbidden. Uses the outline only for what names mean: sources, CTEs and
/// aliases.
void refuseByTokens(const GuardInput& input, GuardFindings& findings);

/// Checks every call in the outline against the function lists.
void judgeCalls(const GuardInput& input, GuardFindings& findings, std::vector<UnlistedCall>& unlisted);

/// Refuses tables that are really functions or files, are on a linked server, or hold secrets.
void judgeSources(const GuardInput& input, GuardFindings& findings);

/// Finds out what the names of a text mean. Each index is built on first use.
class NamesInUse {
public:
    /// The outline must outlive this object.
    explicit NamesInUse(const Outline& outline) : m_outline(outline) {}

    /// Whether a source is known by this name.
    [[nodiscard]] bool isExposed(std::string_view name);
    /// Whether the (possibly qualified) name of a source begins here.
    [[nodiscard]] bool beginsSource(ByteRange word);
    /// Whether this word introduces a CTE or a source alias.
    [[nodiscard]] bool isCteOrAlias(ByteRange word);

private:
    const Outline& m_outline;
    std::optional<std::unordered_set<std::string>> m_exposed;
    std::optional<std::unordered_set<std::uint32_t>> m_sources;
    std::optional<std::unordered_set<std::uint32_t>> m_given;
};

/// Whether a token would begin a modifying operation if a statement could begin there.
[[nodiscard]] bool spellsForbiddenVerb(const Token& token);

} // namespace querymend
