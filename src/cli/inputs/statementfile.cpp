#include "inputs/statementfile.h"

#include "base/utf8.h"
#include "inputs/inputfile.h"
#include "inputs/textlimits.h"

namespace querymend {

Result<std::string, Complaint> readStatement(std::string_view file)
{
    auto source = InputFile::open(file);
    if (!source)
        return Failure{source.error()};
    auto text = source.value().readAll(longestText);
    if (!text)
        return text;
    if (const auto byte = firstInvalidUtf8(*text))
        return Failure{Complaint{source->name() + ": not UTF-8 from byte " + std::to_string(*byte + 1)
                                 + " on; convert it first, for example with iconv"}};
    if (const std::size_t byte = text->find('\0'); byte != std::string::npos)
        return Failure{
            Complaint{source->name() + ": byte " + std::to_string(byte + 1) + " is NUL, so this is not SQL text"}};
    return text;
}

} // namespace querymend
