#pragma once

#include <QString>

namespace querymend {

/// Marks dragged text as names of the schema, which are inserted with the blanks that they need.
[[nodiscard]] inline QString nameFormat()
{
    return QStringLiteral("application/x-querymend-names");
}

} // namespace querymend
