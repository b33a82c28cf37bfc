#include "editor/text/keywordsof.h"

namespace querymend {

KeywordSet keywordsOf(const Dialect& dialect)
{
    static const KeywordSet everywhere =
        keywordSet("all and as asc between by case cast cross desc distinct else end escape except exists explain "
                   "false first following from full group having in inner intersect is join last left like limit "
                   "materialized natural not null nulls offset on or order outer over partition preceding range "
                   "recursive right row rows select set then true unbounded union using values when where window with");
    const SyntaxRules& rules = dialect.syntax;
    return everywhere | rules.notNames | rules.notAliases | rules.notTableAliases | rules.operatorWords;
}

} // namespace querymend
