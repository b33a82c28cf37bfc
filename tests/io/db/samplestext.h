#pragma once

#include "schema/snapshot.h"

#include <string>

namespace querymend {

/// The columns that have samples, as `status: open, shipped; city: Porto`.
inline std::string samplesText(const Table& table)
{
    std::string text;
    for (const Column& column : table.columns) {
        std::string values;
        for (const std::string& value : column.samples)
            values += (values.empty() ? "" : ", ") + value;
        if (!values.empty())
            text += (text.empty() ? "" : "; ") + column.name + ": " + values;
    }
    return text;
}

} // namespace querymend
