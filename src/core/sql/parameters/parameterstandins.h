#pragma once

#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A text in which each `:name` is spelled as a value of its dialect, such as `$name` or `@name`, so that whatever
/// reads the dialect reads the parameters too. All places are the same in both texts.
class ParameterStandIns {
public:
    ParameterStandIns(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] bool hasParameters() const { return m_hasParameters; }
    /// Spells the parameters in SQL that was made from text() as before.
    [[nodiscard]] std::string restored(std::string sql) const;

private:
    std::string m_text;
    LexRules m_lexRules;
    std::vector<std::string> m_names; ///< of the parameters that were respelled
    char m_sign = ':';                ///< what they begin with now
    bool m_hasParameters = false;
};

} // namespace querymend
