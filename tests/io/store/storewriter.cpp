// A second program that uses a store, for tests to kill, lock out and starve: storewriter COMMAND PLACE [MORE…]. It
// prints a line for each event that is known to be stored, and one for each failure.

#include "store/runstore.h"
#include "support/events.h"

#include <QCoreApplication>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <grp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace querymend {

namespace {

using Writing = Result<std::unique_ptr<RunStore>, StoreError>;

void say(const std::string& line)
{
    const std::string whole = line + '\n';
    static_cast<void>(::write(STDOUT_FILENO, whole.data(), whole.size()));
}

int sayFailure(const StoreError& error)
{
    say("failure " + std::to_string(static_cast<int>(error.failure)) + ' ' + error.text());
    return 1;
}

/// The n-th event of an endless run; large enough to fill pages.
RunEvent someEvent(const std::string& run, std::uint64_t seq)
{
    if (seq == 1)
        return {run, seq, 1000, test::started("How long does this go on?")};
    const std::string text = "SELECT " + std::string(seq * 37 % 1500, 'x');
    return {run, seq, 1000, ModelReplied{EffectId{1}, {LaneId{0}, 0}, text, {1, 1}, std::chrono::milliseconds(1)}};
}

/// Appends until an event fails, and returns that event's number.
std::uint64_t appendFrom(RunStore& store, const std::string& run, std::uint64_t seq, std::uint64_t end)
{
    for (; seq < end; ++seq) {
        if (auto done = store.append(someEvent(run, seq)); !done) {
            sayFailure(done.error());
            return seq;
        }
        say(std::to_string(seq));
    }
    return seq;
}

constexpr std::uint64_t never = 1'000'000'000;

int append(const std::string& place, const std::string& run, std::uint64_t end)
{
    Writing store = RunStore::open(readStorePlace(place).value());
    if (!store)
        return sayFailure(store.error());
    say("open");
    const bool isWhole = appendFrom(**store, run, 1, end) == end;
    if (isWhole && !(*store)->append({run, end, 2000, RunFinished{RunOutcome::solved, {}, "done"}}))
        return 1;
    return isWhole ? 0 : 1;
}

/// Appends one event and holds the run until its input ends.
int hold(const std::string& place, const std::string& run)
{
    Writing store = RunStore::open(readStorePlace(place).value());
    if (!store)
        return sayFailure(store.error());
    appendFrom(**store, run, 1, 2);
    char byte = 0;
    return static_cast<int>(::read(STDIN_FILENO, &byte, 1));
}

/// Appends under a file size limit until it is hit, then continues without the limit.
int limited(const std::string& place, const std::string& run, const std::string& bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    Writing store = RunStore::open(readStorePlace(place).value());
    if (!store)
        return sayFailure(store.error());
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = std::strtoull(bytes.c_str(), nullptr, 10);
    setrlimit(RLIMIT_FSIZE, &limit);
    const std::uint64_t missing = appendFrom(**store, run, 1, never);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_FSIZE, &limit);
    return appendFrom(**store, run, missing, missing + 3) == missing + 3 ? 0 : 1;
}

/// Mounts a private small disk on the folder. A ballast file takes up space there, and is removed once the disk is
/// full. In the end the store is copied to `copy`, outside the private mount.
int smallDisk(const std::string& folder, const std::string& run, const std::string& copy)
{
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
        || mount("none", folder.c_str(), "tmpfs", 0, "size=1m") != 0) {
        say("no mount");
        return 0;
    }
    const std::string ballast = folder + "/ballast";
    std::FILE* const file = std::fopen(ballast.c_str(), "w");
    const std::string bytes(200'000, 'b');
    if (!file || std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size() || std::fclose(file) != 0)
        return 1;
    std::uint64_t missing = 0;
    {
        Writing store = RunStore::open(readStorePlace(folder + "/runs.db").value());
        if (!store)
            return sayFailure(store.error());
        missing = appendFrom(**store, run, 1, never);
        if (::unlink(ballast.c_str()) != 0 || appendFrom(**store, run, missing, missing + 3) != missing + 3)
            return 1;
    }
    return std::system(("cp " + folder + "/runs.db " + copy).c_str());
}

/// Runs `act` without root's rights, or reports that they cannot be dropped.
template <class Act>
int withoutRights(Act act)
{
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(nobody) != 0 || setuid(nobody) != 0)) {
        say("no other user");
        return 0;
    }
    return act();
}

int asNobody(const std::string& place, const std::string& run)
{
    return withoutRights([&] { return append(place, run, 2); });
}

/// Rebuilds the list of runs; prints a line for each batch.
int remake(const std::string& place)
{
    Writing store = RunStore::open(readStorePlace(place).value());
    const auto made = store ? (*store)->remakeList([] { say("some"); }) : StoreDone(Failure{store.error()});
    return made ? 0 : sayFailure(made.error());
}

/// Prints each listed run with its number of readable events and whether it is running; then tries to write.
int list(const std::string& place)
{
    Writing store = RunStore::open(readStorePlace(place).value(), StoreUse::reading);
    const auto rows =
        store ? (*store)->runs({}, 100) : Result<std::vector<RunSummary>, StoreError>(Failure{store.error()});
    if (!rows)
        return sayFailure(rows.error());
    for (const RunSummary& row : *rows) {
        const auto events = (*store)->events(row.run);
        if (!events)
            return sayFailure(events.error());
        say(row.run + ' ' + std::to_string(events->size()) + (row.status == RunStatus::running ? " running" : ""));
    }
    const auto written = (*store)->append(someEvent("new", 1));
    return written ? 1 : sayFailure(written.error());
}

/// Mounts a private disk on the folder, copies a store there and makes the disk read-only.
int readOnlyDisk(const std::string& folder, const std::string& made)
{
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
        || mount("none", folder.c_str(), "tmpfs", 0, "size=8m") != 0) {
        say("no mount");
        return 0;
    }
    if (std::system(("cp " + made + "* " + folder).c_str()) != 0
        || mount("none", folder.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr) != 0)
        return 2;
    return list(folder + made.substr(made.rfind('/')));
}

int withoutDrivers(const std::string& place)
{
    QCoreApplication::setLibraryPaths({});
    return append(place, "r", 2);
}

int run(const std::vector<std::string>& words)
{
    const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : std::string(); };
    if (word(0) == "append")
        return append(word(1), word(2), word(3).empty() ? never : std::strtoull(word(3).c_str(), nullptr, 10));
    if (word(0) == "hold")
        return hold(word(1), word(2));
    if (word(0) == "limited")
        return limited(word(1), word(2), word(3));
    if (word(0) == "smalldisk")
        return smallDisk(word(1), word(2), word(3));
    if (word(0) == "asnobody")
        return asNobody(word(1), word(2));
    if (word(0) == "remake")
        return remake(word(1));
    if (word(0) == "list")
        return list(word(1));
    if (word(0) == "listasnobody")
        return withoutRights([&] { return list(word(1)); });
    if (word(0) == "readonlydisk")
        return readOnlyDisk(word(1), word(2));
    if (word(0) == "withoutdrivers")
        return withoutDrivers(word(1));
    return 2;
}

} // namespace

} // namespace querymend

int main(int argc, char** argv)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const QCoreApplication application(argc, argv);
    return querymend::run(std::vector<std::string>(argv + 1, argv + argc));
}
