#include "common/emptystate.h"
#include "common/inlinemessage.h"
#include "common/theme.h"
#include "history/historydialog.h"
#include "history/runactions.h"
#include "history/statisticsdialog.h"
#include "store/storeplace.h"
#include "support/samplerun.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace querymend;

Q_DECLARE_METATYPE(std::vector<querymend::RunEvent>)

/// Finding, opening, exporting, importing and deleting runs.
class HistoryDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listsTheNewestFirst();
    void findsByWordsAndOutcome();
    void opensTheSelectedRun();
    void exportsAndImports_data();
    void exportsAndImports();
    void saysWhatIsWrongWithAFile_data();
    void saysWhatIsWrongWithAFile();
    void deletesWhatIsConfirmed();
    void endsAnInterruptedRun();
    void hasAnInterruptedRunGoOn();
    void leavesARunThatGoesOnElsewhere();
    void readsManyRunsPageByPage();
    void keepsNotesAndTags();
    void filtersByTag();
    void comparesTwoSelectedRuns();
    void countsWhatCorrectionWasWorth();
    void saysThatThereIsNothingToCount();

private:
    void interrupt(const std::string& run);
    [[nodiscard]] QPushButton& button(const char* name)
    {
        return *m_dialog->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    void keep(const std::string& run, const std::string& question, RunOutcome outcome, std::int64_t at);
    [[nodiscard]] QAbstractItemModel& model() { return *m_dialog->findChild<QTableView*>()->model(); }
    [[nodiscard]] QString question(int row) { return model().index(row, RunListModel::Question).data().toString(); }

    Theme m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<HistoryDialog> m_dialog;
};

void HistoryDialogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto store = RunStore::open({StoreFile{m_folder->filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    m_store = std::move(store).value();
    keep("a", "How many orders?", RunOutcome::solved, 1000);
    keep("b", "Which customers came back?", RunOutcome::gaveUp, 2000);
    m_dialog = std::make_unique<HistoryDialog>(*m_store, m_theme);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void HistoryDialogTest::cleanup()
{
    m_dialog.reset();
    m_store.reset();
    m_folder.reset();
}

void HistoryDialogTest::keep(const std::string& run, const std::string& question, RunOutcome outcome, std::int64_t at)
{
    RunStarted started;
    started.question.text = question;
    started.database = "shop.sqlite";
    started.dialect = "sqlite";
    QVERIFY(m_store->append({run, 1, at, started}));
    QVERIFY(m_store->append({run, 2, at + 500, RunFinished{outcome, {}, {}}}));
}

void HistoryDialogTest::listsTheNewestFirst()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model().rowCount(), 2);
    QCOMPARE(question(0), QStringLiteral("Which customers came back?"));
    QCOMPARE(model().index(1, RunListModel::Outcome).data().toString(), QStringLiteral("solved"));
}

void HistoryDialogTest::findsByWordsAndOutcome()
{
    QTest::keyClicks(m_dialog->findChild<QLineEdit*>(), QStringLiteral("orders"));
    QTRY_COMPARE(model().rowCount(), 1);
    QCOMPARE(question(0), QStringLiteral("How many orders?"));
    auto* const outcome = m_dialog->findChild<QComboBox*>(QStringLiteral("outcome"));
    outcome->setCurrentIndex(outcome->findText(QStringLiteral("gave up")));
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(!m_dialog->findChild<QTableView*>()->isVisible());
    m_dialog->findChild<QLineEdit*>()->clear();
    QTRY_COMPARE(model().rowCount(), 1);
    QCOMPARE(question(0), QStringLiteral("Which customers came back?"));
}

void HistoryDialogTest::opensTheSelectedRun()
{
    std::vector<RunEvent> opened;
    connect(m_dialog.get(), &HistoryDialog::openAsked, this,
            [&](const std::vector<RunEvent>& events) { opened = events; });
    m_dialog->findChild<QTableView*>()->selectRow(1);
    QTest::mouseClick(m_dialog->findChild<QPushButton*>(QStringLiteral("openRun")), Qt::LeftButton);
    QCOMPARE(opened.size(), 2U);
    QCOMPARE(opened[0].run, "a");
    QVERIFY(!m_dialog->isVisible());
}

void HistoryDialogTest::exportsAndImports_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("a page") << QStringLiteral("r.html") << QByteArray("<html");
    QTest::newRow("Markdown") << QStringLiteral("r.md") << QByteArray("Which customers came back");
    QTest::newRow("spans") << QStringLiteral("r.otel.json") << QByteArray("resourceSpans");
    QTest::newRow("the run itself") << QStringLiteral("r.querymend") << QByteArray("run_started");
}

