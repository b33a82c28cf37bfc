#include "sql/guard/functions.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

/// A name in lower case, without allocating. A name longer than any function's becomes empty and matches nothing.
class FoldedName {
public:
    explicit FoldedName(std::string_view name)
    {
        if (name.size() > m_buffer.size())
            return;
        std::transform(name.begin(), name.end(), m_buffer.begin(), asciiLower);
        m_size = name.size();
    }
    [[nodiscard]] std::string_view view() const { return {m_buffer.data(), m_size}; }

private:
    std::array<char, 128> m_buffer{};
    std::size_t m_size = 0;
};

bool isDenied(const FunctionLists& lists, std::string_view folded)
{
    return std::binary_search(lists.denied.begin(), lists.denied.end(), folded)
        || std::any_of(lists.deniedPrefixes.begin(), lists.deniedPrefixes.end(), [&](std::string_view prefix) {
               return !folded.empty() && folded.front() == prefix.front() && folded.starts_with(prefix);
           });
}

const FunctionRow* findFolded(const FunctionLists& lists, std::string_view folded)
{
    const auto row = std::lower_bound(lists.allowed.begin(), lists.allowed.end(), folded,
                                      [](const FunctionRow& r, std::string_view n) { return r.name < n; });
    return row != lists.allowed.end() && row->name == folded ? &*row : nullptr;
}

} // namespace

const FunctionRow* findFunction(const FunctionLists& lists, std::string_view name)
{
    return findFolded(lists, FoldedName(name).view());
}

FunctionStatus statusOf(const FunctionLists& lists, std::string_view name)
{
    const FoldedName folded(name);
    if (isDenied(lists, folded.view()))
        return FunctionStatus::denied;
    const bool isAllowed = findFolded(lists, folded.view())
        || std::binary_search(lists.unadvised.begin(), lists.unadvised.end(), folded.view());
    return isAllowed ? FunctionStatus::allowed : FunctionStatus::unlisted;
}

} // namespace querymend
