#include "ask/askpanel.h"
#include "common/chip.h"
#include "gui/shell/cutofftexts.h"
#include "support/windowflow.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QScreen>
#include <QTemporaryDir>

using namespace querymend;

namespace {

/// What a laptop's screen of 1366 by 768 has room for when everything on it is drawn twice as large. Set before the
/// application is made.
class SmallScreen {
public:
    SmallScreen()
    {
        QFile file(m_folder.filePath(QStringLiteral("screen.json")));
        m_isWritten = file.open(QIODevice::WriteOnly)
            && file.write(R"({"screens": [{"name": "small", "x": 0, "y": 0, "width": 683, "height": 384}]})") > 0;
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
    }

    [[nodiscard]] bool isWritten() const { return m_isWritten; }

private:
    QTemporaryDir m_folder;
    bool m_isWritten = false;
};

} // namespace

/// The first window on a screen that is smaller than any that was planned for.
class SmallScreenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensInsideItsScreen_data();
    void opensInsideItsScreen();
    void opensTheSchemaWhenItIsWanted();
};

void SmallScreenTest::opensInsideItsScreen_data()
{
    QTest::addColumn<std::string>("language");
    QTest::newRow("in English") << std::string("en");
    QTest::newRow("in Italian") << std::string("it");
    QTest::newRow("in Russian") << std::string("ru");
}

void SmallScreenTest::opensInsideItsScreen()
{
    QFETCH(const std::string, language);
    WindowFlow flow;
    flow.window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30000);
    flow.languages.choose(language);
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    const QRect screen = flow.window->screen()->availableGeometry();
    QCOMPARE(screen.size(), QSize(683, 384));
    QTRY_VERIFY2(cutOffIn(*flow.window).isEmpty(), qPrintable(cutOffIn(*flow.window).join(u'\n')));
    QTRY_VERIFY2(flow.window->width() <= screen.width(), qPrintable(QString::number(flow.window->width())));
    QTRY_VERIFY2(flow.window->height() <= screen.height(), qPrintable(QString::number(flow.window->height())));
    for (const Chip* const chip : flow.window->panels().ask().findChildren<Chip*>())
        QTRY_COMPARE(chip->visibleRegion().boundingRect(), chip->rect());
}

void SmallScreenTest::opensTheSchemaWhenItIsWanted()
{
    const WindowFlow flow;
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    auto* const schema = flow.window->findChild<QDockWidget*>(QStringLiteral("schema"));
    QVERIFY(schema && !schema->isVisible());
    schema->toggleViewAction()->trigger();
    QVERIFY(schema->isVisible());
}

QUERYMEND_TEST_MAIN(argc, argv)
{
    const SmallScreen screen;
    const QApplication application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    SmallScreenTest test;
    return screen.isWritten() ? QTest::qExec(&test, argc, argv) : 1;
}
#include "tst_smallscreen.moc"
