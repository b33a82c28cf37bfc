#pragma once

#include "report/runjournal.h"

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// The values of the database that a run has seen, as its record tells: those of rows that were read for roles, and
/// those that findings, their corrections and engines' messages quote.
class SeenValues {
public:
    SeenValues() = default;
    explicit SeenValues(std::span<const RunJournalEntry> journal);

    /// How many of them a text has that are not in what the user wrote. Short ones count only in quotes.
    [[nodiscard]] std::uint64_t countIn(std::string_view text, std::string_view users) const;

private:
    void add(std::string_view value);
    void addQuoted(std::string_view text, std::string_view except);
    void add(const Finding& finding, std::string_view sql);
    void add(const ReturnedRows& rows, std::string_view sql);

    std::set<std::string, std::less<>> m_values;
};

/// The texts between quotes, in order. Quotes within words, as that of "can't", are none.
[[nodiscard]] std::vector<std::string_view> quotedIn(std::string_view text);

} // namespace querymend