void HistoryDialogTest::exportsAndImports()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, words);
    const QString path = m_folder->filePath(name);
    m_dialog->actions().exportTo(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(words));
    if (!name.endsWith(QStringLiteral(".querymend")))
        return;
    m_dialog->actions().importFile(path);
    QVERIFY(m_dialog->findChild<InlineMessage*>()->text().contains(QStringLiteral("already")));
    QVERIFY(m_store->remove("b"));
    m_dialog->actions().importFile(path);
    QCOMPARE(model().rowCount(), 2);
}

void HistoryDialogTest::saysWhatIsWrongWithAFile_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no run at all") << QByteArray("hello");
    QTest::newRow("cut off") << QByteArray("{\"format\": \"querymend-run\"");
    QTest::newRow("empty") << QByteArray();
}

void HistoryDialogTest::saysWhatIsWrongWithAFile()
{
    QFETCH(const QByteArray, content);
    const QString path = m_folder->filePath(QStringLiteral("bad.run"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    m_dialog->actions().importFile(path);
    QVERIFY(m_dialog->findChild<InlineMessage*>()->isVisible());
    QCOMPARE(model().rowCount(), 2);
}

void HistoryDialogTest::deletesWhatIsConfirmed()
{
    const auto answer = [this](QMessageBox::StandardButton button) {
        QTest::mouseClick(m_dialog->findChild<QPushButton*>(QStringLiteral("removeRuns")), Qt::LeftButton);
        QTest::mouseClick(m_dialog->findChild<QMessageBox*>()->button(button), Qt::LeftButton);
        QTRY_VERIFY(!m_dialog->findChild<QMessageBox*>());
    };
    answer(QMessageBox::Cancel);
    QCOMPARE(model().rowCount(), 2);
    answer(QMessageBox::Yes);
    QCOMPARE(model().rowCount(), 1);
    QCOMPARE(question(0), QStringLiteral("How many orders?"));
}

/// Stores a run as a program that ends in the middle of it leaves it. The run comes first in the list and is selected.
void HistoryDialogTest::interrupt(const std::string& run)
{
    RunStarted started;
    started.question.text = "How far did it come?";
    started.dialect = "sqlite";
    QVERIFY(m_store->append({run, 1, 9000, started}));
    QVERIFY(m_store->append({run, 2, 9001, CandidateForked{LaneId{0}}}));
    m_store->release(run);
    m_dialog = std::make_unique<HistoryDialog>(*m_store, m_theme);
    m_dialog->show();
    QCOMPARE(model().index(0, RunListModel::Outcome).data().toString(), QStringLiteral("interrupted"));
}

void HistoryDialogTest::endsAnInterruptedRun()
{
    QVERIFY(!button("closeRun").isVisible() && !button("resumeRun").isVisible()); // the selected run has ended
    interrupt("i");
    QVERIFY(button("closeRun").isVisible() && button("resumeRun").isVisible());
    QTest::mouseClick(&button("closeRun"), Qt::LeftButton);
    QCOMPARE(m_store->summary("i")->status, RunStatus::cancelled);
    QCOMPARE(model().index(0, RunListModel::Outcome).data().toString(), QStringLiteral("cancelled"));
    QVERIFY(!button("closeRun").isVisible() && !button("resumeRun").isVisible());
    const auto events = m_store->events("i");
    QVERIFY(events->size() > 2 && std::holds_alternative<RunFinished>(events->back().body));
}

void HistoryDialogTest::hasAnInterruptedRunGoOn()
{
    interrupt("i");
    std::vector<RunEvent> resumed;
    connect(m_dialog.get(), &HistoryDialog::resumeAsked, this,
            [&](const std::vector<RunEvent>& events) { resumed = events; });
    QTest::mouseClick(&button("resumeRun"), Qt::LeftButton);
    QCOMPARE(resumed.size(), std::size_t{2});
    QVERIFY(!m_dialog->isVisible());
}

void HistoryDialogTest::leavesARunThatGoesOnElsewhere()
{
    interrupt("i");
    const auto other = RunStore::open({StoreFile{m_folder->filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY((*other)->append({"i", 3, 9002, RunResumed{}}));
    QTest::mouseClick(&button("closeRun"), Qt::LeftButton);
    QCOMPARE(m_store->events("i")->size(), std::size_t{3});
    QVERIFY(m_dialog->findChild<InlineMessage*>()->text().contains(QStringLiteral("no longer interrupted")));
    QVERIFY(!button("closeRun").isVisible());
}

void HistoryDialogTest::readsManyRunsPageByPage()
{
    for (int i = 0; i < 450; ++i)
        keep("n" + std::to_string(i), "Question " + std::to_string(i), RunOutcome::solved, 10'000 + i);
    RunListModel list(*m_store);
    list.filter({});
    QCOMPARE(list.rowCount(), 200);
    while (list.canFetchMore({}))
        list.fetchMore({});
    QCOMPARE(list.rowCount(), 452);
    QCOMPARE(list.runAt(451).run, "a");
}

void HistoryDialogTest::keepsNotesAndTags()
{
    auto* const runs = m_dialog->findChild<QTableView*>();
    auto* const note = m_dialog->findChild<QLineEdit*>(QStringLiteral("note"));
    auto* const tags = m_dialog->findChild<QLineEdit*>(QStringLiteral("tags"));
    runs->selectRow(1);
    QTest::keyClicks(note, QStringLiteral("ask again"));
    QTest::keyClicks(tags, QStringLiteral("review, join , review"));
    QTest::keyClick(tags, Qt::Key_Return);
    QCOMPARE(model().index(1, RunListModel::Tags).data().toString(), QStringLiteral("review, join"));
    QCOMPARE(m_store->summary("a")->marks.note, std::string("ask again"));
    runs->selectRow(0);
    QVERIFY(note->text().isEmpty());
    QTest::keyClicks(note, QStringLiteral("not lost"));
    runs->selectRow(1); // typed text is kept even without Enter
    QCOMPARE(m_store->summary("b")->marks.note, std::string("not lost"));
    QVERIFY(note->text() == QStringLiteral("ask again") && note->cursorPosition() == 0);
    runs->selectAll();
    QVERIFY(!note->isEnabled());
}

void HistoryDialogTest::filtersByTag()
{
    QVERIFY(m_store->mark("a", {{}, {"review"}}).ok());
    m_dialog = std::make_unique<HistoryDialog>(*m_store, m_theme);
    auto* const tag = m_dialog->findChild<QComboBox*>(QStringLiteral("tag"));
    QCOMPARE(tag->count(), 2);
    tag->setCurrentIndex(1);
    QCOMPARE(model().rowCount(), 1);
    QCOMPARE(question(0), QStringLiteral("How many orders?"));
    auto* const category = m_dialog->findChild<QComboBox*>(QStringLiteral("category"));
    category->setCurrentIndex(1);
    QCOMPARE(model().rowCount(), 0);
}

void HistoryDialogTest::comparesTwoSelectedRuns()
{
    auto* const compare = m_dialog->findChild<QPushButton*>(QStringLiteral("compareRuns"));
    QVERIFY(!compare->isEnabled());
    std::string left;
    std::string right;
    connect(m_dialog.get(), &HistoryDialog::compareAsked, this, [&](const auto& before, const auto& after) {
        left = before.front().run;
        right = after.front().run;
    });
    m_dialog->findChild<QTableView*>()->selectAll();
    QTest::mouseClick(compare, Qt::LeftButton);
    QCOMPARE(left, std::string("a")); // the older run
    QCOMPARE(right, std::string("b"));
}

void HistoryDialogTest::countsWhatCorrectionWasWorth()
{
    for (const RunEvent& event : sampleRun())
        QVERIFY(m_store->append(event).ok());
    StatisticsDialog dialog(*m_store, m_theme);
    dialog.show();
    QTRY_VERIFY(!dialog.isReading());
    QCOMPARE(dialog.statistics().runs, std::uint64_t{3});
    QCOMPARE(dialog.statistics().rescued, (Share{1, 1}));
    auto* const table = dialog.findChild<QTableWidget*>();
    const auto valueOf = [&](const char* name) {
        for (int row = 0; row < table->rowCount(); ++row) {
            if (!table->item(row, 0)->text().isEmpty() && table->item(row, 1)->text() == QLatin1String(name))
                return table->item(row, 2)->text() + QLatin1Char('|') + table->item(row, 3)->text();
        }
        return QString();
    };
    QCOMPARE(valueOf("Lanes rescued after a mistake"), QStringLiteral("1 of 1 (100%)|n = 1"));
    QCOMPARE(valueOf("Lanes solved at the first attempt"), QStringLiteral("0 of 1 (0%)|n = 1"));
    QCOMPARE(valueOf("Median tokens per rescue"), QStringLiteral("180|n = 1"));
    QCOMPARE(valueOf("Syntax"), QStringLiteral("none yet|n = 0"));
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text().contains(QLatin1String("few cases")); }));
    for (const ThemeChoice choice : {ThemeChoice::dark, ThemeChoice::light})
        m_theme.choose(choice); // while charts are visible
}

void HistoryDialogTest::saysThatThereIsNothingToCount()
{
    for (const char* const run : {"a", "b"})
        QVERIFY(m_store->remove(run).ok());
    StatisticsDialog dialog(*m_store, m_theme);
    dialog.show();
    QTRY_VERIFY(!dialog.isReading());
    QVERIFY(dialog.findChild<EmptyState*>()->isVisible());
    QVERIFY(!dialog.findChild<QTableWidget*>()->isVisible());
}

QTEST_MAIN(HistoryDialogTest)
#include "tst_historydialog.moc"
