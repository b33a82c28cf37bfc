#include "common/inlinemessage.h"
#include "common/theme.h"
#include "history/historydialog.h"
#include "store/storeplace.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

Q_DECLARE_METATYPE(std::vector<querymend::RunEvent>)

/// Runs are found, opened, handed on and deleted.
class tst_HistoryDialog : public QObject {
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
    void readsManyRunsPageByPage();

private:
    void keep(const std::string& run, const std::string& question, RunOutcome outcome, std::int64_t at);
    [[nodiscard]] QAbstractItemModel& model() { return *m_dialog->findChild<QTableView*>()->model(); }
    [[nodiscard]] QString question(int row) { return model().index(row, RunListModel::Question).data().toString(); }

    Theme m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<HistoryDialog> m_dialog;
};

void tst_HistoryDialog::init()
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

void tst_HistoryDialog::cleanup()
{
    m_dialog.reset();
    m_store.reset();
    m_folder.reset();
}

void tst_HistoryDialog::keep(const std::string& run, const std::string& question, RunOutcome outcome, std::int64_t at)
{
    RunStarted started;
    started.question.text = question;
    started.database = "shop.sqlite";
    started.dialect = "sqlite";
    QVERIFY(m_store->append({run, 1, at, started}));
    QVERIFY(m_store->append({run, 2, at + 500, RunFinished{outcome, {}, {}}}));
}

void tst_HistoryDialog::listsTheNewestFirst()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model().rowCount(), 2);
    QCOMPARE(question(0), QStringLiteral("Which customers came back?"));
    QCOMPARE(model().index(1, RunListModel::Outcome).data().toString(), QStringLiteral("solved"));
}

void tst_HistoryDialog::findsByWordsAndOutcome()
{
    QTest::keyClicks(m_dialog->findChild<QLineEdit*>(), QStringLiteral("orders"));
    QTRY_COMPARE(model().rowCount(), 1);
    QCOMPARE(question(0), QStringLiteral("How many orders?"));
    auto* const outcome = m_dialog->findChild<QComboBox*>();
    outcome->setCurrentIndex(outcome->findText(QStringLiteral("gave up")));
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(!m_dialog->findChild<QTableView*>()->isVisible());
    m_dialog->findChild<QLineEdit*>()->clear();
    QTRY_COMPARE(model().rowCount(), 1);
    QCOMPARE(question(0), QStringLiteral("Which customers came back?"));
}

void tst_HistoryDialog::opensTheSelectedRun()
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

void tst_HistoryDialog::exportsAndImports_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("a page") << QStringLiteral("r.html") << QByteArray("<html");
    QTest::newRow("Markdown") << QStringLiteral("r.md") << QByteArray("Which customers came back");
    QTest::newRow("spans") << QStringLiteral("r.otel.json") << QByteArray("resourceSpans");
    QTest::newRow("the run itself") << QStringLiteral("r.run") << QByteArray("run_started");
}

void tst_HistoryDialog::exportsAndImports()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, words);
    const QString path = m_folder->filePath(name);
    m_dialog->exportTo(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(words));
    if (!name.endsWith(QStringLiteral(".run")))
        return;
    m_dialog->importFile(path);
    QVERIFY(m_dialog->findChild<InlineMessage*>()->text().contains(QStringLiteral("already")));
    QVERIFY(m_store->remove("b"));
    m_dialog->importFile(path);
    QCOMPARE(model().rowCount(), 2);
}

void tst_HistoryDialog::saysWhatIsWrongWithAFile_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no run at all") << QByteArray("hello");
    QTest::newRow("cut off") << QByteArray("{\"format\": \"querymend-run\"");
    QTest::newRow("empty") << QByteArray();
}

void tst_HistoryDialog::saysWhatIsWrongWithAFile()
{
    QFETCH(const QByteArray, content);
    const QString path = m_folder->filePath(QStringLiteral("bad.run"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    m_dialog->importFile(path);
    QVERIFY(m_dialog->findChild<InlineMessage*>()->isVisible());
    QCOMPARE(model().rowCount(), 2);
}

void tst_HistoryDialog::deletesWhatIsConfirmed()
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

void tst_HistoryDialog::readsManyRunsPageByPage()
{
    for (int i = 0; i < 450; ++i)
        keep("n" + std::to_string(i), "Question " + std::to_string(i), RunOutcome::solved, 10'000 + i);
    RunListModel list(*m_store);
    list.filter({}, std::nullopt);
    QCOMPARE(list.rowCount(), 200);
    while (list.canFetchMore({}))
        list.fetchMore({});
    QCOMPARE(list.rowCount(), 452);
    QCOMPARE(list.runAt(451).run, "a");
}

QTEST_MAIN(tst_HistoryDialog)
#include "tst_historydialog.moc"
