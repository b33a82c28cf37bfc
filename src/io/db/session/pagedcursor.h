#pragma once

#include "db/session/openrun.h"
#include "db/session/rowsink.h"
#include "db/session/session.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace querymend {

/// Reads the rows of an open run, which it ends after the last row or an error. Engines say how a page is filled.
class PagedCursor : public Cursor {
public:
    PagedCursor(std::shared_ptr<OpenRun> run, const Limits& limits);

    [[nodiscard]] Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) final;

protected:
    [[nodiscard]] const Limits& limits() const { return m_limits; }
    /// How many more bytes the page may have.
    [[nodiscard]] std::uint64_t bytesLeft() const { return m_bytesLeft; }
    /// Counts a row's bytes; false if they are too many.
    [[nodiscard]] bool takeBytes(std::uint64_t bytes);

private:
    /// Reads this many rows, or fewer if there are no more; returns how many.
    [[nodiscard]] virtual Result<std::size_t, EngineError> fill(RowSink& sink, std::size_t rows) = 0;
    /// The error if the run has ended before its last row.
    [[nodiscard]] virtual EngineError goneError() const { return supersededError(); }

    std::shared_ptr<OpenRun> m_run; ///< the session ends it before the next statement
    Limits m_limits;
    std::uint64_t m_bytesLeft = 0;
    bool m_isAtEnd = false;
};

} // namespace querymend
