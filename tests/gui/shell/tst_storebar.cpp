// A window whose run store cannot be opened: it reports this, continues, loses nothing, and recovers.

#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "history/historydialog.h"
#include "shell/storebar.h"
#include "support/events.h"
#include "support/windowflow.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableView>

using namespace querymend;

namespace {

StoreBar& barOf(const WindowFlow& flow)
{
    return *flow.window->findChild<StoreBar*>();
}

template <class Part>
Part& part(const QWidget& widget, const char* name)
{
    return *widget.findChild<Part*>(QString::fromLatin1(name));
}

void execute(const QString& file, const QStringList& statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        for (const QString& statement : statements)
            QVERIFY(QSqlQuery(database).exec(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
}

void fill(RunStore& store, const std::vector<std::string>& runs)
{
    for (const std::string& run : runs) {
        for (const RunEvent& event : test::everyEvent(run))
            QVERIFY(store.append(event).ok());
    }
}

QString storeFile(const WindowFlow& flow)
{
    return flow.folder.filePath(QStringLiteral("runs.db"));
}

/// A location where no store can be opened.
WindowFlow::PlaceIn faultyPlace(const QString& fault)
{
    return [fault](const QTemporaryDir& folder) {
        const QString path = folder.filePath(QStringLiteral("runs.db"));
        const StorePlace place = WindowFlow::usualPlace(folder);
        QFile file(path);
        if (fault == QLatin1String("folder"))
            QDir().mkpath(path);
        else if (fault == QLatin1String("text") && file.open(QIODevice::WriteOnly))
            file.write(QByteArray("These are my notes.\n").repeated(100));
        else if (const auto store = RunStore::open(place))
            fill(**store, {"old"});
        if (fault == QLatin1String("newer"))
            execute(path, {QStringLiteral("UPDATE querymend_store SET format = 99")});
        else if (fault == QLatin1String("damaged"))
            execute(path,
                    {QStringLiteral("DELETE FROM querymend_store"),
                     QStringLiteral("ALTER TABLE querymend_store DROP COLUMN list")});
        return place;
    };
}

} // namespace

class StoreBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSaidWhereAllIsWell();
    void saysWhatIsWrongAndWhatToDo_data();
    void saysWhatIsWrongAndWhatToDo();
    void aLowWindowShowsTheRestOnRequest();
    void aFolderThatCannotBeMadeIsSaid();
    void aServerThatIsAwayIsSaidAndDoesNotHoldUpTheWindow();
    void runsInMemoryAreShownAndCounted();
    void tryingAgainTakesOverWhatWasInMemory();
    void aRunThatIsUnderWayLosesNothingWhenTheStoreComes();
    void aDamagedStoreIsSalvagedAndReplaced();
    void anotherStoreCanBeChosen();
    void aStoreThatIsOpenStaysWhenAnotherCannotBe();
    void closingAsksBeforeRunsAreLost();
};

void StoreBarTest::nothingIsSaidWhereAllIsWell()
{
    const WindowFlow flow;
    QVERIFY(!barOf(flow).isVisible());
    QCOMPARE(flow.keep.life(), RunStorage::Life::lasting);
}

void StoreBarTest::saysWhatIsWrongAndWhatToDo_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("says");
    QTest::addColumn<bool>("canBeSalvaged");
    QTest::newRow("a folder where the file should be") << "folder"
                                                       << "Choose another location" << false;
    QTest::newRow("the file of something else") << "text"
                                                << "Choose another file" << false;
    QTest::newRow("a newer version's") << "newer"
                                       << "this program supports up to" << false;
    QTest::newRow("damaged") << "damaged"
                             << "Salvage what can be read" << true;
}

