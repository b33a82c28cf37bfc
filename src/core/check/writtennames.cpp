#include "check/writtennames.h"

#include <algorithm>

namespace querymend {

WrittenName writtenName(const NamePart& part)
{
    return {part.text, part.quoted};
}

WrittenTable writtenTable(std::span<const NamePart> parts)
{
    WrittenTable written{writtenName(parts.back())};
    if (parts.size() > 1)
        written.schema = writtenName(parts[parts.size() - 2]);
    if (parts.size() > 2)
        written.database = writtenName(parts[parts.size() - 3]);
    return written;
}

WrittenTable writtenTable(const Outline& outline, NameSpan name)
{
    return writtenTable(outline.parts(name));
}

bool namesSequence(std::string_view name)
{
    const auto takeWord = [&](std::string_view word) {
        const bool begins = name.starts_with(word);
        name.remove_prefix(begins ? word.size() : 0);
        return begins;
    };
    const auto takeNumber = [&] {
        const std::size_t digits = std::min(name.find_first_not_of("0123456789"), name.size());
        name.remove_prefix(digits);
        return digits > 0;
    };
    return takeWord("seq_") && takeNumber() && takeWord("_to_") && takeNumber()
        && (name.empty() || (takeWord("_step_") && takeNumber() && name.empty()));
}

} // namespace querymend
