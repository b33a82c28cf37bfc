#include "accessiblenames.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "settings/settingsdialog.h"
#include "settings/shortcutmodel.h"
#include "storage/runstorage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using namespace querymend;

namespace {

/// The dialog with three actions that have configurable shortcuts, and one without an object name.
struct DialogFlow {
    QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    ModelShelf models{folder.filePath(QStringLiteral("models.json"))};
    RunStorage runs{keys};
    QAction run{QStringLiteral("&Run")};
    QAction format{QStringLiteral("&Format")};
    QAction quit{QStringLiteral("&Quit")};
    QAction nameless{QStringLiteral("Recent")};
    std::unique_ptr<SettingsDialog> dialog;
    std::unique_ptr<QSignalSpy> changed;

    explicit DialogFlow(const AppSettings& settings = {})
    {
        run.setObjectName(QStringLiteral("run"));
        run.setShortcut(QKeySequence(Qt::Key_F5));
        format.setObjectName(QStringLiteral("format"));
        quit.setObjectName(QStringLiteral("quit"));
        quit.setShortcut(QKeySequence(QStringLiteral("Ctrl+Q")));
        applyShortcuts(actions(), settings.shortcuts);
        dialog = std::make_unique<SettingsDialog>(
            settings,
            SettingsSubjects{book, models, runs,
                             [](const ConnectionTarget& target) {
                                 return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
                             }},
            actions(), theme);
        changed = std::make_unique<QSignalSpy>(dialog.get(), &SettingsDialog::settingsChanged);
        dialog->show();
    }

    [[nodiscard]] std::vector<QAction*> actions() { return {&run, &format, &quit, &nameless}; }
    template <class Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *dialog->findChild<Part*>(QString::fromLatin1(name));
    }
    [[nodiscard]] AppSettings settings() const { return changed->back()[0].value<AppSettings>(); }
};

} // namespace

