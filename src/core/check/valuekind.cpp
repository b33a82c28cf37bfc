#include "check/valuekind.h"

#include "base/ascii.h"
#include "schema/enumlabels.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

ValueKind valueKindOf(std::string_view type)
{
    struct Row {
        std::string_view part;
        ValueKind kind;
    };
    // The first that the type contains decides: `point` and `interval` are no `int`, and `bigint` is not any `int`.
    static constexpr std::array rows{
        Row{"interval", ValueKind::unknown}, Row{"point", ValueKind::unknown},
        Row{"[", ValueKind::unknown},        Row{"bigint", ValueKind::bigInteger},
        Row{"int8", ValueKind::bigInteger},  Row{"bigserial", ValueKind::bigInteger},
        Row{"tinyint(1)", ValueKind::truth}, Row{"bool", ValueKind::truth},
        Row{"int", ValueKind::integer},      Row{"serial", ValueKind::integer},
        Row{"year", ValueKind::integer},     Row{"char", ValueKind::text},
        Row{"text", ValueKind::text},        Row{"clob", ValueKind::text},
        Row{"string", ValueKind::text},      Row{"enum", ValueKind::text},
        Row{"uuid", ValueKind::text},        Row{"real", ValueKind::fraction},
        Row{"floa", ValueKind::fraction},    Row{"doub", ValueKind::fraction},
        Row{"numeric", ValueKind::fraction}, Row{"decimal", ValueKind::fraction},
        Row{"number", ValueKind::fraction},  Row{"money", ValueKind::fraction},
        Row{"date", ValueKind::moment},      Row{"time", ValueKind::moment},
    };
    const std::string lowered = asciiLowered(storedType(type));
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const Row& row) { return lowered.find(row.part) != std::string::npos; });
    return found == rows.end() ? ValueKind::unknown : found->kind;
}

} // namespace querymend
