#include "gui/shell/cutofftexts.h"
#include "support/windowflow.h"

#include <QApplication>
#include <QFile>
#include <QScreen>
#include <QTemporaryDir>

using namespace querymend;

namespace {

/// A laptop's screen of many pixels, which are drawn two by two. Set before the application is made.
class FineScreen {
public:
    FineScreen()
    {
        QFile file(m_folder.filePath(QStringLiteral("screen.json")));
        m_isWritten = file.open(QIODevice::WriteOnly)
            && file.write(R"({"screens": [{"name": "fine", "x": 0, "y": 0, "width": 2732, "height": 1536,
                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
                > 0;
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
        qputenv("QT_SCALE_FACTOR", "2");
    }

    [[nodiscard]] bool isWritten() const { return m_isWritten; }

private:
    QTemporaryDir m_folder;
    bool m_isWritten = false;
};

} // namespace

/// The first window on a screen whose pixels are scaled.
class ScaledWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensInsideItsScreen();
    void hasRoomForItsTexts();
};

void ScaledWindowTest::opensInsideItsScreen()
{
    const WindowFlow flow;
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    const QRect screen = flow.window->screen()->availableGeometry();
    QCOMPARE(screen.size(), QSize(1366, 768));
    QCOMPARE(flow.window->devicePixelRatio(), 2.0);
    QVERIFY(screen.width() >= flow.window->frameGeometry().width());
    QVERIFY(screen.height() >= flow.window->frameGeometry().height());
    QVERIFY(flow.window->minimumSizeHint().width() <= screen.width());
    QVERIFY(flow.window->minimumSizeHint().height() <= screen.height());
}

void ScaledWindowTest::hasRoomForItsTexts()
{
    const WindowFlow flow;
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    QTRY_VERIFY2(cutOffIn(*flow.window).isEmpty(), qPrintable(cutOffIn(*flow.window).join(u'\n')));
}

QUERYMEND_TEST_MAIN(argc, argv)
{
    const FineScreen screen;
    const QApplication application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    ScaledWindowTest test;
    return screen.isWritten() ? QTest::qExec(&test, argc, argv) : 1;
}
#include "tst_scaledwindow.moc"
