// The history of what agents asked.

#include "common/theme.h"
#include "history/historydialog.h"
#include "store/storeplace.h"

#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace querymend;

/// The history of a question that a person asked, and of a later one of an agent whose program has ended.
class HistoryOfAgentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_store = RunStore::open(StorePlace{StoreMemory{}}).value();
        RunStarted started;
        started.question.text = "How many orders?";
        QVERIFY(m_store->append({"asked", 1, 1000, started}));
        QVERIFY(m_store->append({"asked", 2, 1500, RunFinished{RunOutcome::solved, {}, {}}}));
        started.question.text = "How much is in stock?";
        started.model = "claude-code";
        started.modelKind = ModelKind::agent;
        QVERIFY(m_store->append({"sent", 1, 2000, started}));
        m_store->release("sent");
        m_dialog = std::make_unique<HistoryDialog>(*m_store, m_theme);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_store.reset();
    }

    void findsRunsByWhoAsked_data()
    {
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QStringList>("found");
        const QString asked = QStringLiteral("How many orders?");
        const QString sent = QStringLiteral("How much is in stock?");
        QTest::newRow("anyone") << QStringLiteral("Anyone") << QStringList{sent, asked};
        QTest::newRow("people") << QStringLiteral("People") << QStringList{asked};
        QTest::newRow("agents") << QStringLiteral("Agents") << QStringList{sent};
    }

    void findsRunsByWhoAsked()
    {
        QFETCH(const QString, chosen);
        askedBy().setCurrentText(QStringLiteral("People")); // so that each row changes something
        askedBy().setCurrentText(chosen);
        QStringList found;
        for (int row = 0; row < runs().model()->rowCount(); ++row)
            found << runs().model()->index(row, RunListModel::Question).data().toString();
        QTEST(found, "found");
    }

    void namesTheAgent()
    {
        askedBy().setCurrentText(QStringLiteral("Agents"));
        const QModelIndex agent = runs().model()->index(0, RunListModel::Model);
        QCOMPARE(agent.data().toString(), QStringLiteral("claude-code"));
        QCOMPARE(agent.data(Qt::ToolTipRole).toString(), QStringLiteral("Agent: claude-code"));
    }

    void offersNoResuming()
    {
        askedBy().setCurrentText(QStringLiteral("Agents"));
        QVERIFY(part<QPushButton>("closeRun").isVisible());
        QVERIFY(!part<QPushButton>("resumeRun").isVisible());
    }

    void enterDoesNotDelete()
    {
        part<QPushButton>("removeRuns").click();
        auto* const box = m_dialog->findChild<QMessageBox*>();
        QTRY_VERIFY(box && box->isVisible());
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(runs().model()->rowCount(), 2);
    }

    void saysThatNothingIsFound()
    {
        QVERIFY(m_store->remove("sent"));
        askedBy().setCurrentText(QStringLiteral("Agents"));
        QCOMPARE(part<QLabel>("nothing").text(), QStringLiteral("No runs match your search."));
    }

private:
    template <class Part>
    [[nodiscard]] Part& part(const char* name)
    {
        return *m_dialog->findChild<Part*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QComboBox& askedBy() { return part<QComboBox>("askedBy"); }
    [[nodiscard]] QTableView& runs() { return part<QTableView>("runs"); }

    Theme m_theme;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<HistoryDialog> m_dialog;
};

QTEST_MAIN(HistoryOfAgentsTest)
#include "tst_historyofagents.moc"
