#include "db/enginehost.h"

#include "db/engines.h"
#include "db/host/framesocket.h"
#include "db/host/hostprotocol.h"
#include "db/host/servedresult.h"
#include "db/host/stopsignal.h"
#include "db/host/wirevalues.h"
#include "db/host/wirewarnings.h"
#include "schema/json.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ctime>
#include <memory>
#include <new>
#include <string>
#include <thread>
#include <utility>

#include <poll.h>
#include <sqlite3.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace querymend {

namespace {

void limitTo(decltype(RLIMIT_CPU) resource, std::uint64_t most)
{
    rlimit limit{};
    getrlimit(resource, &limit);
    limit.rlim_cur = std::min<rlim_t>(most, limit.rlim_max);
    setrlimit(resource, &limit);
}

/// Whether the parent process has ended, perhaps before this one asked to end with it.
bool isAbandoned()
{
    pollfd socket{STDIN_FILENO, POLLRDHUP, 0};
    return poll(&socket, 1, 0) == 1 && (socket.revents & (POLLRDHUP | POLLHUP)) != 0;
}

/// Limits what the process may use, whatever a statement makes the engine do.
void limitProcess(std::uint64_t memory)
{
    // Reading a database in WAL mode may need a -shm file beside it; nothing else is ever written.
    constexpr std::uint64_t largestFile = 8U << 20U;
    limitTo(RLIMIT_FSIZE, largestFile);
    limitTo(RLIMIT_CORE, 0); // a core dump would hold rows of the database
    if (memory > 0) {
        limitTo(RLIMIT_DATA, memory);
        // SQLite then reports the error itself, and there is room left for the rows being sent.
        sqlite3_hard_heap_limit64(static_cast<sqlite3_int64>(memory / 2));
    }
    std::signal(SIGXFSZ, SIG_IGN); // a refused write is an error, not the end of the process
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

/// The last resort if no parent is left to kill an overrunning statement.
class ProcessorTime {
public:
    void limit(std::chrono::milliseconds time)
    {
        timespec used{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
        constexpr std::int64_t grace = 5;
        const std::int64_t seconds = std::chrono::ceil<std::chrono::seconds>(time).count() + grace;
        const std::int64_t most = used.tv_sec + seconds * m_processors;
        if (std::exchange(m_most, most) != most)
            limitTo(RLIMIT_CPU, static_cast<std::uint64_t>(most));
    }

private:
    std::int64_t m_processors =
        std::max<std::int64_t>(std::thread::hardware_concurrency(), 1); ///< takes a file to find
    std::int64_t m_most = 0;                                            ///< the current limit
};

/// Answers requests in turn.
class EngineHost {
public:
    [[nodiscard]] std::string answer(std::string_view frame)
    {
        WireReader in(frame);
        try {
            const auto request = in.choice(HostRequest::readSchema);
            if (in.failed() || (!m_session && request != HostRequest::open))
                return unreadable();
            return answerTo(request, in);
        } catch (const std::bad_alloc&) {
            m_result.reset();
            return failed(outOfMemoryError());
        }
    }

    /// Call after an answer was sent.
    void readAhead()
    {
        if (!m_result || !m_readsAhead)
            return;
        m_processorTime.limit(m_fetchTime);
        m_result->readAhead();
    }

private:
    std::string answerTo(HostRequest request, WireReader& in)
    {
        switch (request) {
        case HostRequest::open:
            return open(readTarget(in));
        case HostRequest::prepare: {
            m_result.reset();
            const auto prepared = m_session->prepare(in.text());
            return prepared ? done() : failed(prepared.error());
        }
        case HostRequest::explain: {
            m_result.reset();
            const Limits limits = startStatement(in);
            const auto plan = m_session->explain(in.text(), limits);
            return plan ? done(*plan) : failed(plan.error());
        }
        case HostRequest::run:
            return run(in);
        case HostRequest::fetch:
            return fetch(in);
        case HostRequest::countRows:
            return countRows();
        case HostRequest::seek:
            return seek(in);
        case HostRequest::close:
            m_result.reset();
            return done();
        case HostRequest::readSchema: {
            m_result.reset();
            const SchemaRequest wanted = readSchemaRequest(in);
            m_processorTime.limit(wanted.limits.time);
            const auto schema = m_session->readSchema(wanted);
            return schema ? done(writeSchemaJson(*schema, JsonLayout::compact)) : failed(schema.error());
        }
        }
        return unreadable();
    }

    std::string open(const ConnectionTarget& target)
    {
        auto opened = openSession(target);
        if (!opened)
            return failed(opened.error());
        m_session = std::move(opened).value();
        m_readsAhead = readsAhead(target.engine);
        m_stopSignal.passTo(m_session->canceller());
        WireWriter out;
        out.number(HostAnswer::value);
        write(out, m_session->dialect());
        write(out, m_session->warnings());
        return out.take();
    }

    std::string run(WireReader& in)
    {
        m_result.reset();
        const Limits limits = startStatement(in);
        m_fetchTime = limits.time;
        auto cursor = m_session->run(in.text(), limits);
        if (!cursor)
            return failed(cursor.error());
        m_result = std::make_unique<ServedResult>(std::move(cursor).value());
        return done(m_result->columns());
    }

    std::string fetch(WireReader& in)
    {
        const auto rows = in.number<std::uint64_t>();
        if (!m_result)
            return failed(supersededError());
        m_processorTime.limit(m_fetchTime);
        auto page = m_result->fetch(static_cast<std::size_t>(rows));
        return page ? std::move(page).value() : failed(page.error());
    }

    std::string countRows()
    {
        if (!m_result)
            return failed(supersededError());
        m_processorTime.limit(m_fetchTime);
        const auto count = m_result->countRows();
        return count ? done(*count) : failed(count.error());
    }

    std::string seek(WireReader& in)
    {
        const auto row = in.number<std::uint64_t>();
        if (!m_result)
            return failed(supersededError());
        m_processorTime.limit(m_fetchTime);
        const auto sought = m_result->seek(row);
        return sought ? done() : failed(sought.error());
    }

    Limits startStatement(WireReader& in)
    {
        const Limits limits = readLimits(in);
        m_processorTime.limit(limits.time);
        return limits;
    }

    static std::string done()
    {
        WireWriter out;
        out.number(HostAnswer::value);
        return out.take();
    }

    static std::string done(const std::string& text)
    {
        WireWriter out;
        out.number(HostAnswer::value);
        out.text(text);
        return out.take();
    }

    template <class Value>
    static std::string done(const Value& value)
    {
        WireWriter out;
        out.number(HostAnswer::value);
        write(out, value);
        return out.take();
    }

    static std::string failed(const EngineError& error)
    {
        WireWriter out;
        out.number(HostAnswer::error);
        write(out, withoutExcess(error));
        return out.take();
    }

    static std::string unreadable() { return failed({EngineFailure::lost, "the request cannot be read"}); }

    StopSignal m_stopSignal;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ServedResult> m_result; // must end before its session
    bool m_readsAhead = false;
    std::chrono::milliseconds m_fetchTime{0};
    ProcessorTime m_processorTime;
};

} // namespace

int serveEngine(std::uint64_t memory)
{
    limitProcess(memory);
    if (isAbandoned())
        return 0;
    FrameSocket socket(STDIN_FILENO);
    EngineHost host;
    std::string frame;
    while (socket.receive(frame) == Received::frame) {
        if (!socket.send(host.answer(frame)))
            break;
        host.readAhead();
    }
    return 0;
}

} // namespace querymend
