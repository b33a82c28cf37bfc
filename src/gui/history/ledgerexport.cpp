#include "history/ledgerexport.h"

#include <QString>

namespace querymend {

namespace {

bool endsWith(const QString& path, const char* ending)
{
    return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

} // namespace

std::string contentFor(const QString& path, const std::vector<LedgerRow>& rows)
{
    std::string content;
    if (endsWith(path, ".csv"))
        return ledgerCsv(rows);
    for (const LedgerRow& row : rows)
        content +=
            endsWith(path, ".jsonl") ? ledgerJson(row, SentText::included) : ledgerText(row) + '\n' + row.text + '\n';
    return content;
}

std::string contentFor(const QString& path, const std::vector<LedgerTotal>& totals)
{
    std::string content;
    if (endsWith(path, ".csv"))
        return totalsCsv(totals);
    for (const LedgerTotal& total : totals)
        content += endsWith(path, ".jsonl") ? totalJson(total) : totalText(total) + '\n';
    return content;
}

} // namespace querymend
