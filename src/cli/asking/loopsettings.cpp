#include "asking/loopsettings.h"

#include <QFile>

#include <memory>
#include <string>
#include <utility>

namespace querymend {

Result<HintFiles, CommandProblem> readHints()
{
    auto read = readHintFiles(hintFolder());
    if (read)
        return std::move(read).value();
    std::string all;
    for (const std::string& problem : read.error())
        all += (all.empty() ? "" : "\n") + problem;
    return Failure{CommandProblem{ExitStatus::unusable, {std::move(all)}}};
}

Result<FailureSink, CommandProblem> failureSink(const Arguments& arguments, const Console& console)
{
    const bool isVerbose = arguments.has("--verbose");
    const auto name = arguments.value("--log");
    if (!name && !isVerbose)
        return FailureSink();
    std::shared_ptr<QFile> file; // shared, because the returned function can be copied
    if (name) {
        file = std::make_shared<QFile>(QString::fromUtf8(name->data(), static_cast<qsizetype>(name->size())));
        if (!file->open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            return Failure{CommandProblem{ExitStatus::unusable,
                                          {"--log: " + std::string(*name) + ": " + file->errorString().toStdString()}}};
    }
    return FailureSink([file, isVerbose, &console](const std::string& block) {
        if (isVerbose) {
            console.err.write(block);
            console.err.flush();
        }
        const auto size = static_cast<qint64>(block.size());
        if (file && file->write(block.data(), size) != size)
            console.complain("--log: " + file->errorString().toStdString());
    });
}

} // namespace querymend
