#pragma once

#include "report/promptwarnings.h"
#include "report/reach.h"
#include "report/runjournal.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// What left the machine in a run, call by call. What is said of a call comes from the record alone.

/// Which values of the database a call's prompt was allowed to have, by the run's policy and the model's profile.
enum class ValueRule : std::uint8_t { none, named, withExamples };

/// A call to a model or the database that may have left the machine.
struct LedgerRow {
    std::string run;
    std::int64_t at = 0; ///< milliseconds since 1970
    JournalKind kind = JournalKind::attempt;
    std::optional<AttemptRef> attempt{};
    std::optional<RoleCall> role{};
    std::string call;     ///< `model: lane 1, attempt 2`
    std::string receiver; ///< the server, without what may be secret
    std::string model;    ///< empty for the database
    Reach reach = Reach::unknown;
    std::uint64_t bytes = 0; ///< of the prompts or the statement; of the requests, if they are recorded
    std::uint32_t requests = 1;
    std::vector<std::string> parts; ///< the names of the prompt's sections, or `statement`
    ValuesInPrompt values;
    std::optional<ValueRule> rule{}; ///< none for the database, which has the values
    TokenSum tokens{};
    std::vector<PromptWarning> warnings;
    std::string text; ///< all that was sent, section by section

    friend bool operator==(const LedgerRow&, const LedgerRow&) = default;
};

/// All calls of a run that left the machine or may have, in their order.
[[nodiscard]] std::vector<LedgerRow> ledgerOf(std::span<const RunEvent> events);
/// Whether each of the words is somewhere in the row, ignoring the case of ASCII letters.
[[nodiscard]] bool matches(const LedgerRow& row, std::string_view words);

/// A paragraph for people.
[[nodiscard]] std::string ledgerText(const LedgerRow& row);
/// One line of JSON; what was sent only if it is wanted.
enum class SentText : std::uint8_t { withheld, included };
[[nodiscard]] std::string ledgerJson(const LedgerRow& row, SentText sent);
/// A table with a row of headings, by RFC 4180.
[[nodiscard]] std::string ledgerCsv(std::span<const LedgerRow> rows);

} // namespace querymend
