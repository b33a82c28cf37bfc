#include "common/theme.h"
#include "databaseopener.h"
#include "shell/mainwindow.h"
#include "workbench.h"

#include <QApplication>
#include <QIcon>
#include <QStyleFactory>

namespace {

using namespace querymend;

/// The program for the command line, which also hosts embedded engines, stands beside this one.
QString hostProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/querymend");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("querymend"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Querymend"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.querymend.Querymend"));
    Theme theme;
    QApplication::setFont(Theme::workFont());
    Workbench workbench([](const ConnectionTarget& target) { return reconnectingOpener(target, hostProgram()); });
    MainWindow window(workbench, theme);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/querymend/icons/querymend.svg")));
    window.show();
    return QApplication::exec();
}
