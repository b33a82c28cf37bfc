#include "report/cardunfolding.h"

#include <algorithm>
#include <cmath>

namespace querymend {

std::optional<AttemptRef> filledAttempt(const EventBody& body)
{
    const auto* const checked = std::get_if<Checked>(&body);
    return checked ? std::optional(checked->attempt) : std::nullopt;
}

void fillRungs(AttemptCard& card, const EventBody& body, double part)
{
    const auto* const checked = std::get_if<Checked>(&body);
    if (!checked)
        return;
    AttemptCard judged = card;
    judged.judge(checked->sql, checked->verdict);
    const auto isPassed = [](RungMark mark) { return mark == RungMark::passed; };
    const auto passed = std::ranges::count_if(judged.rungs, isPassed);
    auto left = static_cast<int>(std::floor(part * static_cast<double>(passed + 1)));
    for (std::size_t i = 0; i < rungCount; ++i)
        card.rungs[i] = isPassed(judged.rungs[i]) && left-- > 0 ? RungMark::passed : RungMark::notReached;
}

std::string_view partOfReply(std::string_view reply, double part)
{
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    auto end = std::min(reply.size(), static_cast<std::size_t>(part * static_cast<double>(reply.size())));
    while (end > 0 && end < reply.size() && isInside(reply[end]))
        --end;
    return reply.substr(0, end);
}

} // namespace querymend
