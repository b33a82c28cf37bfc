#include "editor/completion/completer.h"
#include "editor/completion/completionmodel.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/textcheck.h"
#include "gui/editor/editorflow.h"
#include "support/postgresserver.h"
#include "support/sqlitefile.h"
#include "support/stallwatch.h"

#include <QLabel>
#include <QMenu>

using namespace querymend;

namespace {

constexpr auto script = R"(
CREATE TABLE customers (id INTEGER PRIMARY KEY, "Region Name" TEXT, city TEXT, country_code TEXT);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER, ordered_at TEXT);
)";

/// The indicator of all schema reference errors.
constexpr int schemaMark = editornumber::firstProblemMark + static_cast<int>(Category::schemaReference);

struct CheckFlow : EditorFlow {
    /// The connection may be used only if this returns true.
    [[nodiscard]] bool open(const ConnectionTarget& target)
    {
        bench.open(target);
        return QTest::qWaitFor([&] { return bench.state() == ConnectionState::open; }, 20'000);
    }

    [[nodiscard]] bool isChecked() const
    {
        return QTest::qWaitFor([&] { return page().check().status() == CheckStatus::done; }, 20'000);
    }

    [[nodiscard]] const std::vector<TextProblem>& problems() const { return page().marks().problems(); }
    [[nodiscard]] QByteArray annotation(int line) const { return editor().annotation(line).toUtf8(); }
    [[nodiscard]] QString status() const
    {
        for (const QLabel* const label : panel->findChildren<QLabel*>()) {
            if (label->property("caption").toString() == QStringLiteral("Check"))
                return label->text();
        }
        return {};
    }
};

} // namespace

/// SQL is checked against a database while the user writes it.
class EditorCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void marksTheExactBytes_data();
    void marksTheExactBytes();
    void mendsByKeyboard();
    void offersSeveralFixes();
    void walksThroughProblems();
    void completesColumnsOfTheDatabase();
    void checksEachStatement();
    void keepsItsMarksWhileTheTextMoves();
    void dropsAnswersAboutAnOldDatabase();
    void aTextRemembersItsDatabase();
    void followsTheSchemaWhenItIsReadAgain();
    void saysWhatItCannotCheck();
    void hearsWhatOnlyTheEngineKnows();
    void doesNotStallOnManyTables();

private:
    std::unique_ptr<SqliteFile> m_file;
};

void EditorCheckTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>(script);
    QVERIFY(m_file->ok());
}

void EditorCheckTest::marksTheExactBytes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("category");
    const auto row = [](const char* what, const char* text, const char* word, Category category) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(word) << static_cast<int>(category);
    };
    row("a wrong column", "SELECT regoin FROM customers", "regoin", Category::schemaReference);
    row("after letters of several bytes", "SELECT 'żółć 😀', citi FROM customers", "citi", Category::schemaReference);
    row("after a comment on another line", "-- ß\nSELECT 1,\nciti FROM customers", "citi", Category::schemaReference);
    row("a wrong table in a second statement", "SELECT 1; SELECT * FROM custmers", "custmers",
        Category::schemaReference);
    row("a wrong name from right to left", "SELECT עיר FROM customers", "עיר", Category::schemaReference);
    row("what is no SQL", "SELEC 1", "SELEC", Category::syntaxError);
}

void EditorCheckTest::marksTheExactBytes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, word);
    QFETCH(const int, category);
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.editor().setFocus();
    flow.type(text.constData());
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.text(), text);
    QCOMPARE(flow.problems().size(), std::size_t{1});
    const ByteRange marked = flow.marked(editornumber::firstProblemMark + category);
    QCOMPARE(text.mid(marked.begin, marked.size()), word);
    QCOMPARE(flow.status(), QStringLiteral("1 problem(s)"));
    const int line = static_cast<int>(text.left(text.indexOf(word)).count('\n'));
    QVERIFY(!flow.annotation(line).isEmpty());
    QVERIFY((flow.editor().markersAtLine(line) & (1U << category)) != 0);
}

