#include "results/export/rowcopy.h"

namespace querymend {

std::optional<QString> copiedText(const CopyRequest& request, const std::atomic<bool>& stop)
{
    std::vector<ResultColumn> names;
    for (const std::size_t column : request.columns)
        names.push_back(request.names[column]);
    const auto formatter = formatterOf(request.format, names, request.options);
    std::string text = formatter->head();
    for (const std::uint32_t stored : request.storedRows) {
        if (stop.load(std::memory_order_relaxed))
            return std::nullopt;
        if (!request.rows.has(stored))
            continue; // it could not be fetched
        const CellRow row = request.rows.row(stored);
        CellRow chosen;
        for (const std::size_t column : request.columns)
            chosen.push_back(column < row.size() ? row[column] : Cell{});
        text += formatter->row(chosen);
        if (text.size() > mostCopiedBytes)
            return std::nullopt;
    }
    text += formatter->foot();
    // Without the final line end, a single cell is pasted as its content alone.
    if (request.format == RowFormat::tsv && !text.empty() && text.back() == '\n')
        text.pop_back();
    return QString::fromStdString(text);
}

} // namespace querymend
