#pragma once

#include "schema/shuffle.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend::fuzz {

/// Turns valid texts into broken, odd and sometimes valid ones; a seed gives the same texts on every machine.
class Mutator {
public:
    Mutator(std::uint64_t seed, std::vector<std::string> texts) : m_random(seed), m_texts(std::move(texts)) {}

    /// One of the texts after one to four changes.
    std::string next()
    {
        std::vector<std::string> pieces = cut(any(m_texts));
        for (std::uint64_t changes = 1 + m_random.below(4); changes > 0; --changes)
            change(pieces);
        std::string text;
        for (const std::string& piece : pieces)
            text += piece;
        return text;
    }

    SplitMix& random() { return m_random; }

private:
    template <class List>
    const typename List::value_type& any(const List& list)
    {
        return list[static_cast<std::size_t>(m_random.below(list.size()))];
    }

    /// Cuts into words, blanks and single other bytes; without our lexer, because that is under test.
    static std::vector<std::string> cut(std::string_view text)
    {
        const auto kind = [](char c) {
            if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c < 0)
                return 1;
            return c == ' ' || c == '\n' || c == '\t' ? 2 : 3;
        };
        std::vector<std::string> pieces;
        for (const char c : text) {
            if (!pieces.empty() && kind(c) < 3 && kind(pieces.back().back()) == kind(c))
                pieces.back() += c;
            else
                pieces.emplace_back(1, c);
        }
        return pieces;
    }

    void change(std::vector<std::string>& pieces)
    {
        const std::size_t at = static_cast<std::size_t>(m_random.below(pieces.size() + 1));
        const auto here = pieces.begin() + static_cast<std::ptrdiff_t>(at);
        if (at == pieces.size() || m_random.below(4) == 0) {
            pieces.insert(here, std::string(any(snippets)));
            return;
        }
        const std::size_t other = static_cast<std::size_t>(m_random.below(pieces.size()));
        switch (m_random.below(6)) {
        case 0:
            pieces.erase(here);
            break;
        case 1:
            pieces.insert(here, std::string(pieces[other]));
            break;
        case 2:
            std::swap(pieces[at], pieces[other]);
            break;
        case 3:
            *here = any(cut(any(m_texts)));
            break;
        case 4: { // a stretch of another text
            const std::vector<std::string> donor = cut(any(m_texts));
            const std::size_t from = static_cast<std::size_t>(m_random.below(donor.size()));
            const std::size_t length = static_cast<std::size_t>(m_random.below(donor.size() - from)) + 1;
            pieces.insert(here, donor.begin() + static_cast<std::ptrdiff_t>(from),
                          donor.begin() + static_cast<std::ptrdiff_t>(from + length));
            break;
        }
        default:
            pieces.erase(here, m_random.below(8) == 0 ? pieces.end() : here + 1);
        }
    }

    // clang-format off
    static constexpr auto snippets = std::to_array<std::string_view>(
        {";", "'", "\"", "`", "--", "--\n", "/*", "*/", "/*!", "(", ")", "((", "[", "]", "{", "}", ",", ".", ":", "::", "$$",
         "$a$", "$1", "?", "@", "@@x", "#", "\\", "\\'", "E'", "U&'", "N'", "x'", "q'[", "0x", "1e", "1.", " ", "\n", "\r", "\t",
         "\x0c", "\xc2\xa0", "\xe2\x80\x8b", "\xef\xbb\xbf", "\xff", " SELECT ", " FROM ", " WHERE ", " WITH x AS (SELECT 1) ",
         " UNION ALL ", " CASE ", " END ", " AS ", " IN ", " NOT ", " LATERAL ", " JOIN ", " ON ", " USING ", " VALUES ", " TABLE ",
         " INTO ", " FOR UPDATE ", " OVER ", " ORDER BY ", " LIMIT 1 ", " BETWEEN ", " AND ", " IS ", " NULL ", " INTERVAL ",
         " EXISTS ", " RECURSIVE ", " GROUP BY ", " ESCAPE ", " COLLATE ", "; DROP TABLE t", " DELETE FROM t "});
    // clang-format on

    SplitMix m_random;
    std::vector<std::string> m_texts;
};

} // namespace querymend::fuzz
