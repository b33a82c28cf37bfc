#include "report/statisticstext.h"

#include "base/json.h"
#include "report/reporttext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 6> categories{"syntax error", "schema reference",  "execution error",
                                                     "empty result", "validation failed", "generic"};

std::string shareWords(const Share& share)
{
    const auto value = share.value();
    if (!value)
        return "none yet";
    return std::to_string(share.hits) + " of " + std::to_string(share.all) + " ("
        + std::to_string(std::lround(*value * 100)) + " %)";
}

/// Figures below a heading, their values one below the other.
class FigurePage {
public:
    void heading(std::string text) { m_pending = std::move(text); }
    void figure(const std::string& name, const std::string& value)
    {
        constexpr std::size_t widestName = 32;
        if (!m_pending.empty())
            m_text += (m_text.empty() ? "" : "\n") + std::exchange(m_pending, {}) + '\n';
        const std::size_t gap = widestName - std::min(name.size(), widestName - 1);
        m_text += "  " + name + std::string(gap, ' ') + value + '\n';
    }
    void share(const std::string& name, const Share& share)
    {
        if (share.all > 0)
            figure(name, shareWords(share));
    }
    [[nodiscard]] std::string take() { return printableLines(m_text); }

private:
    std::string m_text;
    std::string m_pending; ///< a heading, which needs at least one figure
};

void addTallies(FigurePage& page, const RunStatistics& statistics)
{
    for (const auto& [model, tally] : statistics.byModel) {
        page.heading("Model " + (model.empty() ? std::string("unknown") : model));
        page.share("first try", tally.firstTry);
        page.share("rescued", tally.rescued);
        page.share("broke", tally.broken);
    }
}

void addCategories(FigurePage& page, const RunStatistics& statistics)
{
    page.heading("Rescued, by category of the first mistake");
    for (std::size_t i = 0; i < categories.size(); ++i)
        page.share(std::string(categories[i]), statistics.rescuedByCategory[i]);
    page.heading("Rescued, by the check that caught the first mistake");
    for (std::size_t i = 0; i < statistics.rescuedByRung.size(); ++i)
        page.share(std::string(name(static_cast<Rung>(i))), statistics.rescuedByRung[i]);
    page.heading("Broke what worked, by category");
    for (std::size_t i = 0; i < categories.size(); ++i) {
        if (statistics.brokenByCategory[i] > 0)
            page.figure(std::string(categories[i]), std::to_string(statistics.brokenByCategory[i]));
    }
    page.heading("Broke what worked, by the check that caught it");
    for (std::size_t i = 0; i < statistics.brokenByRung.size(); ++i) {
        if (statistics.brokenByRung[i] > 0)
            page.figure(std::string(name(static_cast<Rung>(i))), std::to_string(statistics.brokenByRung[i]));
    }
}

void addAudit(FigurePage& page, const AuditTally& audit)
{
    page.heading("What corrections did");
    if (audit.corrections > 0)
        page.figure("corrections", std::to_string(audit.corrections));
    page.share("broke nothing", audit.harmless);
    page.share("same rows, where comparable", audit.sameRows);
    for (const auto& [code, count] : audit.fixed)
        page.figure("fixed " + plainWord(name(code)), std::to_string(count));
    for (const auto& [code, count] : audit.broken)
        page.figure("broke " + plainWord(name(code)), std::to_string(count));
}

nlohmann::ordered_json asJson(const Share& share)
{
    return {{"hits", share.hits}, {"of", share.all}};
}

nlohmann::ordered_json asJson(const std::map<std::string, Share>& shares)
{
    nlohmann::ordered_json made = nlohmann::ordered_json::object();
    for (const auto& [key, share] : shares)
        made[key] = asJson(share);
    return made;
}

nlohmann::ordered_json asJson(const std::map<ErrorCode, std::uint64_t>& counts)
{
    nlohmann::ordered_json made = nlohmann::ordered_json::object();
    for (const auto& [code, count] : counts)
        made[std::string(name(code))] = count;
    return made;
}

