#include "arguments/command.h"
#include "base/json.h"
#include "db/duckdb/duckdblibrary.h"
#include "system/duckdbfetch.h"
#include "system/systemcheck.h"
#include "system/systemreport.h"
#include "system/windowprogram.h"
#include "terminal/interrupt.h"
#include "terminal/terminalpage.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr std::array doctorOptions{
    Option{"--fetch-duckdb", "", "first fetch libduckdb with npm, if it is not there"},
    Option{"--json", "", "one JSON object per line of the report"},
};

/// Only the window has fonts. None if it cannot be asked.
std::vector<FontUse> fontsOfWindow()
{
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    window.setProcessEnvironment(environment);
    window.start(windowProgram(), {QStringLiteral("--used-fonts")});
    constexpr int patience = 60'000;
    if (!window.waitForFinished(patience) || window.exitStatus() != QProcess::NormalExit || window.exitCode() != 0)
        return {};
    return fontsIn(window.readAllStandardOutput());
}

SystemFinding keyStore()
{
    std::optional<SystemFinding> answer;
    QObject context;
    examineKeyStore(&context, [&answer](const SystemFinding& found) {
        answer = found;
        QCoreApplication::quit();
    });
    if (!answer)
        QCoreApplication::exec();
    return answer.value_or(SystemFinding{"key store", Health::missing, "it does not answer", {}});
}

/// Returns the problem; none if the library is there.
std::optional<std::string> fetchDuckdb(const Console& console)
{
    if (DuckdbLibrary::load({}))
        return std::nullopt;
    console.complain("doctor: fetching libduckdb with npm");
    const Interrupt interrupt;
    DuckdbFetch fetch;
    QObject::connect(&interrupt, &Interrupt::asked, &fetch, &DuckdbFetch::cancel);
    std::string problem;
    QObject::connect(&fetch, &DuckdbFetch::finished, &fetch, [&problem](const std::string& found) {
        problem = found;
        QCoreApplication::quit();
    });
    fetch.start();
    QCoreApplication::exec();
    return problem.empty() ? std::nullopt : std::optional(problem);
}

std::string textOf(const SystemFinding& found)
{
    constexpr std::size_t widthOfWords = 8;
    constexpr std::size_t widthOfSubjects = 20;
    std::string text = wordOf(found.health);
    text.resize(widthOfWords, ' ');
    text += found.subject;
    text.resize(std::max(text.size() + 1, widthOfWords + widthOfSubjects), ' ');
    TerminalPage page(Colours::off);
    page.wrapped(text, found.advice.empty() ? found.detail : found.detail + "; " + found.advice);
    return page.take();
}

ExitStatus report(const std::vector<SystemFinding>& findings, const Arguments& arguments, const Console& console)
{
    ExitStatus status = ExitStatus::fine;
    for (const SystemFinding& found : findings) {
        if (found.health == Health::fault)
            status = ExitStatus::foundWrong;
        if (arguments.has("--json"))
            console.out.write(toJsonLine({{"subject", found.subject},
                                          {"health", wordOf(found.health)},
                                          {"detail", found.detail},
                                          {"advice", found.advice}})
                              + '\n');
        else
            console.out.write(textOf(found));
    }
    return status;
}

ExitStatus runDoctor(const Arguments& arguments, const Console& console)
{
    if (!arguments.operands().empty()) {
        console.complain("doctor: it takes no operands");
        return ExitStatus::badUsage;
    }
    const auto problem = arguments.has("--fetch-duckdb") ? fetchDuckdb(console) : std::nullopt;
    if (problem)
        console.complain("doctor: libduckdb was not fetched: " + *problem);
    std::vector<SystemFinding> findings = examineSystem(fontsOfWindow());
    findings.push_back(keyStore());
    return worse(report(findings, arguments, console), problem ? ExitStatus::unusable : ExitStatus::fine);
}

} // namespace

const Command doctorCommand{
    "doctor",
    "[--fetch-duckdb] [--json]",
    "looks for what is missing or broken on this machine",
    "Reports on database drivers and libraries, ssh, the run store, the files of\n"
    "settings, connections and models, the folders of the program, its log, the key\n"
    "store, the window and its fonts, and says what to do. No database is connected\n"
    "to. Nothing is changed, unless --fetch-duckdb puts libduckdb into the data\n"
    "folder. What is missing only limits what you can do; the exit status is 1 if\n"
    "something is at fault.\n",
    doctorOptions,
    runDoctor,
};

} // namespace querymend
