#include "terminal/terminal.h"

#include "base/ascii.h"

#include <string>
#include <string_view>

namespace querymend {

namespace {

bool namesUtf8(std::string_view locale)
{
    const std::string lower = asciiLowered(locale);
    return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
}

} // namespace

Colours coloursOf(Interactive output, const Environment& environment)
{
    const bool hasColours = output == Interactive::yes && environment("TERM") != "dumb";
    return hasColours && environment("NO_COLOR").value_or("").empty() ? Colours::on
                                                                      : Colours::off; // https://no-color.org
}

Symbols symbolsOf(const Environment& environment)
{
    for (const std::string_view name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string value = environment(name).value_or("");
        if (!value.empty())
            return namesUtf8(value) ? Symbols::unicode : Symbols::ascii;
    }
    return Symbols::ascii;
}

} // namespace querymend
