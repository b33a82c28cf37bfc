// Not a test: draws the window in all its states, for review.

#include "camera.h"
#include "common/plainstyle.h"
#include "scenes.h"
#include "studio.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryFile>

#include <array>
#include <cstdio>

using namespace querymend;

namespace {

struct Scene {
    const char* name;
    void (*draw)(Studio& studio, Camera& camera);
};

// clang-format off
constexpr std::array scenes{
    Scene{"history", drawHistory}, // while there are no runs
    Scene{"start", drawStart},
    Scene{"readme", drawReadme},
    Scene{"tour", drawTour},
    Scene{"question", drawQuestion},
    Scene{"asking", drawAsking},
    Scene{"built-in", drawBuiltIn},
    Scene{"schema", drawSchema},
    Scene{"editor", drawEditor},
    Scene{"results", drawResults},
    Scene{"cells", drawCells},
    Scene{"plans", drawPlans},
    Scene{"timeline", drawTimeline},
    Scene{"player", drawPlayer},
    Scene{"mending", drawMending},
    Scene{"steering", drawSteering},
    Scene{"inspector", drawInspector},
    Scene{"records", drawRecords},
    Scene{"comparison", drawComparison},
    Scene{"settings", drawSettings},
    Scene{"connections", drawConnections},
    Scene{"models", drawModels},
    Scene{"dialogs", drawDialogs},
    Scene{"trouble", drawTrouble},
    Scene{"run", drawRunLayout},
    Scene{"presenting", drawPresenting},
    Scene{"production", drawProduction},
    Scene{"focus", drawFocus},
    Scene{"agents", drawAgents},
};
// clang-format on

QList<Look> looks()
{
    constexpr QSize small(1024, 700);
    constexpr QSize middle(1366, 768);
    constexpr QSize large(1920, 1080);
    return {{QStringLiteral("1024-light"), small, ThemeChoice::light},
            {QStringLiteral("1024-dark"), small, ThemeChoice::dark},
            {QStringLiteral("1366-light"), middle, ThemeChoice::light},
            {QStringLiteral("1366-dark"), middle, ThemeChoice::dark},
            {QStringLiteral("1920-light"), large, ThemeChoice::light},
            {QStringLiteral("1920-dark"), large, ThemeChoice::dark},
            {QStringLiteral("1024-italian"), small, ThemeChoice::light, "it"},
            {QStringLiteral("1024-russian"), small, ThemeChoice::dark, "ru"},
            {QStringLiteral("1366-italian"), middle, ThemeChoice::dark, "it"},
            {QStringLiteral("1366-russian"), middle, ThemeChoice::light, "ru"},
            {QStringLiteral("1366-high-contrast"), middle, ThemeChoice::highContrast},
            {QStringLiteral("1366-large-text-light"), middle, ThemeChoice::light, "en", 24},
            {QStringLiteral("1366-large-text-dark"), middle, ThemeChoice::dark, "en", 24},
            {QStringLiteral("1366-mirrored-light"), middle, ThemeChoice::light, "en", 13, Qt::RightToLeft},
            {QStringLiteral("1366-mirrored-dark"), middle, ThemeChoice::dark, "en", 13, Qt::RightToLeft}};
}

/// The offscreen platform has a small screen unless it is configured otherwise.
void useLargeScreen(QTemporaryFile& file)
{
    if (!file.open())
        return;
    file.write(R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 1920, "height": 1200}]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
}

/// Drops warnings about unsupported features of the platform, which do not affect the pictures.
void dropPlatformNotes(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (!text.startsWith(QLatin1String("This plugin does not support")))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, text)));
}

/// If no name of this group is given, all are wanted.
bool isWanted(const QStringList& named, const QStringList& among, const QString& name)
{
    for (const QString& one : named) {
        if (among.contains(one))
            return named.contains(name);
    }
    return true;
}

int drawAll(const QDir& folder, const QStringList& named)
{
    QStringList lookNames;
    for (const Look& look : looks())
        lookNames << look.name;
    QStringList sceneNames;
    for (const Scene& scene : scenes)
        sceneNames << QString::fromLatin1(scene.name);
    int pictures = 0;
    for (const Look& look : looks()) {
        if (!isWanted(named, lookNames, look.name))
            continue;
        if (!folder.mkpath(look.name)) {
            std::fprintf(stderr, "%s cannot be made\n", qPrintable(folder.filePath(look.name)));
            return 3;
        }
        Studio studio(look);
        Camera camera(studio.window(), QDir(folder.filePath(look.name)));
        studio.setCamera(camera);
        studio.fillConnections();
        for (const Scene& scene : scenes) {
            if (!isWanted(named, sceneNames, QString::fromLatin1(scene.name)))
                continue;
            studio.reset();
            scene.draw(studio, camera);
        }
        pictures += camera.pictures();
    }
    std::fprintf(stderr, "%d pictures\n", pictures);
    return 0;
}

} // namespace

/// querymend_screenshots FOLDER [NAME…]: draws everything, or only the named looks and scenes.
int main(int argc, char** argv)
{
    qInstallMessageHandler(dropPlatformNotes);
    QTemporaryFile screen;
    useLargeScreen(screen);
    QApplication::setStyle(new PlainStyle);
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("querymend"));
    QApplication::setApplicationVersion(QStringLiteral(QUERYMEND_VERSION));
    QApplication::setCursorFlashTime(0); // a blinking caret would never settle
    const QStringList named = QApplication::arguments();
    return drawAll(QDir(named.value(1, QStringLiteral("screenshots"))), named.mid(2));
}
