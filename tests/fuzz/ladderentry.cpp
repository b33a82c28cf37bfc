#include "breach.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "entries.h"
#include "support/bigschema.h"

#include <utility>

namespace querymend::fuzz {

namespace {

std::string checkFindings(const Verdict& verdict, std::string_view text)
{
    for (const Finding& finding : verdict.findings) {
        if (!isWithin(finding.range, text.size()))
            return breach("findings lie in the text", finding.range);
        if (finding.message.empty() && finding.code != ErrorCode::noSql)
            return breach("a finding says what is wrong", finding.range);
        for (const Fix& fix : finding.fixes) {
            if (fix.edits.empty() || fix.confidence < 0 || fix.confidence > 1)
                return breach("a fix has edits and some confidence", finding.range);
            for (const TextEdit& edit : fix.edits) {
                if (!isWithin(edit.range, text.size()))
                    return breach("edits lie in the text", edit.range);
            }
        }
    }
    return {};
}

} // namespace

std::string checkLadder(const Dialect& dialect, std::string_view text)
{
    Snapshot tables = test::bigSchema(20, 8);
    tables.tables[0].isVirtual = true;
    tables.tables[0].hiddenColumns = {"rank", tables.tables[0].name};
    tables.tables[1].kind = TableKind::shadowTable;
    const SchemaView schema(Catalog(std::move(tables), dialect.syntax.names));
    for (const CheckPolicy policy : {CheckPolicy::analyst, CheckPolicy::strict}) {
        const CheckSubject subject{&dialect, &schema, policy, {}};
        const Verdict verdict = checkStatically(text, subject);
        if (std::string findings = checkFindings(verdict, text); !findings.empty())
            return findings;
        if (verdict.status != VerdictStatus::ok) {
            if (!verdict.primary())
                return "what fails has a finding";
            continue;
        }
        // A name may contain what looks like the end of a Markdown block.
        if (verdict.sanitizedSql.find("```") != std::string::npos)
            continue;
        const Verdict again = checkStatically(verdict.sanitizedSql, subject);
        if (again.status != VerdictStatus::ok || again.sanitizedSql != verdict.sanitizedSql)
            return "what passes passes again as it is: " + verdict.sanitizedSql + "\n" + again.sanitizedSql;
    }
    return {};
}

} // namespace querymend::fuzz