void StoreBarTest::saysWhatIsWrongAndWhatToDo()
{
    QFETCH(QString, fault);
    QFETCH(QString, says);
    QFETCH(bool, canBeSalvaged);
    const WindowFlow flow(faultyPlace(fault));
    const StoreBar& bar = barOf(flow);
    QVERIFY(bar.isVisible());
    QVERIFY2(bar.text().contains(storeFile(flow)) && bar.text().contains(says), qPrintable(bar.text()));
    QVERIFY(bar.text().startsWith(QStringLiteral("Runs are not saved")));
    QCOMPARE(part<QPushButton>(bar, "storeSalvage").isVisible(), canBeSalvaged);
    QVERIFY(part<QPushButton>(bar, "storeAgain").isEnabled() && part<QPushButton>(bar, "storeOther").isEnabled());
}

void StoreBarTest::aLowWindowShowsTheRestOnRequest()
{
    const WindowFlow flow([](const QTemporaryDir&) { return StorePlace{StoreFile{"/proc/nowhere/runs.db"}}; });
    flow.window->resize(1366, 900);
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    const auto& shown = part<QLabel>(barOf(flow), "storeText");
    auto& details = part<QPushButton>(barOf(flow), "storeDetails");
    QVERIFY(details.isHidden() && shown.text() == barOf(flow).text());
    flow.window->resize(1366, 28 * barOf(flow).fontMetrics().height());
    QTRY_VERIFY(details.isVisible());
    QVERIFY(barOf(flow).text().startsWith(shown.text() + u'\n'));
    QCOMPARE(shown.accessibleName(), barOf(flow).text());
    details.click();
    QCOMPARE(shown.text(), barOf(flow).text());
    details.click();
    QVERIFY(shown.text() != barOf(flow).text());
}

void StoreBarTest::aFolderThatCannotBeMadeIsSaid()
{
    const WindowFlow flow([](const QTemporaryDir&) { return StorePlace{StoreFile{"/proc/nowhere/runs.db"}}; });
    QVERIFY2(barOf(flow).text().contains(QStringLiteral("/proc/nowhere")), qPrintable(barOf(flow).text()));
}

void StoreBarTest::aServerThatIsAwayIsSaidAndDoesNotHoldUpTheWindow()
{
    const WindowFlow flow(
        [](const QTemporaryDir&) { return readStorePlace("postgresql://ann@localhost/team?host=/nowhere").value(); });
    QVERIFY(flow.keep.isBusy()); // the result comes from another thread
    QTRY_VERIFY(barOf(flow).isVisible());
    QVERIFY2(barOf(flow).text().contains(QStringLiteral("postgresql://ann@")), qPrintable(barOf(flow).text()));
}

void StoreBarTest::runsInMemoryAreShownAndCounted()
{
    const WindowFlow flow(faultyPlace(QStringLiteral("text")));
    fill(*flow.keep.store(), {"a", "b"});
    barOf(flow).showState();
    QVERIFY2(barOf(flow).text().contains(QStringLiteral("2 run")), qPrintable(barOf(flow).text()));
    flow.window->openHistory();
    const auto* const history = flow.window->findChild<HistoryDialog*>();
    QCOMPARE(part<QTableView>(*history, "runs").model()->rowCount(), 2);
}

void StoreBarTest::tryingAgainTakesOverWhatWasInMemory()
{
    const WindowFlow flow(faultyPlace(QStringLiteral("text")));
    fill(*flow.keep.store(), {"a", "b"});
    flow.window->openHistory();
    part<QPushButton>(barOf(flow), "storeAgain").click();
    QVERIFY(barOf(flow).isVisible()); // the fault is still there
    QVERIFY(QFile::remove(storeFile(flow)));
    part<QPushButton>(barOf(flow), "storeAgain").click();
    QVERIFY(!barOf(flow).isVisible());
    QVERIFY(!flow.window->findChild<HistoryDialog*>()); // it showed another store
    const auto store = RunStore::open({StoreFile{storeFile(flow).toStdString()}});
    QCOMPARE((*store)->runs({}, 10)->size(), std::size_t{2});
}

