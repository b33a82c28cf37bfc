#pragma once

#include "sql/guard.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace querymend {

/// What a guard looks at.
struct GuardInput {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    const LexRules& lex;
    const SyntaxRules& syntax;
    const FunctionLists& functions;
    const GuardPolicy& policy;
};

/// Collects refusals. A hostile text can give one per token, so each code keeps only its first ones.
class GuardFindings {
public:
    static constexpr std::size_t mostPerCode = 20;

    explicit GuardFindings(std::string_view text) : m_text(text) {}

    /// Keeps nothing where the same code already covers a part of the range.
    void refuse(ErrorCode code, ByteRange range, std::string_view subject);
    /// With the text of the range as the subject.
    void refuse(ErrorCode code, ByteRange range);
    [[nodiscard]] bool has(ErrorCode code) const { return m_count[static_cast<std::size_t>(code)] != 0; }
    /// The most important first, then as they stand in the text.
    [[nodiscard]] std::vector<Refusal> inOrder() &&;

private:
    std::string_view m_text;
    std::vector<Refusal> m_refusals;
    std::array<std::size_t, errorCodeCount> m_count{};
};

/// Reads the tokens for whatever is forbidden wherever it stands, without asking the outline more than
/// whether a name that looks called is the name of a CTE or an alias.
void refuseByTokens(const GuardInput& input, GuardFindings& findings);

/// Asks for each call of the outline what the lists say of its function.
void judgeCalls(const GuardInput& input, GuardFindings& findings, std::vector<UnlistedCall>& unlisted);

/// Tables that are really functions, files or the keepers of passwords.
void judgeSources(const GuardInput& input, GuardFindings& findings);

/// What the names of a text stand for in it. Each answer is made ready when it is first asked for.
class NamesInUse {
public:
    /// It must outlive this.
    explicit NamesInUse(const Outline& outline) : m_outline(outline) {}

    /// Whether some source is known by this name.
    [[nodiscard]] bool isExposed(std::string_view name);
    /// Whether the name of a source, or of its schema, stands here.
    [[nodiscard]] bool beginsSource(ByteRange word);
    /// Whether a CTE or an alias is given its name here.
    [[nodiscard]] bool isCteOrAlias(ByteRange word);

private:
    const Outline& m_outline;
    std::optional<std::unordered_set<std::string>> m_exposed;
    std::optional<std::unordered_set<std::uint32_t>> m_sources;
    std::optional<std::unordered_set<std::uint32_t>> m_given;
};

/// Whether a token begins an operation that changes something, if it stands where a statement could begin.
[[nodiscard]] bool spellsForbiddenVerb(const Token& token);

} // namespace querymend
