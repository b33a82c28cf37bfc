// How long commands take from their start to their end, beside programs of others.

#include "benchmarks.h"
#include "support/sqlitefile.h"

#include <QTemporaryDir>

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace querymend::bench {

namespace {

using StartWords = std::vector<std::string>;

/// What the commands read.
struct StartFiles {
    QTemporaryDir folder;
    SqliteFile database{"CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)"};
    std::string statement = folder.filePath(QStringLiteral("a.sql")).toStdString();

    StartFiles() { std::ofstream(statement) << "SELECT name FROM people"; }
};

/// Returns the exit status; -1 if there is none.
int runSilently(StartWords words)
{
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int problem = posix_spawn(&process, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (problem != 0 || waitpid(process, &status, 0) != process || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

void starting(benchmark::State& state, const std::shared_ptr<const StartFiles>& /*kept*/, const StartWords& words)
{
    for (auto _ : state) {
        if (runSilently(words) != 0)
            return state.SkipWithError("the command fails");
    }
}

} // namespace

void registerStarts()
{
    const auto files = std::make_shared<const StartFiles>();
    const auto row = [&](const char* name, const StartWords& words) {
        benchmark::RegisterBenchmark(name, starting, files, words)->UseRealTime()->Unit(benchmark::kMillisecond);
    };
    const std::string program = QUERYMEND_PROGRAM;
    const std::string url = "sqlite://" + files->database.path().toStdString();
    row("start/true", {"/bin/true"});
#ifdef QUERYMEND_SQLITE_PROGRAM
    row("start/sqlite3", {QUERYMEND_SQLITE_PROGRAM, "--version"});
#endif
    row("start/version", {program, "--version"});
    row("start/check", {program, "check", "--dialect", "sqlite", files->statement});
    row("start/check a file", {program, "check", "--db", url, files->statement});
    row("start/help", {program, "--help"});
}

} // namespace querymend::bench
