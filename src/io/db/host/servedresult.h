#pragma once

#include "db/host/wire.h"
#include "db/session/session.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// An open result in the host: answers requests for its rows, and reads the next rows while the client works on those
/// that it was sent.
class ServedResult {
public:
    using Duration = std::chrono::steady_clock::duration;
    /// A page that takes longer is not followed by another before that is asked for.
    static constexpr Duration longestPage = std::chrono::milliseconds(50);
    /// Nor is a page of more bytes: its client asks for fewer rows next, and as many again could exceed a limit.
    static constexpr std::size_t largestPage = 8U << 20U;

    explicit ServedResult(std::unique_ptr<Cursor> cursor, Duration longest = longestPage)
        : m_cursor(std::move(cursor)), m_longest(longest)
    {}

    [[nodiscard]] const std::vector<ResultColumn>& columns() const { return m_cursor->columns(); }
    /// Returns the whole answer, ready to be sent.
    [[nodiscard]] Result<std::string, EngineError> fetch(std::size_t count);
    [[nodiscard]] Result<std::optional<std::uint64_t>, EngineError> countRows();
    [[nodiscard]] Result<void, EngineError> seek(std::uint64_t row);

    /// Reads as many rows as were asked for twice in a row, if that is likely to cost little. What goes wrong is the
    /// answer to the request that reaches its row.
    void readAhead();

private:
    /// Rows that are read, but not sent yet.
    struct Pending {
        Pending();

        WireWriter answer;
        std::vector<std::uint32_t> ends; ///< of the rows in it
        bool hasLast = false;
        std::optional<EngineError> error; ///< at the row after them
    };

    void read(Pending& rows, std::size_t count);
    /// Leaves the first `count` rows and returns the others, with what ended them.
    [[nodiscard]] static Pending cutOff(Pending& rows, std::size_t count);

    std::unique_ptr<Cursor> m_cursor;
    Duration m_longest;
    std::optional<Pending> m_ahead;
    std::size_t m_lastCount = 0;
    bool m_isSteady = false; ///< the same number of rows was asked for twice in a row
    bool m_isCheap = false;  ///< the last page was neither slow nor large
    bool m_hasMore = false;
};

} // namespace querymend