void EditorCheckTest::mendsByKeyboard()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    const QByteArray wrong = "SELECT 'ß', c.region_name FROM customers c WHERE c.id = 1";
    flow.type(wrong.constData());
    QVERIFY(flow.isChecked());
    QVERIFY(flow.annotation(0).contains("\"Region Name\""));
    QVERIFY(flow.annotation(0).contains("Alt+"));
    flow.press(Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(flow.text(), wrong);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray("SELECT 'ß', c.\"Region Name\" FROM customers c WHERE c.id = 1"));
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{0});
    QCOMPARE(flow.marked(schemaMark), ByteRange{});
    QCOMPARE(flow.annotation(0), QByteArray());
    QCOMPARE(flow.status(), QStringLiteral("no problems"));
    flow.editor().undo();
    QCOMPARE(flow.text(), wrong);
}

void EditorCheckTest::offersSeveralFixes()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.type("SELECT id FROM customers, orders");
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{1});
    QVERIFY(flow.problems().front().fixes.size() > 1);
    flow.press(Qt::Key_Return, Qt::AltModifier);
    auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), static_cast<qsizetype>(flow.problems().front().fixes.size() + 2)); // the preview
    const QByteArray expected = "SELECT " + flow.problems().front().fixes[1].title.toUtf8() + " FROM customers, orders";
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(flow.text(), expected);
}

void EditorCheckTest::walksThroughProblems()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.type("SELECT citi FROM customers;\nSELECT * FROM ordres;");
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{2});
    const auto selected = [&] {
        const ByteRange range = flow.editor().selectedRange();
        return flow.text().mid(range.begin, range.size());
    };
    flow.press(Qt::Key_F8);
    QCOMPARE(selected(), QByteArray("citi"));
    flow.press(Qt::Key_F8);
    QCOMPARE(selected(), QByteArray("ordres"));
    flow.press(Qt::Key_F8);
    QCOMPARE(selected(), QByteArray("citi"));
    flow.press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(selected(), QByteArray("ordres"));
}

void EditorCheckTest::completesColumnsOfTheDatabase()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.editor().setSqlText("SELECT c.\nFROM customers c");
    flow.editor().setCaret(8);
    flow.type(".");
    flow.editor().setSqlText("SELECT c\nFROM customers c");
    flow.editor().setCaret(8);
    flow.type(".");
    const CompletionPopup& popup = flow.page().completer().popup();
    QVERIFY(popup.isVisible());
    QCOMPARE(popup.model().rowCount(), 4);
    flow.type("Reg");
    QCOMPARE(popup.model().rowCount(), 1);
    QCOMPARE(popup.model().index(0).data(CompletionModel::noteRole).toString(), QStringLiteral("text \u00B7 c"));
    flow.press(Qt::Key_Down);
    flow.press(Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray("SELECT c.\"Region Name\"\nFROM customers c"));
}

void EditorCheckTest::checksEachStatement()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.type("SELECT 1; DELETE FROM orders; SELECT citi FROM customers; -- SELECT x FROM y");
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{2});
    QVERIFY(flow.problems()[0].code == ErrorCode::forbiddenOperation);
    QVERIFY(flow.problems()[1].code == ErrorCode::unknownColumn);
}

void EditorCheckTest::keepsItsMarksWhileTheTextMoves()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.type("SELECT citi FROM customers");
    QVERIFY(flow.isChecked());
    flow.editor().setCaret(0);
    flow.type("-- \n");
    QVERIFY(flow.page().check().status() == CheckStatus::waiting);
    QCOMPARE(flow.marked(schemaMark), (ByteRange{11, 15}));
    QCOMPARE(flow.problems().front().range, (ByteRange{11, 15}));
    flow.press(Qt::Key_F8);
    flow.press(Qt::Key_Return, Qt::AltModifier);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray("-- \nSELECT city FROM customers"));
}

void EditorCheckTest::dropsAnswersAboutAnOldDatabase()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.editor().setSqlText("SELECT citi FROM customers");
    QVERIFY(QTest::qWaitFor([&] { return flow.page().check().status() == CheckStatus::waiting; }));
    const SqliteFile other("CREATE TABLE customers (citi TEXT);");
    QVERIFY(flow.open(other.target()));
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{0});
    flow.bench.close();
    QCOMPARE(flow.status(), QStringLiteral("not checked: no database"));
}

