#include "check/faultprobes.h"

#include "check/fanouts.h"
#include "check/faultsight.h"
#include "check/nullprobes.h"
#include "check/silentfaults.h"
#include "check/valueprobes.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <iterator>

namespace querymend {

std::vector<FaultProbe> faultProbes(std::string_view statement, const Dialect& dialect, const Catalog& catalog,
                                    std::string_view question)
{
    const std::vector<Token> tokens = lex(statement, dialect.lex);
    if (tokens.size() > mostFaultTokens)
        return {};
    const Outline outline = outlineOf(statement, tokens, dialect.syntax);
    FaultSight sight({statement, tokens, outline, dialect, catalog, nullptr, question});
    std::vector<FaultProbe> probes;
    for (const auto rule : {valueProbes, nullProbes, fanOutProbes}) {
        std::vector<FaultProbe> planned = rule(sight);
        std::move(planned.begin(), planned.end(), std::back_inserter(probes));
    }
    return probes;
}

} // namespace querymend
