#include "db/programs/commandwords.h"

#include "base/ascii.h"

#include <cstddef>
#include <utility>

namespace querymend {

namespace {

class WordReader {
public:
    explicit WordReader(std::string_view text) : m_text(text) {}

    Result<std::vector<std::string>, std::string> read()
    {
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            const char c = m_text[i];
            if (c == '\0')
                return Failure{std::string("it has a NUL in it")};
            if (c == '\\' && m_quote != '\'') {
                if (++i == m_text.size())
                    return Failure{std::string("it ends with a backslash")};
                add(m_text[i]);
            } else if (c == m_quote) {
                m_quote = '\0';
            } else if (m_quote == '\0' && (c == '\'' || c == '"')) {
                m_quote = c;
                m_isInWord = true; // even if nothing is between the quotation marks
            } else if (m_quote == '\0' && asciiIsSpace(c)) {
                endWord();
            } else {
                add(c);
            }
        }
        if (m_quote != '\0')
            return Failure{std::string("a closing ") + m_quote + " is missing"};
        endWord();
        if (m_words.empty() || m_words.front().empty())
            return Failure{std::string("it names no program")};
        return std::move(m_words);
    }

private:
    void add(char c)
    {
        m_word += c;
        m_isInWord = true;
    }

    void endWord()
    {
        if (m_isInWord)
            m_words.push_back(std::exchange(m_word, {}));
        m_isInWord = false;
    }

    std::string_view m_text;
    std::vector<std::string> m_words;
    std::string m_word;
    char m_quote = '\0'; ///< the one that is open
    bool m_isInWord = false;
};

} // namespace

Result<std::vector<std::string>, std::string> commandWords(std::string_view command)
{
    return WordReader(command).read();
}

} // namespace querymend
