#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/textmap.h"
#include "sql/functions.h"
#include "sql/lexrules.h"
#include "sql/outline.h"
#include "sql/syntaxrules.h"
#include "sql/token.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class CommentPolicy : std::uint8_t { strip, refuse };
enum class StatementPolicy : std::uint8_t {
    anyQuery,
    selectOnly, ///< nothing but SELECT and WITH … SELECT
};

/// What a schema knows of the names that a statement reads from.
class KnownTables {
public:
    KnownTables() = default;
    KnownTables(const KnownTables&) = delete;
    KnownTables& operator=(const KnownTables&) = delete;
    virtual ~KnownTables() = default;

    [[nodiscard]] virtual bool has(std::span<const NamePart> name) const = 0;
    /// Whether it is a table that can be called like a function.
    [[nodiscard]] virtual bool canCall(std::span<const NamePart> name) const = 0;
};

/// How much of what only reads a person lets through.
struct GuardPolicy {
    CommentPolicy comments = CommentPolicy::strip;
    StatementPolicy statements = StatementPolicy::anyQuery;
    std::span<const std::string> extraFunctions;  ///< of the schema or the settings: `name` or `schema.name`
    std::span<const std::string> searchPath = {}; ///< where names without a schema are looked up, if that is known
    const KnownTables* tables = nullptr;          ///< null: nothing is known of the schema
};

inline constexpr GuardPolicy analystPolicy{};
inline constexpr GuardPolicy strictPolicy{CommentPolicy::refuse, StatementPolicy::selectOnly, {}, {}, nullptr};

/// One reason why a text does not go to an engine.
struct Refusal {
    ErrorCode code;
    ByteRange range;
    std::string subject;      ///< the verb, function or name it is about, as written
    std::string message = {}; ///< says more than the code and the subject do; mostly empty

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// SQLite's pragmas that only describe the schema.
inline constexpr std::string_view readingPragmas =
    " collation_list compile_options database_list foreign_key_list function_list index_info index_list index_xinfo "
    "module_list table_info table_list table_xinfo ";

/// A call of a function that is on no list of its dialect.
struct UnlistedCall {
    ByteRange range; ///< of the name
    std::string name;
};

/// What the guard says of one text.
struct GuardVerdict {
    std::vector<Refusal> refusals; ///< the most important first
    std::vector<UnlistedCall> unlisted;
    /// Only not understood, with nothing forbidden in sight: an engine may prepare it, to say what is wrong.
    bool unclear = false;
    /// The one statement of the text: comments are a blank, closing semicolons are gone. Empty where
    /// nothing may go to an engine.
    EditedText statement{{}, {}};

    [[nodiscard]] bool admitted() const { return refusals.empty() && unlisted.empty(); }
};

/// Judges a text that was cut and outlined under the same rules. It trusts the outline for what is
/// allowed, but looks for what is forbidden in the tokens too.
[[nodiscard]] GuardVerdict judge(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                                 const LexRules& lexRules, const SyntaxRules& syntaxRules,
                                 const FunctionLists& functions, const GuardPolicy& policy);

} // namespace querymend
