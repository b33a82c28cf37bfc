// How the pages of the settings use their room.

#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "settings/settingsdialog.h"
#include "storage/runstorage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace querymend;

class SettingsRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void explanationsLeaveNoHoles_data();
    void explanationsLeaveNoHoles();
    void aLongErrorIsWhole();
    void aSearchWithoutAHitShowsNoPage();
    void whatIsSentToModelsIsInTheCodeFont_data();
    void whatIsSentToModelsIsInTheCodeFont();

private:
    template <class Part>
    [[nodiscard]] Part& part(const char* name)
    {
        return *m_dialog->findChild<Part*>(QString::fromLatin1(name));
    }

    QTemporaryDir m_folder;
    SessionKeys m_keys;
    Theme m_theme;
    ConnectionBook m_book{m_folder.filePath(QStringLiteral("connections.json")), m_keys};
    ModelShelf m_models{m_folder.filePath(QStringLiteral("models.json"))};
    RunStorage m_runs{m_keys};
    std::unique_ptr<SettingsDialog> m_dialog;
};

void SettingsRoomTest::initTestCase()
{
    const auto opener = [](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    };
    m_dialog = std::make_unique<SettingsDialog>(AppSettings(), SettingsSubjects{m_book, m_models, m_runs, opener},
                                                std::vector<QAction*>(), m_theme);
    m_dialog->resize(980, 640);
    m_dialog->show();
}

void SettingsRoomTest::explanationsLeaveNoHoles_data()
{
    QTest::addColumn<SettingsDialog::Page>("page");
    QTest::addColumn<QString>("label");
    QTest::newRow("of lanes") << SettingsDialog::Page::policy << QStringLiteral("lanesHint");
    QTest::newRow("of retries") << SettingsDialog::Page::policy << QStringLiteral("retriesHint");
    QTest::newRow("of escalations") << SettingsDialog::Page::policy << QStringLiteral("escalationsHint");
    QTest::newRow("of the store's password") << SettingsDialog::Page::runs << QStringLiteral("passwordHint");
}

void SettingsRoomTest::explanationsLeaveNoHoles()
{
    QFETCH(const SettingsDialog::Page, page);
    QFETCH(const QString, label);
    m_dialog->showPage(page);
    const auto& hint = part<QLabel>(qPrintable(label));
    QTRY_COMPARE(hint.height(), hint.heightForWidth(hint.width()));
    const QWidget* area = &hint;
    while (!qobject_cast<const QScrollArea*>(area))
        area = area->parentWidget();
    QTRY_COMPARE(qobject_cast<const QScrollArea*>(area)->verticalScrollBar()->maximum(), 0);
}

void SettingsRoomTest::aLongErrorIsWhole()
{
    m_dialog->showPage(SettingsDialog::Page::runs);
    part<QLineEdit>("place").setText(QStringLiteral("postgresql://ann@localhost/team?host=/nowhere"));
    part<QPushButton>("testStore").click();
    const auto& note = part<QLabel>("storeNote");
    QTRY_COMPARE(note.property("role").toString(), QStringLiteral("bad"));
    QVERIFY(note.heightForWidth(note.width()) > 2 * note.fontMetrics().height());
    QTRY_COMPARE(note.height(), note.heightForWidth(note.width()));
    const auto& hint = part<QLabel>("passwordHint");
    QTRY_COMPARE(hint.height(), hint.heightForWidth(hint.width()));
}

void SettingsRoomTest::aSearchWithoutAHitShowsNoPage()
{
    const int width = part<QWidget>("side").width();
    part<QLineEdit>("searchEdit").setText(QStringLiteral("zzz"));
    QVERIFY(!part<QStackedWidget>("pages").isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(part<QWidget>("side").width(), width);
    part<QLineEdit>("searchEdit").clear();
    QVERIFY(part<QStackedWidget>("pages").isVisible());
}

void SettingsRoomTest::whatIsSentToModelsIsInTheCodeFont_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("the SQL of an example") << QStringLiteral("sql");
    QTest::newRow("a built-in text") << QStringLiteral("builtIn");
    QTest::newRow("the user's own text") << QStringLiteral("own");
}

void SettingsRoomTest::whatIsSentToModelsIsInTheCodeFont()
{
    QFETCH(const QString, text);
    m_dialog->showPage(text == QStringLiteral("sql") ? SettingsDialog::Page::memory : SettingsDialog::Page::texts);
    QCOMPARE(QFontInfo(part<QPlainTextEdit>(qPrintable(text)).font()).family(), QFontInfo(Theme::codeFont()).family());
}

QTEST_MAIN(SettingsRoomTest)
#include "tst_settingsroom.moc"
