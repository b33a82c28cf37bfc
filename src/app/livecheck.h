#pragma once

#include "livedatabase.h"

#include "check/ladder.h"

#include <functional>
#include <memory>
#include <string>

namespace querymend {

/// Says what the whole ladder says of a statement that is being written, the engine's plan included. All of it is done
/// on the thread of the connection: a schema of thousands of tables takes its time when the first name is missed.
class LiveCheck : public QObject {
public:
    /// The database outlives it.
    explicit LiveCheck(LiveDatabase& database);
    ~LiveCheck() override;

    using Answered = std::function<void(const Verdict&)>;
    /// Whoever is gone by then is not answered.
    void check(std::string statement, QObject* context, Answered answered);

private:
    class Ladder;

    LiveDatabase& m_database;
    std::shared_ptr<Ladder> m_ladder; ///< shared with work that is still under way; only that thread looks into it
};

} // namespace querymend