nlohmann::ordered_json modelsAsJson(const RunStatistics& statistics)
{
    nlohmann::ordered_json made = nlohmann::ordered_json::object();
    for (const auto& [model, tally] : statistics.byModel)
        made[model] = {
            {"first_try", asJson(tally.firstTry)}, {"rescued", asJson(tally.rescued)}, {"broke", asJson(tally.broken)}};
    return made;
}

template <std::size_t Count, class NameOf>
nlohmann::ordered_json asJson(const std::array<Share, Count>& shares, NameOf nameOf)
{
    nlohmann::ordered_json made = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < Count; ++i)
        made[std::string(nameOf(i))] = asJson(shares[i]);
    return made;
}

std::string_view keyOfCategory(std::size_t i)
{
    constexpr std::array<std::string_view, 6> keys{"syntax_error", "schema_reference",  "execution_error",
                                                   "empty_result", "validation_failed", "generic"};
    return keys[i];
}

} // namespace

std::string statisticsText(const RunStatistics& statistics)
{
    FigurePage page;
    page.heading("Runs");
    page.figure("runs", std::to_string(statistics.runs));
    page.figure("judged attempts", std::to_string(statistics.attempts));
    page.share("solved", statistics.solved);
    page.share("first try", statistics.firstTry);
    page.share("rescued", statistics.rescued);
    page.share("broke", statistics.broken);
    if (const auto tokens = median(statistics.tokensOfRescues))
        page.figure("median tokens per rescue", std::to_string(*tokens));
    if (const auto time = median(statistics.timesOfRescues))
        page.figure("median time per rescue", secondsText(*time));
    for (const auto& [currency, cost] : statistics.costs)
        page.figure("model cost", costText(cost));
    addTallies(page, statistics);
    addCategories(page, statistics);
    page.heading("Passed after a hint");
    for (const auto& [level, share] : statistics.passedAfterHint)
        page.share(level, share);
    page.heading("Broke something after a hint");
    for (const auto& [level, share] : statistics.brokenAfterHint)
        page.share(level, share);
    addAudit(page, statistics.audit);
    return page.take();
}

std::string statisticsJson(const RunStatistics& statistics)
{
    nlohmann::ordered_json broken = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < statistics.brokenByCategory.size(); ++i)
        broken[std::string(keyOfCategory(i))] = statistics.brokenByCategory[i];
    const auto rungName = [](std::size_t i) { return name(static_cast<Rung>(i)); };
    nlohmann::ordered_json brokenByRung = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < statistics.brokenByRung.size(); ++i)
        brokenByRung[std::string(rungName(i))] = statistics.brokenByRung[i];
    const auto tokens = median(statistics.tokensOfRescues);
    const auto time = median(statistics.timesOfRescues);
    nlohmann::ordered_json line{{"runs", statistics.runs},
                                {"not_live", statistics.notLive},
                                {"of_agents", statistics.ofAgents},
                                {"attempts", statistics.attempts},
                                {"solved", asJson(statistics.solved)},
                                {"first_try", asJson(statistics.firstTry)},
                                {"rescued", asJson(statistics.rescued)},
                                {"broke", asJson(statistics.broken)},
                                {"by_model", modelsAsJson(statistics)},
                                {"rescued_by_category", asJson(statistics.rescuedByCategory, keyOfCategory)},
                                {"rescued_by_signal", asJson(statistics.rescuedByRung, rungName)},
                                {"broke_by_category", broken},
                                {"broke_by_signal", brokenByRung},
                                {"passed_after_hint", asJson(statistics.passedAfterHint)},
                                {"broke_after_hint", asJson(statistics.brokenAfterHint)},
                                {"corrections",
                                 {{"count", statistics.audit.corrections},
                                  {"broke_nothing", asJson(statistics.audit.harmless)},
                                  {"same_rows", asJson(statistics.audit.sameRows)},
                                  {"fixed", asJson(statistics.audit.fixed)},
                                  {"broke", asJson(statistics.audit.broken)}}}};
    line["median_tokens"] = tokens ? nlohmann::ordered_json(*tokens) : nlohmann::ordered_json();
    line["median_ms"] = time ? nlohmann::ordered_json(time->count()) : nlohmann::ordered_json();
    return toJsonLine(line) + '\n';
}

} // namespace querymend
