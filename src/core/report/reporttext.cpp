#include "report/reporttext.h"

#include "report/timelinerows.h"

#include "base/utf8.h"
#include "diagnose/excerpt.h"
#include "run/enumnames.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace querymend {

namespace {

std::string_view explained(ModelKind kind)
{
    switch (kind) {
    case ModelKind::live:
        return "";
    case ModelKind::recorded:
        return " (recorded: the model's replies come from an earlier run)";
    case ModelKind::scripted:
        return " (scripted: the model's replies were written in advance)";
    case ModelKind::agent:
        return " (a program that sends its own statements)";
    case ModelKind::builtIn:
        return " (no model: the question was read by its words)";
    }
    return "";
}

std::string padded(unsigned value, std::size_t digits)
{
    const std::string text = std::to_string(value);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

std::string withoutAModel(std::string_view what, const CardMending& mending)
{
    const std::string text = std::string(what) + " without a model";
    return mending.time.count() == 0
        ? text
        : text + ", " + oneDecimal(static_cast<double>(mending.time.count()) / 1000) + " ms";
}

} // namespace

std::string printableLines(std::string_view text)
{
    std::string out;
    while (true) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        out += printable(text.substr(0, end));
        if (end == text.size())
            return out;
        out += '\n';
        text.remove_prefix(end + (text.substr(end, 2) == "\r\n" ? 2 : 1));
    }
}

std::string modelText(const RunStarted& start)
{
    return start.model + std::string(explained(start.modelKind));
}

std::string_view authorWord(const RunStarted* start)
{
    return start && start->modelKind == ModelKind::agent ? "Agent" : "Model";
}

std::string roleText(const RoleCall& call)
{
    const std::string role = plainWord(recordName(call.role));
    if (call.role == ModelRole::testGenerator)
        return role + ' ' + std::to_string(std::uint64_t{call.number} + 1);
    return call.role == ModelRole::evaluator ? role + " of lane " + std::to_string(std::uint64_t{call.number} + 1)
                                             : role;
}

std::string lanesText(const std::vector<LaneId>& lanes)
{
    std::string text;
    for (const LaneId lane : lanes)
        text += (text.empty() ? "lane " : ", lane ") + std::to_string(std::uint64_t{lane.value} + 1);
    return text;
}

std::string tableText(const ChosenTable& chosen)
{
    const TableName& table = chosen.table;
    const std::string name = table.schema.empty() ? table.name : table.schema + '.' + table.name;
    return name + " (" + (chosen.reasons.empty() ? std::string(recordName(chosen.part)) : chosen.reasons.front()) + ')';
}

std::string parentText(const RunParent& parent)
{
    std::string text = "the run " + parent.run;
    if (parent.attempt)
        text += ", from attempt " + std::to_string(parent.attempt->number + 1) + " of lane "
            + std::to_string(parent.attempt->lane.value + 1);
    return text;
}

std::string oneDecimal(double value)
{
    constexpr double most = 1e12; // a record may hold any number
    const auto tenths = static_cast<std::int64_t>(std::clamp(value, 0.0, most) * 10 + 0.5);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string secondsText(std::chrono::milliseconds time)
{
    return oneDecimal(static_cast<double>(time.count()) / 1000) + " s";
}

std::string tokensText(const TokenSum& tokens)
{
    const auto cost = tokens.cost();
    const std::string price = cost ? ", cost: " + costText(*cost) : std::string();
    if (tokens.all() == 0)
        return (tokens.untold > 0 ? "unknown, because the server does not report them" : "not counted") + price;
    const std::string cached = tokens.cached > 0 ? " (" + std::to_string(tokens.cached) + " from the cache)" : "";
    return (tokens.untold > 0 ? "at least " : "") + std::to_string(tokens.prompt) + " in the prompt" + cached + ", "
        + std::to_string(tokens.reply) + " in the reply" + price;
}

std::string costText(const ModelCost& cost)
{
    if (cost.isLeast && cost.amount <= 0)
        return "unknown";
    constexpr double small = 0.001; // for less, four decimals show too little
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), std::min(cost.amount, 1e12),
                                   std::chars_format::fixed, cost.amount > 0 && cost.amount < small ? 6 : 4);
    return (cost.isLeast ? "at least " : "") + std::string(text.data(), end.ptr) + ' ' + cost.currency;
}

std::string momentText(std::int64_t milliseconds)
{
    using namespace std::chrono;
    constexpr std::int64_t yearTenThousand = 253'402'300'800'000;
    if (milliseconds <= 0 || milliseconds >= yearTenThousand)
        return {};
    const sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds{milliseconds}};
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss time{floor<seconds>(moment - day)};
    return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-'
        + padded(static_cast<unsigned>(date.month()), 2) + '-' + padded(static_cast<unsigned>(date.day()), 2) + ' '
        + padded(static_cast<unsigned>(time.hours().count()), 2) + ':'
        + padded(static_cast<unsigned>(time.minutes().count()), 2) + ':'
        + padded(static_cast<unsigned>(time.seconds().count()), 2) + " UTC";
}

std::string placeText(std::string_view sql, const Finding& finding)
{
    const bool isOfAll = finding.range.begin == 0 && (finding.range.end == 0 || finding.range.end >= sql.size());
    if (isOfAll)
        return {};
    const TextPosition place = positionAt(sql, std::min<std::size_t>(finding.range.begin, sql.size()));
    return " at line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
}

std::string rungsText(const Verdict& verdict)
{
    std::string text;
    for (const RungReport& rung : verdict.rungs) {
        if (rung.result == RungResult::skipped)
            continue;
        text += text.empty() ? "" : ", ";
        text += std::string(recordName(rung.rung)) + ' ' + std::string(recordName(rung.result));
    }
    return text;
}

std::string withReason(std::string_view what, std::string_view reason)
{
    return std::string(what) + (reason.empty() ? "" : ": ") + std::string(reason);
}

std::string plainWord(std::string_view recordWord)
{
    std::string word(recordWord);
    std::replace(word.begin(), word.end(), '_', ' ');
    return word;
}

std::string mendingText(const CardMending& mending)
{
    return withoutAModel("mended", mending);
}

std::string proposalText(const CardMending& mending)
{
    return withoutAModel("proposed", mending);
}

std::string mendingReasons(const CardMending& mending)
{
    std::string text;
    for (std::size_t i = 0; i < mending.reasons.size(); ++i) {
        const auto until = mending.reasons.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(mending.reasons.begin(), until, mending.reasons[i]) == until)
            text += (text.empty() ? "" : "; ") + mending.reasons[i];
    }
    return text;
}

std::string csvCell(std::string_view text)
{
    std::string quoted = "\"";
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        quoted += '\'';
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

} // namespace querymend
