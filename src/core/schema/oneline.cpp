#include "schema/oneline.h"

#include "base/utf8.h"

namespace querymend {

namespace {

bool isBlank(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte <= 0x20 || byte == 0x7F;
}

/// Control characters U+0080 to U+009F, which some terminals obey.
bool isHighControl(std::string_view rest)
{
    return rest.size() >= 2 && rest[0] == '\xC2' && static_cast<unsigned char>(rest[1]) <= 0x9F;
}

} // namespace

std::string oneLine(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    bool blankBefore = false;
    std::size_t invalid = firstInvalidUtf8(text).value_or(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool highControl = at != invalid && isHighControl(text.substr(at));
        if (highControl || isBlank(text[at])) {
            blankBefore = true;
            at += highControl ? 1U : 0U;
            continue;
        }
        if (blankBefore && !out.empty())
            out += ' ';
        blankBefore = false;
        if (at != invalid) {
            out += text[at];
            continue;
        }
        out += "\xEF\xBF\xBD";
        const std::string_view rest = text.substr(at + 1);
        invalid = at + 1 + firstInvalidUtf8(rest).value_or(rest.size());
    }
    return out;
}

std::string oneLineName(std::string_view schema, std::string_view table)
{
    return schema.empty() ? oneLine(table) : oneLine(schema) + '.' + oneLine(table);
}

} // namespace querymend
