#include "report/audittext.h"

#include "base/errorcode.h"
#include "report/reporttext.h"

#include <vector>

namespace querymend {

namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view between)
{
    std::string all;
    for (const std::string& part : parts)
        all += (all.empty() ? std::string() : std::string(between)) + part;
    return all;
}

std::string mistakesText(const std::vector<CardMistake>& mistakes)
{
    std::vector<std::string> words;
    for (const CardMistake& mistake : mistakes)
        words.push_back(plainWord(name(mistake.code)) + (mistake.identifier.empty() ? "" : " " + mistake.identifier));
    return joined(words, ", ");
}

std::string rowsText(const RowsAudit& rows)
{
    if (rows.gained && rows.lost)
        return *rows.gained + *rows.lost == 0
            ? "it returns the same rows"
            : "rows gained: " + std::to_string(*rows.gained) + ", lost: " + std::to_string(*rows.lost);
    return rows.hasSameColumns ? "rows before: " + std::to_string(rows.before) + ", now: " + std::to_string(rows.after)
                               : std::string("it returns other columns");
}

} // namespace

std::string auditText(const CardAudit& audit)
{
    std::vector<std::string> parts;
    const auto add = [&](std::string_view what, const std::vector<CardMistake>& mistakes) {
        if (!mistakes.empty())
            parts.push_back(std::string(what) + mistakesText(mistakes));
    };
    add("fixed ", audit.fixed);
    add("broke ", audit.broken);
    add("seen for the first time: ", audit.revealed);
    add("still wrong: ", audit.left);
    if (audit.rows)
        parts.push_back(rowsText(*audit.rows));
    return parts.empty() ? "fixed nothing and broke nothing" : joined(parts, "; ");
}

std::string auditLine(const CardAudit& audit)
{
    std::vector<std::string> parts;
    if (!audit.fixed.empty())
        parts.push_back("fixed " + std::to_string(audit.fixed.size()));
    if (!audit.broken.empty())
        parts.push_back("broke " + std::to_string(audit.broken.size()));
    if (audit.rows && audit.rows->gained && audit.rows->lost && *audit.rows->gained + *audit.rows->lost > 0)
        parts.push_back("rows +" + std::to_string(*audit.rows->gained) + " −" + std::to_string(*audit.rows->lost));
    return joined(parts, " · ");
}

} // namespace querymend
