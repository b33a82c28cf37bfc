#include "common/theme.h"
#include "databaseopener.h"
#include "shell/mainwindow.h"
#include "store/runstore.h"
#include "store/storeplace.h"
#include "workbench.h"

#include <QApplication>
#include <QIcon>
#include <QStyleFactory>

#include <memory>
#include <utility>

namespace {

using namespace querymend;

/// The program for the command line, which also hosts embedded engines, stands beside this one.
QString hostProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/querymend");
}

/// Null where it cannot be opened.
std::unique_ptr<RunStore> openStore()
{
    const auto place = chosenStorePlace({});
    if (!place)
        return nullptr;
    auto store = RunStore::open(*place);
    return store ? std::move(store).value() : nullptr;
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
    const auto store = openStore();
    MainWindow window({workbench, theme, store.get()});
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/querymend/icons/querymend.svg")));
    window.show();
    window.openSample();
    return QApplication::exec();
}
