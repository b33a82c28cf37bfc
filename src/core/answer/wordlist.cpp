#include "answer/wordlist.h"

#include "schema/namewords.h"

#include <algorithm>
#include <string>
#include <vector>

namespace querymend {

bool hasWord(std::string_view list, std::string_view word)
{
    return list.find(' ' + std::string(word) + ' ') != std::string_view::npos;
}

bool hasWordOf(std::string_view name, std::string_view list)
{
    const std::vector<std::string> words = nameWords(name);
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return hasWord(list, word); });
}

} // namespace querymend
