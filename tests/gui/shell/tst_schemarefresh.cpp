// The schema is reloaded while everything that reads it is in use.

#include "editor/completion/completer.h"
#include "editor/completion/completionmodel.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "schema/schemamodel.h"
#include "schema/schemapanel.h"
#include "support/heldmodel.h"
#include "support/loudwarnings.h"
#include "support/sqlitefile.h"
#include "support/steerflow.h"

#include <QKeyEvent>

using namespace querymend;

namespace {

constexpr auto script = "CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT);"
                        "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER REFERENCES customers (id));"
                        "INSERT INTO customers (city) VALUES ('Bern'), ('Roma');";

void typeDot(SqlEditor& editor)
{
    QKeyEvent event(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QStringLiteral("."));
    QApplication::sendEvent(&editor, &event);
}

/// Reads all rows of a tree in every role that shows text, and counts them.
int rowsRead(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    int rows = 0;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
            static_cast<void>(index.data(role));
        rows += 1 + rowsRead(model, index);
    }
    return rows;
}

} // namespace

class SchemaRefreshTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        m_file = std::make_unique<SqliteFile>(script);
        m_flow = std::make_unique<SteerFlow>();
        QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
        m_flow->window->openPlace(m_file->path());
        QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, SteerFlow::patience);
    }

    void cleanup()
    {
        m_flow.reset();
        m_file.reset();
    }

    void everythingThatReadsTheSchemaGoesOn()
    {
        Panels& panels = m_flow->window->panels();
        EditorPage& page = *panels.editor().tabs().current();
        page.editor().setSqlText("SELECT c\nFROM customers c");
        page.editor().setCaret(8);
        typeDot(page.editor());
        panels.results().run("SELECT * FROM customers", {});
        panels.schema().findChild<QLineEdit*>()->setText(QStringLiteral("c"));
        startRun();

        const auto& tree = *panels.schema().findChild<SchemaModel*>();
        const int before = rowsRead(tree);
        QVERIFY(before > 0);
        change("CREATE TABLE coins (id INTEGER, cents INTEGER); DROP TABLE orders;");
        QVERIFY(rowsRead(tree) > 0);
        panels.schema().findChild<QLineEdit*>()->clear();
        QTRY_COMPARE(tree.catalog()->tableCount(), std::size_t{2});
        QVERIFY(const_cast<SchemaModel&>(tree).setData(tree.index(0, 0, {}), Qt::Unchecked, Qt::CheckStateRole));
        change("ALTER TABLE customers ADD COLUMN country TEXT; DROP TABLE coins;");
        QTRY_COMPARE(rowsRead(tree), 4);

        const CompletionPopup& popup = page.completer().popup();
        page.editor().setSqlText("SELECT c\nFROM customers c");
        page.editor().setCaret(8);
        typeDot(page.editor());
        QCOMPARE(popup.model().rowCount(), 3);
        page.editor().setSqlText("SELECT country FROM customers");
        QTRY_COMPARE_WITH_TIMEOUT(page.check().status(), CheckStatus::done, SteerFlow::patience);
        QVERIFY(page.marks().problems().empty());
        QTRY_VERIFY(panels.results().currentResult()->result().rows().rows() == 2);

        // The run continues with the schema that it started with.
        m_flow->workbench.steering().proceed(ContinueWay::onwards);
        QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
        QVERIFY(textOf(m_notes.asked.front()).find("orders") != std::string::npos);
        QVERIFY(textOf(m_notes.asked.front()).find("country") == std::string::npos);
    }

    void whatIsShownOutlivesTheConnection()
    {
        Panels& panels = m_flow->window->panels();
        EditorPage& page = *panels.editor().tabs().current();
        page.editor().setSqlText("SELECT c\nFROM customers c");
        page.editor().setCaret(8);
        typeDot(page.editor());
        startRun();
        m_flow->workbench.refreshSchema();
        m_flow->workbench.close();
        typeDot(page.editor());
        QCOMPARE(rowsRead(*panels.schema().findChild<SchemaModel*>()), 0);
        page.editor().setSqlText("SELECT nothing FROM nowhere");
        QCOMPARE(page.check().status(), CheckStatus::noDatabase);
    }

private:
    /// Starts a run that stops before its first call to the model.
    void startRun()
    {
        m_flow->workbench.steering().setBreakpoints({});
        m_flow->action(SteerAction::beforeModel).trigger();
        m_notes = {};
        m_notes.replies = {"SELECT id FROM customers"};
        RunRequest request;
        request.question.text = "Which customers?";
        request.model = std::make_unique<ToldModel>(m_notes);
        request.keep = [](const RunEvent&) { return std::nullopt; };
        m_flow->workbench.ask(std::move(request));
        QTRY_VERIFY_WITH_TIMEOUT(!m_flow->workbench.steering().stops().empty(), SteerFlow::patience);
    }

    void change(const char* statements)
    {
        QVERIFY(m_file->execute(statements));
        QSignalSpy changed(&m_flow->workbench, &Workbench::schemaChanged);
        m_flow->workbench.refreshSchema();
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, SteerFlow::patience);
    }

    ToldModel::Notes m_notes;
    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<SteerFlow> m_flow;
};

QTEST_MAIN(SchemaRefreshTest)
#include "tst_schemarefresh.moc"
