#pragma once

#include "sql/formatter/rolecontext.h"

#include <string_view>

namespace querymend {

/// Keyword sets shared by all dialects, built once per text.
struct WordSets {
    KeywordSet always = keywordSet("select from where and or not null case when then else in is like having union all "
                                   "distinct on join as into");
    KeywordSet functionLike = keywordSet(
        "cast try_cast coalesce nullif extract substring trim position overlay grouping row_number rank dense_rank "
        "percent_rank cume_dist ntile lag lead first_value last_value nth_value");
    KeywordSet joinWords = keywordSet("natural left right full inner cross outer semi anti asof positional");
    KeywordSet headWords = keywordSet("distinct all distinctrow by siblings high_priority sql_calc_found_rows "
                                      "sql_no_cache sql_small_result sql_big_result sql_buffer_result");
    KeywordSet windowWords = keywordSet("partition by order rows range groups between unbounded preceding following "
                                        "current row exclude ties others group nulls first last asc desc and");
    KeywordSet limitWords = keywordSet("limit offset fetch first next row rows only percent ties with all");
    KeywordSet lockWords = keywordSet("update share no key of nowait skip locked read only");
    KeywordSet units = keywordSet("year quarter month week day hour minute second microsecond to");
    KeywordSet spaced = keywordSet(
        "and or not in any all some between like ilike is when then else case select distinct from where having on "
        "using "
        "by as over filter union except intersect minus join lateral values with limit offset set into returning "
        "qualify window group exists materialized apply glob regexp rlike similar fetch first next");
};

/// Decides whether the word that has been read to is a keyword there.
class KeywordReader {
public:
    /// Both must outlive this object.
    KeywordReader(const RoleContext& context, const SyntaxRules& rules)
        : m_context(context), m_rules(rules), m_reserved(rules.notNames | m_words.always)
    {}

    [[nodiscard]] const WordSets& words() const { return m_words; }
    [[nodiscard]] bool isKeywordHere(Keyword keyword) const;
    /// Whether the word is the name of a function that is called here, and written like a keyword.
    [[nodiscard]] bool isFunctionName(Keyword keyword, std::string_view word) const;
    /// Whether the word here is the first of a join operator, or continues one.
    [[nodiscard]] bool beginsJoin() const;

private:
    [[nodiscard]] bool isKeywordAfterAs(Keyword keyword) const;
    [[nodiscard]] bool isKeywordInContext(Keyword keyword) const;
    [[nodiscard]] bool isPairedWord(Keyword keyword) const;

    const RoleContext& m_context;
    const SyntaxRules& m_rules;
    WordSets m_words;
    KeywordSet m_reserved;
};

} // namespace querymend
