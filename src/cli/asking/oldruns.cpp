#include "asking/oldruns.h"

#include "base/json.h"
#include "store/storecare.h"

#include <nlohmann/json.hpp>

#include <QDateTime>

#include <cstdint>
#include <string>

namespace querymend {

namespace {

ExitStatus fail(const Console& console, ExitStatus status, const std::string& text)
{
    console.complain("runs: " + text);
    return status;
}

} // namespace

ExitStatus pruneRuns(RunStore& store, const Arguments& arguments, const Console& console)
{
    constexpr std::uint64_t mostDays = 36'500;
    const auto days = parseNumber("--older-than", arguments.value("--older-than").value_or(""), mostDays);
    if (!days)
        return fail(console, ExitStatus::badUsage, days.error().text);
    const std::int64_t before =
        QDateTime::currentDateTimeUtc().addDays(-static_cast<qint64>(*days)).toMSecsSinceEpoch();
    const auto runs = removeRunsBefore(store, before);
    if (!runs)
        return fail(console, ExitStatus::unusable, runs.error().text());
    if (const auto compacted = store.compact(); !compacted)
        return fail(console, ExitStatus::unusable, compacted.error().text());
    const auto size = store.size();
    if (!size)
        return fail(console, ExitStatus::unusable, size.error().text());
    if (arguments.has("--json"))
        console.out.write(toJsonLine({{"removed", runs->removed}, {"kept", runs->kept}, {"bytes", size->bytes}})
                          + '\n');
    else
        console.out.write(std::to_string(runs->removed) + " runs removed, " + std::to_string(runs->kept)
                          + " kept for their notes or because they are being written; the store has "
                          + std::to_string(size->bytes) + " bytes\n");
    return ExitStatus::fine;
}

} // namespace querymend
