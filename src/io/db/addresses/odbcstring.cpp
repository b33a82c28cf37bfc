#include "db/addresses/odbcstring.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

namespace {

/// Reads a value after its opening brace; a closing brace in the value is doubled.
std::string cutBraced(std::string_view& rest)
{
    std::string value;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        if (rest[i] == '}') {
            if (!rest.substr(i + 1).starts_with('}')) {
                rest.remove_prefix(std::min(rest.find(';', i), rest.size()));
                return value;
            }
            ++i;
        }
        value += rest[i];
    }
    rest = {};
    return value;
}

std::string cutValue(std::string_view& rest)
{
    std::string value;
    while (!rest.empty() && asciiIsSpace(rest.front()))
        rest.remove_prefix(1);
    if (rest.starts_with('{')) {
        rest.remove_prefix(1);
        value = cutBraced(rest);
    } else {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        value = std::string(asciiTrimmed(rest.substr(0, end)));
        rest.remove_prefix(end);
    }
    if (rest.starts_with(';'))
        rest.remove_prefix(1);
    return value;
}

std::string written(const std::string& value)
{
    // Not all drivers support braces, so they are used only if necessary.
    if (value.find(';') == std::string::npos && !value.starts_with('{') && asciiTrimmed(value) == value)
        return value;
    std::string text = "{";
    for (const char c : value)
        text += c == '}' ? "}}" : std::string(1, c);
    return text + '}';
}

} // namespace

OdbcAttributes readOdbcString(std::string_view text)
{
    OdbcAttributes attributes;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of("=;");
        const std::string name(asciiTrimmed(text.substr(0, end)));
        const bool hasValue = end != std::string_view::npos && text[end] == '=';
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        std::string value = hasValue ? cutValue(text) : std::string();
        if (!name.empty())
            attributes.push_back({name, std::move(value)});
    }
    return attributes;
}

std::string writeOdbcString(const OdbcAttributes& attributes)
{
    std::string text;
    for (const OdbcAttribute& attribute : attributes)
        text += (text.empty() ? "" : ";") + attribute.name + '=' + written(attribute.value);
    return text;
}

const OdbcAttribute* findOdbcAttribute(const OdbcAttributes& attributes, std::string_view name)
{
    const auto found = std::find_if(attributes.begin(), attributes.end(), [name](const OdbcAttribute& attribute) {
        return asciiEqualsIgnoringCase(attribute.name, name);
    });
    return found == attributes.end() ? nullptr : &*found;
}

} // namespace querymend
