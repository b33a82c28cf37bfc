#pragma once

#include "database/livedatabase.h"

#include "check/ladder.h"
#include "check/mending/mechanic.h"

#include <functional>
#include <memory>
#include <string>

namespace querymend {

/// Runs the whole ladder, including the engine's plan, on a statement that is being written. All of it happens on the
/// connection's thread, because the first unknown name in a schema of thousands of tables takes time to look up.
class LiveCheck : public QObject {
public:
    /// The database must outlive it.
    explicit LiveCheck(LiveDatabase& database);
    ~LiveCheck() override;

    using Answered = std::function<void(const Verdict&)>;
    /// `answered` is not called if `context` is gone by then.
    void check(std::string statement, QObject* context, Answered answered);

    using Mended = std::function<void(const MendedText&)>;
    /// Mends a statement, with the same ladder as its judge. `mended` is not called if `context` is gone by then.
    void mend(std::string statement, QObject* context, Mended mended);

private:
    class Ladder;

    void noteSchema();

    LiveDatabase& m_database;
    std::shared_ptr<Ladder> m_ladder; ///< shared with work in progress; its view is for the session's thread
};

} // namespace querymend
