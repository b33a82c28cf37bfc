#include "check/resemblancereason.h"

namespace querymend {

double confidenceOf(Resemblance resemblance, float score)
{
    switch (resemblance) {
    case Resemblance::same:
    case Resemblance::otherCase:
    case Resemblance::otherSeparators:
        return 0.95;
    case Resemblance::sameWords:
        return 0.85;
    case Resemblance::typo:
        return 0.8 * static_cast<double>(score);
    case Resemblance::sharedWords:
        return 0.5 * static_cast<double>(score);
    }
    return 0;
}

std::string_view reasonOf(Resemblance resemblance)
{
    switch (resemblance) {
    case Resemblance::same:
        return "the name as stored";
    case Resemblance::otherCase:
        return "the same name in its stored case";
    case Resemblance::otherSeparators:
        return "the same letters with different case or separators";
    case Resemblance::sameWords:
        return "the same words in a different order or number";
    case Resemblance::typo:
        return "the nearest name";
    case Resemblance::sharedWords:
        return "a name with words in common";
    }
    return {};
}

} // namespace querymend
