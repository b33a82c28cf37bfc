#include "terminal/terminal.h"

#include "base/ascii.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace querymend {

namespace {

namespace fs = std::filesystem;

bool namesUtf8(std::string_view locale)
{
    const std::string lower = asciiLowered(locale);
    return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
}

/// The standard library cannot detect terminals: any character device but /dev/null counts as one.
Interactive isInteractive(const char* device)
{
    std::error_code ignored;
    const bool isTerminal = fs::is_character_file(device, ignored) && fs::canonical(device, ignored) != "/dev/null";
    return isTerminal ? Interactive::yes : Interactive::no;
}

} // namespace

Interactive standardInputIs()
{
    return isInteractive("/dev/stdin");
}

Interactive standardOutputIs()
{
    return isInteractive("/dev/stdout");
}

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

std::string inSymbols(std::string sentence, Symbols symbols)
{
    if (symbols == Symbols::unicode)
        return sentence;
    const auto replace = [&](std::string_view sign, std::string_view plain) {
        for (std::size_t at = sentence.find(sign); at != std::string::npos; at = sentence.find(sign, at + plain.size()))
            sentence.replace(at, sign.size(), plain);
    };
    replace("→", "->");
    replace(" · ", ", ");
    return sentence;
}

} // namespace querymend
