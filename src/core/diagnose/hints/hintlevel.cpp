#include "diagnose/hints/hintlevel.h"

namespace querymend {

namespace {

HintLevel levelOfRetry(std::uint32_t retry)
{
    if (retry == 0)
        return HintLevel::general;
    return retry == 1 ? HintLevel::specific : HintLevel::explicit_;
}

HintLevel raised(HintLevel level)
{
    return level == HintLevel::general ? HintLevel::specific : HintLevel::explicit_;
}

} // namespace

HintChoice hintLevel(std::uint32_t retry, std::span<const AttemptMark> attempts)
{
    HintChoice choice;
    choice.level = levelOfRetry(retry);
    if (attempts.size() < 2)
        return choice;
    const AttemptMark& last = attempts.back();
    for (std::size_t i = attempts.size() - 1; i-- > 0 && last.fingerprint != 0;) {
        if (attempts[i].fingerprint != last.fingerprint)
            continue;
        choice.stuck = i + 3 == attempts.size() ? Stuck::backAndForth : Stuck::sameStatement;
        choice.like = i + 1;
        break;
    }
    const AttemptMark& before = attempts[attempts.size() - 2];
    if (choice.stuck == Stuck::notAtAll && !last.signature.empty() && before.signature == last.signature) {
        choice.stuck = Stuck::sameMistake;
        choice.like = attempts.size() - 1;
    }
    if (choice.stuck != Stuck::notAtAll)
        choice.level = raised(choice.level);
    return choice;
}

} // namespace querymend
