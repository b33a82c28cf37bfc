#include "texts/examplefile.h"

#include "prompt/memory/examplefile.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace querymend {

Result<std::vector<Example>, std::string> examplesInFile(const std::string& path)
{
    constexpr qint64 most = 64 << 20;
    const auto wrong = [&](const std::string& reason) { return Failure{path + ": " + reason}; };
    QFile file(QString::fromStdString(path));
    if (!file.exists())
        return wrong("there is no such file");
    if (!QFileInfo(file).isFile()) // a pipe may never end
        return wrong("it is not a regular file");
    if (file.size() > most)
        return wrong("it is larger than 64 MB");
    if (!file.open(QIODevice::ReadOnly))
        return wrong(file.errorString().toStdString());
    const std::string text = file.readAll().toStdString();
    auto examples = path.ends_with(".sql") ? readSqlExamples(text) : readJsonExamples(text);
    if (!examples)
        return wrong(describe(examples.error()));
    return std::move(examples).value();
}

} // namespace querymend
