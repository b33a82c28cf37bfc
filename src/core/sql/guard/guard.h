#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/textmap.h"
#include "sql/guard/functions.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class CommentPolicy : std::uint8_t { strip, refuse };
enum class StatementPolicy : std::uint8_t {
    anyQuery,
    selectOnly, ///< only SELECT and WITH … SELECT
};

/// Looks up in the schema the names that a statement reads from.
class KnownTables {
public:
    KnownTables() = default;
    KnownTables(const KnownTables&) = delete;
    KnownTables& operator=(const KnownTables&) = delete;
    virtual ~KnownTables() = default;

    [[nodiscard]] virtual bool has(std::span<const NamePart> name) const = 0;
    /// Whether the name is a table that can be called like a function.
    [[nodiscard]] virtual bool canCall(std::span<const NamePart> name) const = 0;
};

/// What the user's settings admit, beyond the rule that a text only reads.
struct GuardPolicy {
    CommentPolicy comments = CommentPolicy::strip;
    StatementPolicy statements = StatementPolicy::anyQuery;
    std::span<const std::string> extraFunctions;  ///< from the schema or the settings: `name` or `schema.name`
    std::span<const std::string> searchPath = {}; ///< schemas where unqualified names are looked up, if known
    const KnownTables* tables = nullptr;          ///< null if the schema is unknown
};

inline constexpr GuardPolicy analystPolicy{};
inline constexpr GuardPolicy strictPolicy{CommentPolicy::refuse, StatementPolicy::selectOnly, {}, {}, nullptr};

/// One reason for keeping a text from the engine.
struct Refusal {
    ErrorCode code;
    ByteRange range;
    std::string subject;      ///< the verb, function or name it is about, as written
    std::string message = {}; ///< details beyond code and subject; usually empty

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// SQLite pragmas that only describe the schema.
inline constexpr std::string_view readingPragmas =
    " collation_list compile_options database_list foreign_key_list function_list index_info index_list index_xinfo "
    "module_list table_info table_list table_xinfo ";

/// A call of a function on none of the dialect's lists.
struct UnlistedCall {
    ByteRange range; ///< of the name
    std::string name;
};

/// The guard's verdict on one text.
struct GuardVerdict {
    std::vector<Refusal> refusals; ///< most important first
    std::vector<UnlistedCall> unlisted;
    /// Not understood, but with nothing forbidden in sight: an engine may prepare it to report the error.
    bool unclear = false;
    /// The single statement of the text: comments become blanks, closing semicolons are cut off. Empty if
    /// nothing may go to an engine.
    EditedText statement{{}, {}};

    [[nodiscard]] bool admitted() const { return refusals.empty() && unlisted.empty(); }
};

/// Judges a text that was lexed and outlined under the same rules. Trusts the outline for what is allowed,
/// but also searches the tokens for what is forbidden.
[[nodiscard]] GuardVerdict judge(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                                 const LexRules& lexRules, const SyntaxRules& syntaxRules,
                                 const FunctionLists& functions, const GuardPolicy& policy);

} // namespace querymend
