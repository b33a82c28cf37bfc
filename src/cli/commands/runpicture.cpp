#include "commands/runpicture.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryFile>

#include <string>

namespace querymend {

namespace {

QString textOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

ExitStatus fail(const Console& console, const QString& why)
{
    console.complain("runs: the picture cannot be drawn: " + why.toStdString());
    return ExitStatus::unusable;
}

} // namespace

ExitStatus writePicture(const QByteArray& runFile, std::string_view format, std::string_view look,
                        const Console& console)
{
    QTemporaryFile file; // readable for its owner only
    if (!file.open() || file.write(runFile) != runFile.size() || !file.flush())
        return fail(console, file.errorString());
    QProcess drawing;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    drawing.setProcessEnvironment(environment);
    drawing.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    drawing.start(QCoreApplication::applicationDirPath() + QStringLiteral("/querymend-window"),
                  {QStringLiteral("--draw-run"), textOf(format), textOf(look), file.fileName()});
    constexpr int patience = 600'000;
    if (!drawing.waitForStarted() || !drawing.waitForFinished(patience))
        return fail(console, drawing.errorString());
    const QByteArray picture = drawing.readAllStandardOutput();
    if (drawing.exitStatus() != QProcess::NormalExit || drawing.exitCode() != 0 || picture.isEmpty())
        return fail(console, QStringLiteral("querymend-window ended with %1").arg(drawing.exitCode()));
    console.out.write(picture.toStdString());
    return ExitStatus::fine;
}

} // namespace querymend
