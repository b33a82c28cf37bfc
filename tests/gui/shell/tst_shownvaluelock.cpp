#include "settings/settingsdialog.h"
#include "store/valuelock.h"
#include "support/windowflow.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>

using namespace querymend;

/// The window's frame says that no values are sent.
class ShownValueLockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_flow = std::make_unique<WindowFlow>(); }

    void cleanup()
    {
        m_flow.reset();
        qunsetenv(valueLockVariable);
    }

    void isSeenWhileItIsOn()
    {
        QVERIFY(!isSeen(*m_flow->window));
        m_flow->window->openSettings(SettingsDialog::Page::policy);
        QCheckBox& box = *m_flow->window->findChild<QCheckBox*>(QStringLiteral("sendNoValues"));
        box.click();
        QVERIFY(isSeen(*m_flow->window));
        QVERIFY(m_flow->workbench.valueLock() == ValueLock::bySettings);
        box.click();
        QVERIFY(!isSeen(*m_flow->window));
    }

    void isSeenFromTheBeginning_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<bool>("isOn");
        const QByteArray head = "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {";
        const auto row = [](const char* says, const QByteArray& content, const char* variable, bool isOn) {
            QTest::newRow(says) << content << QByteArray(variable) << isOn;
        };
        row("off", head + "}}", "", false);
        row("on", head + "\"value_sending\": \"never\"}}", "", true);
        row("on for all users", head + "}}", "1", true);
        row("settings that are cut off may have had it on", head, "", true);
        row("so may those of a later version", "{\"format\": \"querymend-settings\", \"version\": 9}", "", true);
        row("and a word that is not known", head + "\"value_sending\": \"sometimes\"}}", "", true);
    }

    void isSeenFromTheBeginning()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QByteArray, variable);
        QFETCH(const bool, isOn);
        qputenv(valueLockVariable, variable);
        QFile file(m_flow->folder.filePath(QStringLiteral("settings.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        for (int start = 1; start <= 2; ++start) { // broken settings are put aside at the first
            const std::unique_ptr<MainWindow> window = nextWindow();
            QVERIFY2(isSeen(*window) == isOn, qPrintable(QString::number(start)));
        }
    }

private:
    [[nodiscard]] static bool isSeen(const MainWindow& window)
    {
        return !window.findChild<QLabel*>(QStringLiteral("noValues"))->isHidden();
    }

    [[nodiscard]] std::unique_ptr<MainWindow> nextWindow() const
    {
        return std::make_unique<MainWindow>(WindowParts{
            m_flow->workbench, m_flow->theme, m_flow->languages, m_flow->book, m_flow->models, m_flow->keep,
            m_flow->openerOf, m_flow->folder.filePath(QStringLiteral("settings.json")),
            m_flow->folder.filePath(QStringLiteral("samples")), m_flow->folder.filePath(QStringLiteral("window.ini"))});
    }

    std::unique_ptr<WindowFlow> m_flow;
};

QTEST_MAIN(ShownValueLockTest)
#include "tst_shownvaluelock.moc"
