#include "db/checks/resultcheck.h"

#include <algorithm>
#include <string>
#include <utility>

namespace querymend {

namespace {

Finding note(ErrorCode code, std::string message)
{
    Finding made;
    made.rung = Rung::rows;
    made.code = code;
    made.severity = Severity::note;
    made.message = std::move(message);
    return made;
}

bool isNullInAll(const std::vector<CellRow>& rows, std::size_t column)
{
    return std::all_of(rows.begin(), rows.end(),
                       [&](const CellRow& row) { return std::holds_alternative<std::monostate>(row[column]); });
}

} // namespace

std::vector<Finding> notesOnRows(const std::vector<ResultColumn>& columns, const std::vector<CellRow>& rows)
{
    std::vector<Finding> notes;
    if (rows.empty()) {
        notes.push_back(note(ErrorCode::emptyResult, "The statement returns no rows."));
        return notes;
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!isNullInAll(rows, i))
            continue;
        notes.push_back(note(ErrorCode::allNull,
                             rows.size() == 1 ? "The column " + columns[i].name + " is NULL in the only row."
                                              : "The column " + columns[i].name + " is NULL in all of the first "
                                     + std::to_string(rows.size()) + " rows."));
        notes.back().identifier = columns[i].name;
    }
    // max(…) and the like return one row of NULLs if there was nothing to aggregate.
    if (!columns.empty() && notes.size() == columns.size())
        notes.insert(notes.begin(), note(ErrorCode::emptyResult, "The statement returns nothing but NULL."));
    return notes;
}

} // namespace querymend
