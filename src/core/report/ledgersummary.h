#pragma once

#include "report/ledger.h"

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// What one model, or one database, was sent under one rule for values: a sum over calls of the ledger.
struct LedgerTotal {
    std::string receiver; ///< a model's host, a database's address; empty if it is not recorded
    std::string model;    ///< empty for a database
    Reach reach = Reach::unknown;
    std::optional<ValueRule> rule{}; ///< none for a database
    std::uint64_t runs = 0;
    std::uint64_t calls = 0;
    std::uint64_t requests = 0;
    std::uint64_t bytes = 0;
    std::uint64_t callsWithValues = 0;
    ValuesInPrompt callsByKind{};                               ///< how many calls had values of each kind
    TokenSum tokens{};                                          ///< without a price
    std::vector<std::pair<std::string, std::uint64_t>> parts{}; ///< each section, and how many calls had it
    std::int64_t firstAt = 0;                                   ///< milliseconds since 1970
    std::int64_t lastAt = 0;

    friend bool operator==(const LedgerTotal&, const LedgerTotal&) = default;
};

/// Sums up calls as they are read, in any order.
class LedgerSummary {
public:
    void add(std::span<const LedgerRow> rows);
    /// Models first; what was sent something last comes first.
    [[nodiscard]] std::vector<LedgerTotal> totals() const;

private:
    struct Sum {
        LedgerTotal total;
        std::set<std::string, std::less<>> runs;
    };

    [[nodiscard]] Sum& sumFor(const LedgerRow& row);

    std::vector<Sum> m_sums;
};

/// `none`, `values`, `values_and_examples`
[[nodiscard]] std::string_view name(ValueRule rule);

/// A paragraph for people.
[[nodiscard]] std::string totalText(const LedgerTotal& total);
/// One line of JSON.
[[nodiscard]] std::string totalJson(const LedgerTotal& total);
/// A table with a row of headings, by RFC 4180.
[[nodiscard]] std::string totalsCsv(std::span<const LedgerTotal> totals);

} // namespace querymend
