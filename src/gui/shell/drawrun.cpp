#include "shell/drawrun.h"

#include "history/runpicture.h"
#include "store/runfile.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

namespace querymend {

int drawRun(const QStringList& words)
{
    if (words.size() != 4)
        return 2;
    QFile file(words[3]);
    if (!file.open(QIODevice::ReadOnly))
        return 3;
    const auto lines = readRunFile(file.readAll().toStdString());
    if (!lines)
        return 3;
    std::vector<RunEvent> events;
    std::transform(lines->begin(), lines->end(), std::back_inserter(events),
                   [](const RunLine& line) { return line.event; });
    RunLook look;
    if (words[2] == QLatin1String("dark"))
        look.colours = darkDrawing();
    const QByteArray picture = words[1] == QLatin1String("apng") ? filmOf(events, look) : pictureOf(events, look);
    QFile out;
    const bool isWritten =
        out.open(stdout, QIODevice::WriteOnly) && out.write(picture) == picture.size() && out.flush();
    return isWritten ? 0 : 3;
}

} // namespace querymend
