#include "answer/askedwords.h"

#include "answer/calendar.h"
#include "base/ascii.h"
#include "base/names.h"
#include "prompt/linking/stems.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

namespace querymend {

namespace {

struct Quotes {
    std::string_view open;
    std::string_view close;
};

constexpr auto quotes = std::to_array<Quotes>({{"\"", "\""}, {"“", "”"}, {"«", "»"}, {"„", "“"}, {"‘", "’"}});

constexpr auto longSigns =
    std::to_array<std::string_view>({"<=", ">=", "<>", "!=", "≤", "≥", "≠", "€", "£", "₽", "…", "–", "—", "’"});

/// What a word after a number multiplies it by.
double scaleNamed(std::string_view word)
{
    constexpr auto thousands =
        std::to_array<std::string_view>({"thousand", "mila", "тыс", "тысяч", "тысячи", "тысяча"});
    constexpr auto millions = std::to_array<std::string_view>(
        {"million", "millions", "mln", "milione", "milioni", "млн", "миллион", "миллиона", "миллионов"});
    if (std::find(thousands.begin(), thousands.end(), word) != thousands.end())
        return 1'000;
    return std::find(millions.begin(), millions.end(), word) != millions.end() ? 1'000'000 : 1;
}

/// Reads a question from its beginning to its end.
class QuestionScanner {
public:
    explicit QuestionScanner(std::string_view text) : m_text(text) {}

    std::vector<AskedWord> scan()
    {
        while (m_at < m_text.size())
            step();
        return std::move(m_words);
    }

private:
    void step()
    {
        const char c = m_text[m_at];
        if (asciiIsSpace(c))
            ++m_at;
        else if (asciiIsDigit(c))
            number();
        else if (!quoted() && !sign())
            word();
    }

    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

    void add(AskedWord word, std::size_t size)
    {
        word.range = {static_cast<std::uint32_t>(m_at), static_cast<std::uint32_t>(m_at + size)};
        m_words.push_back(std::move(word));
        m_at += size;
    }

    bool quoted()
    {
        for (const Quotes& pair : quotes) {
            if (!rest().starts_with(pair.open))
                continue;
            const std::size_t end = m_text.find(pair.close, m_at + pair.open.size());
            if (end == std::string_view::npos)
                continue;
            AskedWord found;
            found.kind = AskedWord::Kind::quoted;
            found.folded = std::string(m_text.substr(m_at + pair.open.size(), end - m_at - pair.open.size()));
            add(std::move(found), end + pair.close.size() - m_at);
            return true;
        }
        return singleQuoted();
    }

    /// An apostrophe quotes only between a blank and one: 'new', but not l'anno or O'Brien.
    bool singleQuoted()
    {
        if (m_text[m_at] != '\'' || (m_at > 0 && !asciiIsSpace(m_text[m_at - 1])))
            return false;
        const std::size_t end = m_text.find('\'', m_at + 1);
        const bool isClosed = end != std::string_view::npos
            && (end + 1 == m_text.size() || !asciiIsAlpha(m_text[end + 1])) && end > m_at + 1;
        if (!isClosed)
            return false;
        AskedWord found;
        found.kind = AskedWord::Kind::quoted;
        found.folded = std::string(m_text.substr(m_at + 1, end - m_at - 1));
        add(std::move(found), end + 1 - m_at);
        return true;
    }

    bool sign()
    {
        for (const std::string_view known : longSigns) {
            if (rest().starts_with(known))
                return addSign(known);
        }
        const auto byte = static_cast<unsigned char>(m_text[m_at]);
        return byte < 0x80 && !asciiIsAlpha(m_text[m_at]) && addSign(rest().substr(0, 1));
    }

    bool addSign(std::string_view written)
    {
        AskedWord found;
        found.kind = AskedWord::Kind::sign;
        found.folded = std::string(written);
        add(std::move(found), written.size());
        return true;
    }

    void word()
    {
        std::size_t size = 0;
        while (size < rest().size()) {
            const auto byte = static_cast<unsigned char>(rest()[size]);
            const bool isSign = std::any_of(longSigns.begin(), longSigns.end(), [&](std::string_view known) {
                return rest().substr(size).starts_with(known);
            });
            const bool isLetter =
                byte >= 0x80 || asciiIsAlpha(rest()[size]) || asciiIsDigit(rest()[size]) || rest()[size] == '_';
            if (isSign || !isLetter || rest().substr(size).starts_with("»") || rest().substr(size).starts_with("”"))
                break;
            ++size;
        }
        size = std::max<std::size_t>(size, 1);
        constexpr std::string_view email = "e-mail";
        if (asciiEqualsIgnoringCase(rest().substr(0, email.size()), email)) {
            size = email.size();
            while (size < rest().size() && asciiIsAlpha(rest()[size]))
                ++size;
        }
        addWord(size);
    }