/// Finding, changing, exporting and importing settings.
class SettingsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsEachChange()
    {
        DialogFlow shown;
        shown.part<QSpinBox>("lanes").setValue(4);
        shown.part<QSpinBox>("retries").setValue(7);
        shown.part<QSpinBox>("escalations").setValue(0);
        shown.part<QComboBox>("checks").setCurrentIndex(1);
        shown.part<QCheckBox>("emptyIsError").click();
        shown.part<QCheckBox>("valuesMayLeave").click();
        shown.part<QComboBox>("samples").setCurrentIndex(2);
        shown.part<QComboBox>("theme").setCurrentIndex(2);
        shown.part<QSpinBox>("fontSize").setValue(16);
        shown.part<QComboBox>("density").setCurrentIndex(0);
        shown.part<QComboBox>("language").setCurrentText(QStringLiteral("English"));
        shown.part<QCheckBox>("tabKey").click();
        shown.part<QComboBox>("motion").setCurrentIndex(1);
        shown.part<QCheckBox>("memoryUsed").click();
        QCOMPARE(shown.changed->size(), 14);
        AppSettings expected;
        expected.policy.lanes = 4;
        expected.policy.maxRetries = 7;
        expected.policy.maxEscalations = 0;
        expected.policy.checks = CheckPolicy::strict;
        expected.policy.emptyRows = EmptyRows::areAnError;
        expected.policy.values = DataValues::stay;
        expected.samples = SampleSetting::all;
        expected.memory = MemorySetting::off;
        expected.theme = ThemeSetting::dark;
        expected.fontPixels = 16;
        expected.density = Density::compact;
        expected.tabKey = TabSetting::indents;
        expected.motion = MotionSetting::reduced;
        expected.language = "en";
        QVERIFY(shown.settings() == expected);
    }

    void resetsOnlyWhenConfirmed_data()
    {
        QTest::addColumn<QMessageBox::ButtonRole>("pressed");
        QTest::addColumn<bool>("isReset");
        QTest::newRow("confirmed") << QMessageBox::AcceptRole << true;
        QTest::newRow("cancelled") << QMessageBox::RejectRole << false;
    }

    void resetsOnlyWhenConfirmed()
    {
        QFETCH(const QMessageBox::ButtonRole, pressed);
        QFETCH(const bool, isReset);
        AppSettings settings;
        settings.policy.lanes = 9;
        settings.sending = ValueSending::never;
        settings.shortcuts = {{"run", "Ctrl+R"}};
        DialogFlow shown(settings);
        shown.part<QPushButton>("resetSettingsButton").click();
        const auto* const box = shown.dialog->findChild<QMessageBox*>();
        QVERIFY(box && shown.changed->isEmpty());
        for (QAbstractButton* const button : box->buttons()) {
            if (box->buttonRole(button) == pressed)
                button->click();
        }
        QCOMPARE(!shown.changed->isEmpty(), isReset);
        const AppSettings now = isReset ? shown.settings() : settings;
        QCOMPARE(now.policy.lanes, isReset ? AppSettings().policy.lanes : 9U);
        QCOMPARE(now.shortcuts.empty(), isReset);
        QVERIFY(now.sending == ValueSending::never); // a reset lets nothing out
        QCOMPARE(shown.part<QSpinBox>("lanes").value(), static_cast<int>(now.policy.lanes));
    }

    void showsWhatIsSet()
    {
        AppSettings settings;
        settings.policy.lanes = 9;
        settings.policy.seed = 77; // not shown on any page
        settings.theme = ThemeSetting::light;
        settings.shortcuts = {{"run", "Ctrl+R"}};
        DialogFlow shown(settings);
        QCOMPARE(shown.part<QSpinBox>("lanes").value(), 9);
        QCOMPARE(shown.part<QComboBox>("theme").currentIndex(), 1);
        QCOMPARE(shown.run.shortcut(), QKeySequence(QStringLiteral("Ctrl+R")));
        QVERIFY(shown.changed->isEmpty());
        shown.part<QSpinBox>("lanes").setValue(9 + 1);
        settings.policy.lanes = 10;
        QVERIFY(shown.settings() == settings);
    }

    void aStoreIsTriedAndTaken()
    {
        DialogFlow shown;
        const QString file = shown.folder.filePath(QStringLiteral("team/runs.db"));
        const QLabel& note = shown.part<QLabel>("storeNote");
        QVERIFY(note.isHidden()); // or it would leave a gap
        shown.part<QLineEdit>("place").setText(file);
        shown.part<QPushButton>("testStore").click();
        QVERIFY(!note.isHidden());
        QTRY_VERIFY2(note.text().contains(QStringLiteral("can be created")), qPrintable(note.text()));
        QVERIFY(shown.changed->isEmpty() && !QFile::exists(file)); // only tested so far
        shown.part<QPushButton>("useStore").click();
        QTRY_COMPARE(shown.changed->size(), 1);
        QCOMPARE(shown.settings().store, file.toStdString());
        QVERIFY(shown.settings().storePassword == StorePassword::none);
        shown.part<QLineEdit>("place").clear(); // back to the default store
        shown.part<QPushButton>("useStore").click();
        QTRY_COMPARE(shown.changed->size(), 2);
        QVERIFY(shown.settings().store.empty());
    }

    void aStoreThatCannotBeUsedIsNotTaken_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("says");
        QTest::newRow("a folder that cannot be written in") << "/dev/null/runs.db"
                                                            << "nothing can be written";
        QTest::newRow("another kind of server") << "mysql://db/team"
                                                << "Unknown store type";
        QTest::newRow("a server that is away") << "postgresql://ann@localhost/team?host=/nowhere"
                                               << "postgresql://ann@";
    }

    void aStoreThatCannotBeUsedIsNotTaken()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, says);
        DialogFlow shown;
        shown.part<QLineEdit>("place").setText(place);
        shown.part<QPushButton>("useStore").click();
        const QLabel& note = shown.part<QLabel>("storeNote");
        QTRY_VERIFY2(note.text().contains(says), qPrintable(note.text()));
        QCOMPARE(note.property("role").toString(), QStringLiteral("bad"));
        QVERIFY(shown.changed->isEmpty());
    }

    void whereTheEnvironmentDecidesTheStoreCannotBeSet()
    {
        qputenv("QUERYMEND_STORE", "/from/environment.db");
        const DialogFlow shown;
        QVERIFY(shown.part<QLabel>("storeNote").text().contains(QStringLiteral("/from/environment.db")));
        QVERIFY(!shown.part<QLineEdit>("place").isEnabled() && !shown.part<QPushButton>("useStore").isEnabled());
        qunsetenv("QUERYMEND_STORE");
    }

    void showsWhichTextsAreReplaced()
    {
        const QTemporaryDir config;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        QVERIFY(QDir(config.path()).mkpath(QStringLiteral("querymend/hints")));
        const QString own = config.filePath(QStringLiteral("querymend/hints/unknown_column.general.txt"));
        const auto write = [&](const char* text) {
            QFile file(own);
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) > 0);
        };
        write("Our own words.\n");
        DialogFlow shown;
        auto& texts = shown.part<QTreeWidget>("texts");
        auto& page = *shown.part<QPlainTextEdit>("builtIn").parentWidget();
        const auto stateOfOwn = [&] {
            const auto found = texts.findItems(QStringLiteral("unknown_column.general"), Qt::MatchRecursive);
            texts.setCurrentItem(found.value(0));
            return found.isEmpty() ? QString() : found[0]->text(1);
        };
        QCOMPARE(stateOfOwn(), QStringLiteral("Yours"));
        QCOMPARE(shown.part<QPlainTextEdit>("own").toPlainText(), QStringLiteral("Our own words."));
        QVERIFY(!shown.part<QPlainTextEdit>("builtIn").toPlainText().isEmpty());
        QCOMPARE(shown.part<QLabel>("ownFile").text(), own);
        write("one\n{{nowhere}}\n");
        shown.part<QPushButton>("readAgain").click();
        QVERIFY(stateOfOwn().contains(QStringLiteral("error")));
        QVERIFY2(page.findChild<QLabel*>(QStringLiteral("problem"))->text().contains(QStringLiteral("nowhere")),
                 qPrintable(page.findChild<QLabel*>(QStringLiteral("problem"))->text()));
        shown.part<QCheckBox>("onlyOwn").click();
        QCOMPARE(texts.topLevelItem(0)->childCount(), 1);
        QCOMPARE(texts.topLevelItem(1)->childCount(), 0);
        qunsetenv("XDG_CONFIG_HOME");
    }

    void aTextOfOnesOwnBeginsWithTheOneThatIsBuiltIn()
    {
        const QTemporaryDir config;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        DialogFlow shown;
        auto& texts = shown.part<QTreeWidget>("texts");
        texts.setCurrentItem(texts.findItems(QStringLiteral("unknown_column.general"), Qt::MatchRecursive).value(0));
        const QString builtIn = shown.part<QPlainTextEdit>("builtIn").toPlainText();
        shown.part<QPushButton>("makeOwn").click();
        QCOMPARE(shown.part<QPlainTextEdit>("own").toPlainText().trimmed(), builtIn.trimmed());
        QVERIFY(!shown.part<QPushButton>("makeOwn").isEnabled());
        QVERIFY(QFile::exists(config.filePath(QStringLiteral("querymend/hints/unknown_column.general.txt"))));
        qunsetenv("XDG_CONFIG_HOME");
    }

    void isSearched_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("pages");
        QTest::newRow("a word on a page") << QStringLiteral("escal") << QStringLiteral("Policy and Loop");
        QTest::newRow("a choice in a list") << QStringLiteral("dark") << QStringLiteral("Appearance");
        QTest::newRow("a page's name") << QStringLiteral("SHORTCUT") << QStringLiteral("Shortcuts");
        QTest::newRow("nothing") << QStringLiteral("zzz") << QString();
    }

    void isSearched()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, pages);
        DialogFlow shown;
        QTest::keyClicks(&shown.part<QLineEdit>("searchEdit"), typed);
        auto& list = shown.part<QListWidget>("pageList");
        QStringList left;
        for (int i = 0; i < list.count(); ++i) {
            if (!list.item(i)->isHidden())
                left << list.item(i)->text();
        }
        QCOMPARE(left.join(QStringLiteral(", ")), pages);
        if (!pages.isEmpty())
            QCOMPARE(list.currentItem()->text(), pages);
    }

    void changesShortcuts()
    {
        DialogFlow shown;
        shown.dialog->showPage(SettingsDialog::Page::shortcuts);
        auto& table = shown.part<QTreeView>("table");
        const QAbstractItemModelTester tester(table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table.model()->rowCount(), 3);
        table.setCurrentIndex(table.model()->index(1, 0));
        const auto* const page = shown.part<QKeySequenceEdit>("keyEdit").parentWidget(); // others have such labels too
        QCOMPARE(page->findChild<QLabel*>(QStringLiteral("keyLabel"))->text(),
                 QStringLiteral("&Shortcut for \"%1\"").arg(table.model()->index(1, 0).data().toString()));
        auto& keys = shown.part<QKeySequenceEdit>("keyEdit");
        keys.setKeySequence(QKeySequence(QStringLiteral("Ctrl+Q")));
        QVERIFY(shown.part<QLabel>("conflict").text().contains(QStringLiteral("Quit")));
        QVERIFY(!shown.part<QPushButton>("applyButton").isEnabled());
        keys.setKeySequence(QKeySequence(QStringLiteral("Ctrl+Q, Ctrl+F"))); // starts with another action's key
        QVERIFY(!shown.part<QPushButton>("applyButton").isEnabled());
        keys.setKeySequence(QKeySequence(QStringLiteral("Ctrl+Shift+F")));
        QTest::mouseClick(&shown.part<QPushButton>("applyButton"), Qt::LeftButton);
        QCOMPARE(shown.format.shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+F")));
        QCOMPARE(shown.settings().shortcuts, (ShortcutMap{{"format", "Ctrl+Shift+F"}}));
        QTest::mouseClick(&shown.part<QPushButton>("resetButton"), Qt::LeftButton);
        QVERIFY(shown.format.shortcut().isEmpty());
        QVERIFY(shown.settings().shortcuts.empty());
    }

    void filtersActions()
    {
        DialogFlow shown;
        QTest::keyClicks(&shown.part<QLineEdit>("filterEdit"), QStringLiteral("for"));
        auto& table = shown.part<QTreeView>("table");
        QCOMPARE(table.model()->rowCount(), 1);
        QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("Format"));
        shown.part<QLineEdit>("filterEdit").clear();
        table.setCurrentIndex(table.model()->index(0, 0)); // it has a key
        QTest::keyClicks(&shown.part<QLineEdit>("filterEdit"), QStringLiteral("nothing"));
        QCOMPARE(table.model()->rowCount(), 0);
        QVERIFY(shown.part<QKeySequenceEdit>("keyEdit").keySequence().isEmpty());
    }

    void namesEveryControl()
    {
        DialogFlow shown;
        QCOMPARE(controlsWithoutName(*shown.dialog), QString());
    }
};

QTEST_MAIN(SettingsDialogTest)
#include "tst_settingsdialog.moc"
