#include "system/commandwords.h"

#include "base/secretsintext.h"

#include <algorithm>

namespace querymend {

CommandWords::CommandWords(int argc, char** argv) : m_words(argv, argv + argc), m_count(argc)
{
    for (int i = 0; i < argc; ++i) {
        for (const ByteRange secret : secretsIn(m_words[static_cast<std::size_t>(i)]))
            std::fill(argv[i] + secret.begin, argv[i] + secret.end, '*');
    }
    for (std::string& word : m_words)
        m_pointers.push_back(word.data());
    m_pointers.push_back(nullptr);
}

std::vector<std::string_view> CommandWords::arguments() const
{
    return {m_words.begin() + (m_words.empty() ? 0 : 1), m_words.end()};
}

} // namespace querymend
