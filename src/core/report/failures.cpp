#include "report/failures.h"

#include "diagnose/failureblock.h"
#include "dialect/dialect.h"
#include "report/attemptdetail.h"
#include "report/cardevents.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// The tables in the schema of a prompt, as its headings name them.
std::vector<std::string> tablesShownTo(const AttemptDetail& detail)
{
    constexpr std::string_view heading = "# Table: ";
    std::vector<std::string> tables;
    for (std::size_t i = 0; !detail.asked.empty() && i < detail.asked.back().prompt->size(); ++i) {
        const PromptSection& section = (*detail.asked.back().prompt)[i];
        if (section.name != "schema")
            continue;
        const std::string_view text = section.text;
        for (std::size_t at = text.find(heading); at != std::string_view::npos; at = text.find(heading, at)) {
            at += heading.size();
            tables.emplace_back(text.substr(at, text.find_first_of(",\n", at) - at));
        }
    }
    return tables;
}

} // namespace

std::optional<std::string> failureBlockOf(std::span<const RunEvent> events, const AttemptRef& attempt)
{
    const AttemptDetail detail = attemptDetail(events, attempt);
    if (!detail.check || !detail.check->verdict.primary())
        return std::nullopt;
    const Dialect* const known = detail.start ? dialectNamed(detail.start->dialect) : nullptr;
    const std::string title = "run " + events.front().run + ", lane "
        + std::to_string(std::uint64_t{attempt.lane.value} + 1) + ", attempt "
        + std::to_string(std::uint64_t{attempt.number} + 1);
    return failureBlock(title, detail.sql(), detail.check->verdict, known ? *known : defaultDialect(),
                        tablesShownTo(detail));
}

std::vector<std::string> failureBlocks(std::span<const RunEvent> events)
{
    std::vector<AttemptRef> checked;
    for (const RunEvent& event : events) {
        const auto attempt = filledAttempt(event.body);
        if (attempt && std::ranges::find(checked, *attempt) == checked.end())
            checked.push_back(*attempt);
    }
    std::vector<std::string> blocks;
    for (const AttemptRef& attempt : checked) {
        if (auto block = failureBlockOf(events, attempt))
            blocks.push_back(std::move(*block));
    }
    return blocks;
}

} // namespace querymend
