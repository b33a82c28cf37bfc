// What left the machine, summed up and call by call: in the run that is shown, and in all runs.

#include "common/emptystate.h"
#include "common/theme.h"
#include "history/ledgerdialog.h"
#include "history/ledgermodel.h"
#include "history/ledgersummarypage.h"
#include "store/storeplace.h"
#include "support/samplerun.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace querymend {

namespace {

/// A run whose two calls went to this server; the second has values of the database in its schema.
std::vector<RunEvent> runTo(const std::string& url, const std::string& run)
{
    std::vector<RunEvent> events = sampleRun();
    for (RunEvent& event : events) {
        event.run = run;
        if (auto* const asked = std::get_if<ModelAsked>(&event.body); asked && asked->attempt.number == 1)
            asked->prompt.push_back({ChatRole::user, "schema", "# Table: t\n[\n(city:text, Examples: [Rome])\n]"});
        if (auto* const replied = std::get_if<ModelReplied>(&event.body)) {
            ModelTraffic traffic;
            traffic.request = "POST " + url;
            traffic.requestBody = "{}";
            replied->traffic = {traffic};
        }
        if (auto* const started = std::get_if<RunStarted>(&event.body))
            started->address = "sqlite:///shop.sqlite";
    }
    return events;
}

constexpr auto elsewhere = "https://api.example.com/v1/chat";

/// Of the nothing that there is to show.
QString emptyTitle(const LedgerDialog& dialog, const char* part)
{
    const auto* const empty = dialog.findChild<EmptyState*>(QLatin1String(part));
    return empty->isVisibleTo(&dialog) ? empty->title() : QString();
}

void turnToCalls(const LedgerDialog& dialog)
{
    dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
}

} // namespace

class LedgerDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        auto store = RunStore::open({StoreFile{m_folder->filePath(QStringLiteral("runs.db")).toStdString()}});
        QVERIFY(store);
        m_store = std::move(store).value();
        QVERIFY(m_store->append(runTo(elsewhere, "one")));
        QVERIFY(m_store->append(runTo(elsewhere, "two")));
        QVERIFY(m_store->append(runTo("http://localhost:1/v1", "here")));
    }

    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    void listsTheCallsOfThisRunFirst()
    {
        LedgerDialog dialog(m_store.get(), runTo(elsewhere, "one"), m_theme);
        const QAbstractItemModelTester tester(const_cast<LedgerModel*>(&dialog.model()),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(dialog.model().rowCount(), 2);
        const auto cell = [&](int row, int column) { return dialog.model().index(row, column).data().toString(); };
        QCOMPARE(cell(0, LedgerModel::Question), QStringLiteral("How many orders?"));
        QCOMPARE(cell(0, LedgerModel::Receiver), QStringLiteral("api.example.com"));
        QCOMPARE(dialog.model().index(0, LedgerModel::Receiver).data(Qt::ToolTipRole).toString(),
                 QString::fromUtf8(elsewhere));
        QCOMPARE(cell(0, LedgerModel::Values), QStringLiteral("examples of 1 columns"));
        QVERIFY(cell(1, LedgerModel::Values).isEmpty());
    }

    void listsTheCallsOfAllRuns()
    {
        LedgerDialog dialog(m_store.get(), {}, m_theme);
        QTRY_VERIFY(!dialog.isReading());
        QCOMPARE(dialog.model().rowCount(), 4);
    }

    void sumsUpFirst()
    {
        LedgerDialog dialog(m_store.get(), {}, m_theme);
        QTRY_VERIFY(!dialog.isReading());
        QCOMPARE(dialog.findChild<QTabWidget*>()->currentIndex(), 0);
        const QString told = dialog.findChild<QTextBrowser*>()->toPlainText();
        for (const char* const part :
             {"api.example.com", "4 calls · 2 runs", "question (4 calls)", "examples (2 calls)"})
            QVERIFY2(told.contains(QString::fromUtf8(part)), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("localhost")), qPrintable(told));
    }

    void saysThatADestinationWasNotRecorded_data()
    {
        QTest::addColumn<std::string>("model");
        QTest::addColumn<std::string>("receiver");
        QTest::addColumn<QString>("title");
        QTest::newRow("a model on a server") << std::string("gpt-large") << std::string("api.example.com")
                                             << QStringLiteral("gpt-large at api.example.com");
        QTest::newRow("a model on a server that was not recorded")
            << std::string("gpt-large") << std::string() << QStringLiteral("gpt-large, destination not recorded");
        QTest::newRow("nothing was recorded")
            << std::string() << std::string() << QStringLiteral("Destination not recorded");
    }

    void saysThatADestinationWasNotRecorded()
    {
        LedgerTotal total;
        QFETCH(const std::string, model);
        QFETCH(const std::string, receiver);
        total.model = model;
        total.receiver = receiver;
        LedgerSummaryPage page;
        page.show(std::vector<LedgerTotal>{total});
        const QString told = page.findChild<QTextBrowser*>()->toPlainText();
        QTEST(told.trimmed().section(u'\n', 0, 0), "title");
    }

    void rowsBeginWhereTheirHeadingDoes()
    {
        LedgerDialog dialog(m_store.get(), {}, m_theme);
        QTRY_VERIFY(!dialog.isReading());
        const QTextDocument& text = *dialog.findChild<QTextBrowser*>()->document();
        const auto tables = text.rootFrame()->childFrames();
        QVERIFY(!tables.isEmpty());
        QCOMPARE(qobject_cast<QTextTable*>(tables.front())->format().cellPadding(), 0.0);
    }

    void theSumsAreOfAllCallsWhateverIsSearchedFor()
    {
        LedgerDialog dialog(m_store.get(), runTo(elsewhere, "one"), m_theme);
        const auto& text = *dialog.findChild<QTextBrowser*>();
        const QString told = text.toPlainText();
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("rome"));
        QCOMPARE(text.toPlainText(), told);
        QVERIFY2(told.contains(QStringLiteral("2 calls · 1 run")), qPrintable(told));
    }

    void findsByWordsAndValues()
    {
        LedgerDialog dialog(m_store.get(), runTo(elsewhere, "one"), m_theme);
        turnToCalls(dialog);
        auto* const search = dialog.findChild<QLineEdit*>();
        search->setText(QStringLiteral("rome"));
        QCOMPARE(dialog.model().rowCount(), 1);
        const auto isFound = [&](const char* count) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->text().startsWith(QStringLiteral("Found: %1").arg(QLatin1String(count)));
            });
        };
        QVERIFY(isFound("1"));
        search->setText(QStringLiteral("paris"));
        QVERIFY(isFound("0"));
        QCOMPARE(dialog.model().rowCount(), 0);
        QCOMPARE(emptyTitle(dialog, "noMatchingCalls"), QStringLiteral("No matching calls"));
        search->clear();
        dialog.findChild<QCheckBox*>()->setChecked(true);
        QCOMPARE(dialog.model().rowCount(), 1);
    }

    void showsWhatWasSent()
    {
        LedgerDialog dialog(m_store.get(), runTo(elsewhere, "one"), m_theme);
        auto* const table = dialog.findChild<QTableView*>();
        table->selectRow(0);
        const QString text = dialog.findChild<QPlainTextEdit*>()->toPlainText();
        QVERIFY2(text.startsWith(QStringLiteral("▲ Values from the database left this machine")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("[question]\nHow many orders?")));
    }

    void exportsTheListedCalls_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("as a table") << QStringLiteral("calls.csv") << QByteArray("run,at,call,receiver");
        QTest::newRow("as lines of JSON") << QStringLiteral("calls.jsonl") << QByteArray(R"("reach":"left")");
        QTest::newRow("as text") << QStringLiteral("calls.txt") << QByteArray("to https://api.example.com/v1/chat");
    }

    void exportsTheListedCalls()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, part);
        LedgerDialog dialog(m_store.get(), runTo(elsewhere, "one"), m_theme);
        turnToCalls(dialog);
        const QString path = m_folder->filePath(name);
        dialog.exportTo(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(part));
    }

    void exportsTheSums_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("as a table") << QStringLiteral("sums.csv") << QByteArray("receiver,model,reach,policy");
        QTest::newRow("as lines of JSON") << QStringLiteral("sums.jsonl") << QByteArray("\"calls\":2");
        QTest::newRow("as text") << QStringLiteral("sums.txt") << QByteArray("2 calls of 1 run");
    }

    void exportsTheSums()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, part);
        LedgerDialog dialog(m_store.get(), runTo(elsewhere, "one"), m_theme);
        const QString path = m_folder->filePath(name);
        dialog.exportTo(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY2(content.contains(part), content.constData());
    }

    void saysThatNothingLeft()
    {
        LedgerDialog dialog(nullptr, runTo("http://localhost:1/v1", "here"), m_theme);
        QCOMPARE(dialog.model().rowCount(), 0);
        QCOMPARE(emptyTitle(dialog, "nothingLeft"), QStringLiteral("Nothing has left this machine"));
        for (const QPushButton* const button : dialog.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Export…"))
                QVERIFY(!button->isEnabled());
        }
        const LedgerDialog empty(nullptr, {}, m_theme);
        QCOMPARE(empty.model().rowCount(), 0);
    }

    void theChoiceOfRunsStaysBesideItsLabel_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("where calls are counted") << QString::fromUtf8(elsewhere);
        QTest::newRow("where nothing left") << QStringLiteral("http://localhost:1/v1");
    }

    void theChoiceOfRunsStaysBesideItsLabel()
    {
        QFETCH(QString, url);
        LedgerDialog dialog(nullptr, runTo(url.toStdString(), "one"), m_theme);
        dialog.show();
        const auto* const choice = dialog.findChild<QComboBox*>();
        QTRY_VERIFY2(choice->x() > 0 && choice->x() < 200, qPrintable(QString::number(choice->x())));
        QVERIFY(choice->width() <= choice->sizeHint().width());
    }

private:
    Theme m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunStore> m_store;
};

} // namespace querymend

QTEST_MAIN(querymend::LedgerDialogTest)

#include "tst_ledgerdialog.moc"
