#include "schema/snapshot.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct KindName {
    std::string_view name;
    TableKind kind;
};

// The first name of each kind is the one that is written.
constexpr std::array<KindName, 18> kindNames{{
    {"table", TableKind::table},
    {"base table", TableKind::table},
    {"virtual table", TableKind::table},
    {"partitioned table", TableKind::table},
    {"view", TableKind::view},
    {"system view", TableKind::view},
    {"materialized view", TableKind::materializedView},
    {"materialized_view", TableKind::materializedView},
    {"foreign table", TableKind::foreignTable},
    {"foreign_table", TableKind::foreignTable},
    {"foreign", TableKind::foreignTable},
    {"partition", TableKind::partition},
    {"shadow table", TableKind::shadowTable},
    {"temporary table", TableKind::temporaryTable},
    {"local temporary", TableKind::temporaryTable},
    {"global temporary", TableKind::temporaryTable},
    {"temporary", TableKind::temporaryTable},
    {"other", TableKind::other},
}};

} // namespace

std::string_view name(TableKind kind)
{
    return std::find_if(kindNames.begin(), kindNames.end(), [kind](const KindName& k) { return k.kind == kind; })->name;
}

std::optional<TableKind> tableKindNamed(std::string_view name)
{
    const auto found = std::find_if(kindNames.begin(), kindNames.end(),
                                    [name](const KindName& k) { return asciiEqualsIgnoringCase(k.name, name); });
    return found == kindNames.end() ? std::nullopt : std::optional(found->kind);
}

} // namespace querymend