void EditorCheckTest::aTextRemembersItsDatabase()
{
    const SqliteFile first("CREATE TABLE a (b int);");
    const SqliteFile second("CREATE TABLE c (d int);");
    const auto targetOf = [](const SqliteFile& file) {
        ConnectionTarget target;
        target.database = file.path().toStdString();
        return target;
    };
    CheckFlow flow;
    const auto* const label = flow.panel->findChild<QLabel*>(QStringLiteral("otherDatabase"));
    QVERIFY(flow.open(targetOf(first)));
    flow.type("SELECT b FROM a");
    QVERIFY(label->isHidden());
    QVERIFY(flow.open(targetOf(second)));
    QVERIFY(!label->isHidden());
    QVERIFY2(flow.page().otherDatabase().contains(first.path()), qPrintable(flow.page().otherDatabase()));
    QCOMPARE(flow.page().record(0, TabStatus::open).database, flow.page().otherDatabase());
    flow.type(" ");
    QVERIFY(label->isHidden());
}

void EditorCheckTest::followsTheSchemaWhenItIsReadAgain()
{
    const SqliteFile file(script);
    CheckFlow flow;
    QVERIFY(flow.open(file.target()));
    flow.editor().setFocus();
    flow.editor().setSqlText("SELECT c, note\nFROM customers c");
    flow.editor().setCaret(8);
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{2}); // `c` is incomplete, and there is no column `note`
    flow.type(".");
    const CompletionPopup& popup = flow.page().completer().popup();
    QCOMPARE(popup.model().rowCount(), 4);

    QVERIFY(file.execute("ALTER TABLE customers ADD COLUMN note TEXT"));
    QSignalSpy changed(&flow.bench, &Workbench::schemaChanged);
    flow.bench.refreshSchema();
    QTRY_COMPARE(changed.size(), 1);
    flow.type("no"); // the list is still open
    QCOMPARE(popup.model().rowCount(), 1);
    flow.press(Qt::Key_Tab);
    QCOMPARE(flow.text(), QByteArray("SELECT c.note, note\nFROM customers c"));
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{0});

    QVERIFY(file.execute("ALTER TABLE customers DROP COLUMN note"));
    flow.bench.refreshSchema();
    QTRY_COMPARE(changed.size(), 2);
    QVERIFY(flow.isChecked()); // although the text has not changed
    QCOMPARE(flow.problems().size(), std::size_t{2});
}

void EditorCheckTest::saysWhatItCannotCheck()
{
    CheckFlow flow;
    QVERIFY(flow.open(m_file->target()));
    flow.editor().setSqlText("SELECT 1 -- " + std::string(600'000, 'x'));
    QVERIFY(QTest::qWaitFor([&] { return flow.page().check().status() == CheckStatus::tooLong; }, 60'000));
    QCOMPARE(flow.status(), QStringLiteral("not checked: the text is too long"));
}

void EditorCheckTest::hearsWhatOnlyTheEngineKnows()
{
    const PostgresServer server;
    QVERIFY(server.ok());
    QCOMPARE(server.asOwner("CREATE TABLE t (a integer, \"ü\" date)"), std::string());
    CheckFlow flow;
    QVERIFY(flow.open(server.target("owner")));
    const QByteArray text = "SELECT \"ü\" FROM t WHERE a = 'none'";
    flow.type(text.constData());
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.problems().size(), std::size_t{1});
    const ByteRange marked =
        flow.marked(editornumber::firstProblemMark + static_cast<int>(categoryOf(flow.problems().front().code)));
    QCOMPARE(text.mid(marked.begin), QByteArray("'none'"));
}

void EditorCheckTest::doesNotStallOnManyTables()
{
    QByteArray many = "BEGIN;";
    for (int i = 0; i < 5000; ++i)
        many += "CREATE TABLE table_" + QByteArray::number(i) + " (id INTEGER, name TEXT, amount REAL);";
    const SqliteFile file(many + "COMMIT;");
    QVERIFY(file.ok());
    CheckFlow flow;
    QVERIFY(flow.open(file.target()));
    StallWatch watch;
    flow.type("SELECT nam FROM tabel_77 WHERE amont > 1");
    QVERIFY(flow.isChecked());
    QUERYMEND_VERIFY_NO_STALL(watch);
    QVERIFY(!flow.problems().empty());
}

QTEST_MAIN(EditorCheckTest)
#include "tst_editorcheck.moc"