    void addWord(std::size_t size)
    {
        const std::string_view written = rest().substr(0, size);
        AskedWord found;
        found.folded = spelled({written, LetterFold::lower, CasedLetters::unicode});
        found.isCapital = found.folded != written;
        if (found.folded.starts_with("e-mail"))
            found.folded.erase(1, 1);
        found.stems = stemsOf(found.folded);
        if (found.folded.size() > 5 && found.folded.ends_with("ly")) { // remotely
            for (std::string& stem : stemsOf(std::string_view(found.folded).substr(0, found.folded.size() - 2)))
                found.stems.push_back(std::move(stem));
        }
        add(std::move(found), size);
    }

    [[nodiscard]] std::size_t digitsAt(std::size_t at) const
    {
        std::size_t size = 0;
        while (at + size < m_text.size() && asciiIsDigit(m_text[at + size]))
            ++size;
        return size;
    }

    [[nodiscard]] int valueAt(std::size_t at, std::size_t size) const
    {
        return std::atoi(std::string(m_text.substr(at, size)).c_str());
    }

    /// Three groups of digits with two equal separators.
    bool date()
    {
        const std::size_t first = digitsAt(m_at);
        const char separator = m_at + first < m_text.size() ? m_text[m_at + first] : ' ';
        if (separator != '-' && separator != '.' && separator != '/')
            return false;
        const std::size_t secondAt = m_at + first + 1;
        const std::size_t second = digitsAt(secondAt);
        const std::size_t thirdAt = secondAt + second + 1;
        if (second == 0 || second > 2 || thirdAt > m_text.size() || m_text[thirdAt - 1] != separator)
            return false;
        const std::size_t third = digitsAt(thirdAt);
        const bool isYearFirst = first == 4 && third > 0 && third <= 2;
        if (!isYearFirst && !(first <= 2 && third == 4))
            return false;
        const int year = isYearFirst ? valueAt(m_at, first) : valueAt(thirdAt, third);
        const int month = valueAt(secondAt, second);
        const int day = isYearFirst ? valueAt(thirdAt, third) : valueAt(m_at, first);
        if (month < 1 || month > 12 || day < 1 || day > 31)
            return false;
        AskedWord found;
        found.kind = AskedWord::Kind::date;
        found.folded = isoDate({year, month, day});
        add(std::move(found), thirdAt + third - m_at);
        return true;
    }

    void number()
    {
        if (date())
            return;
        std::string digits;
        std::size_t at = m_at + digitsAt(m_at);
        digits = std::string(m_text.substr(m_at, at - m_at));
        bool hasThousands = false;
        while (at < m_text.size() && (m_text[at] == ',' || m_text[at] == '.') && digitsAt(at + 1) > 0) {
            const std::size_t more = digitsAt(at + 1);
            const bool isThousands = more == 3 && (digits.size() <= 3 || hasThousands) && digits != "0";
            hasThousands = hasThousands || isThousands;
            digits += (isThousands ? "" : ".") + std::string(m_text.substr(at + 1, more));
            at += 1 + more;
            if (!isThousands)
                break;
        }
        const double scale = scaleAt(at);
        if (scale == 1 && at < m_text.size() && (asciiIsAlpha(m_text[at]) || m_text[at] == '_')) {
            while (at < m_text.size() && (asciiIsAlpha(m_text[at]) || asciiIsDigit(m_text[at]) || m_text[at] == '_'))
                ++at;
            return addWord(at - m_at); // 2nd, 12px
        }
        AskedWord found;
        found.kind = AskedWord::Kind::number;
        found.folded = digits;
        found.number = std::strtod(digits.c_str(), nullptr) * scale;
        add(std::move(found), at - m_at + (scale == 1 ? 0 : 1));
    }

    /// 150k is 150,000.
    [[nodiscard]] double scaleAt(std::size_t at) const
    {
        const bool isAlone = at + 1 >= m_text.size() || !(asciiIsAlpha(m_text[at + 1]) || asciiIsDigit(m_text[at + 1]));
        if (at >= m_text.size() || !isAlone)
            return 1;
        return m_text[at] == 'k' || m_text[at] == 'K' ? 1'000 : 1;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<AskedWord> m_words;
};

} // namespace

std::vector<AskedWord> askedWordsOf(std::string_view question)
{
    std::vector<AskedWord> words = QuestionScanner(question).scan();
    for (std::size_t i = 0; i + 1 < words.size(); ++i) { // 3 million
        const double scale = words[i].kind == AskedWord::Kind::number ? scaleNamed(words[i + 1].folded) : 1;
        if (scale == 1)
            continue;
        words[i].number *= scale;
        words[i].range.end = words[i + 1].range.end;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    return words;
}

bool looksLikeVerb(std::string_view word)
{
    constexpr std::size_t shortest = 5;
    static constexpr std::string_view endings[] = {"ed",  "ato", "ata", "ati", "ate", "uto", "uta", "uti", "ute", "ito",
                                                   "ita", "iti", "ite", "сь",  "ли",  "ла",  "ло",  "ны",  "но",  "на"};
    static constexpr std::string_view irregular =
        " sold bought sent made paid built held taken given lent born won lost written shown grown begun left met ";
    if (irregular.find(' ' + std::string(word) + ' ') != std::string_view::npos)
        return true;
    return word.size() >= shortest && std::any_of(std::begin(endings), std::end(endings), [&](std::string_view ending) {
               return word.ends_with(ending);
           });
}

} // namespace querymend
