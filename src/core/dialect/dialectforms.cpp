#include "dialect/dialectforms.h"

namespace querymend {

std::string withExpression(std::string_view form, std::string_view expression)
{
    constexpr std::string_view place = "$1";
    std::string out;
    for (std::size_t at = form.find(place); at != std::string_view::npos; at = form.find(place)) {
        out += form.substr(0, at);
        out += expression;
        form.remove_prefix(at + place.size());
    }
    return out += form;
}

} // namespace querymend