void StoreBarTest::aRunThatIsUnderWayLosesNothingWhenTheStoreComes()
{
    WindowFlow flow(faultyPlace(QStringLiteral("text")));
    const std::vector<RunEvent> events = test::everyEvent("r");
    const EventSink keep = flow.keep.sink();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == events.size() / 2) {
            QVERIFY(QFile::remove(storeFile(flow)));
            part<QPushButton>(barOf(flow), "storeAgain").click();
            QCOMPARE(flow.keep.life(), RunStorage::Life::lasting);
        }
        QVERIFY(!keep(events[i]));
    }
    QCOMPARE(flow.keep.store()->events("r")->size(), events.size());
    QCOMPARE(flow.keep.runsAtRisk(), std::size_t{0});
}

void StoreBarTest::aDamagedStoreIsSalvagedAndReplaced()
{
    const WindowFlow flow(faultyPlace(QStringLiteral("damaged")));
    fill(*flow.keep.store(), {"new"});
    QSignalSpy salvaged(&flow.keep, &RunStorage::salvaged);
    part<QPushButton>(barOf(flow), "storeSalvage").click();
    QTRY_COMPARE(salvaged.size(), 1);
    QVERIFY(!barOf(flow).isVisible());
    QCOMPARE(flow.keep.store()->runs({}, 10)->size(), std::size_t{2}); // one salvaged and one new
    const QString made = flow.folder.filePath(QStringLiteral("runs-salvaged.db"));
    QVERIFY(QFile::exists(made) && QFile::exists(storeFile(flow)));
    const auto settings = readSettings(flow.folder.filePath(QStringLiteral("settings.json")));
    QCOMPARE(settings->settings.store, made.toStdString());
    QVERIFY(flow.window->panels().ask().message().text().contains(made));
}

void StoreBarTest::anotherStoreCanBeChosen()
{
    const WindowFlow flow(faultyPlace(QStringLiteral("newer")));
    fill(*flow.keep.store(), {"a"});
    part<QPushButton>(barOf(flow), "storeOther").click();
    auto* const settings = flow.window->findChild<SettingsDialog*>();
    QVERIFY(settings && settings->isVisible());
    const QString other = flow.folder.filePath(QStringLiteral("other.db"));
    part<QLineEdit>(*settings, "place").setText(other);
    part<QPushButton>(*settings, "useStore").click();
    QTRY_VERIFY(!barOf(flow).isVisible());
    QCOMPARE(flow.keep.store()->runs({}, 10)->size(), std::size_t{1});
    QVERIFY(QFile::exists(other));
    const auto kept = readSettings(flow.folder.filePath(QStringLiteral("settings.json")));
    QCOMPARE(kept->settings.store, other.toStdString());
}

void StoreBarTest::aStoreThatIsOpenStaysWhenAnotherCannotBe()
{
    WindowFlow flow;
    fill(*flow.keep.store(), {"a"});
    flow.keep.open(StorePlace{StoreFile{"/proc/nowhere/runs.db"}});
    QVERIFY(barOf(flow).isVisible());
    QVERIFY2(barOf(flow).text().contains(QStringLiteral("still saved")), qPrintable(barOf(flow).text()));
    QCOMPARE(flow.keep.store()->runs({}, 10)->size(), std::size_t{1});
    QCOMPARE(flow.keep.runsAtRisk(), std::size_t{0});
}

void StoreBarTest::closingAsksBeforeRunsAreLost()
{
    const WindowFlow flow(faultyPlace(QStringLiteral("text")));
    fill(*flow.keep.store(), {"a"});
    flow.window->close();
    QVERIFY(flow.window->isVisible());
    auto* const box = flow.window->findChild<QMessageBox*>();
    QVERIFY(box && box->text().contains(QStringLiteral("1 run")));
    box->button(QMessageBox::Cancel)->click();
    QVERIFY(flow.window->isVisible());
    flow.window->close();
    for (QMessageBox* const asked : flow.window->findChildren<QMessageBox*>()) {
        if (asked->isVisible())
            asked->button(QMessageBox::Discard)->click();
    }
    QTRY_VERIFY(!flow.window->isVisible());
}

QTEST_MAIN(StoreBarTest)
#include "tst_storebar.moc"
