#include "editor/completion/completer.h"
#include "editor/completion/completionmodel.h"
#include "gui/editor/editorflow.h"
#include "support/named.h"
#include "support/stallwatch.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

using namespace querymend;

/// Writing SQL without a database.
class EditorPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typesWithoutAStall();
    void opensClosesAndReopensTabs();
    void renamesByKeyboard_data();
    void renamesByKeyboard();
    void runsTheStatementAtTheCaret();
    void formatsInOneStepOfUndo();
    void togglesComments();
    void findsAndReplaces();
    void completesWhenAsked();
    void typingDoesNotAcceptByItself();
    void theListOfProposalsIsAModel();
    void acceptsAndRevertsAProposal();
    void takesWhatIsDropped();
    void showsStrangeNames();
    void followsTheTheme();
};

void EditorPanelTest::typesWithoutAStall()
{
    const EditorFlow flow;
    flow.editor().setFocus();
    StallWatch watch;
    flow.type("select 'ß' as s,\ncount(*) from t where x = (1 + 2) -- done");
    QUERYMEND_VERIFY_NO_STALL(watch);
    QCOMPARE(flow.text(), QByteArray("select 'ß' as s,\ncount(*) from t where x = (1 + 2) -- done"));
    QCOMPARE(named<QLabel>(*flow.panel, QStringLiteral("Check"))->text(), QStringLiteral("not checked: no database"));
    QCOMPARE(named<QLabel>(*flow.panel, QStringLiteral("Cursor position"))->text(), QStringLiteral("Ln 2, Col 42"));
}

void EditorPanelTest::opensClosesAndReopensTabs()
{
    const EditorFlow flow;
    EditorTabs& tabs = flow.panel->tabs();
    flow.type("one");
    flow.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(tabs.count(), 2);
    flow.type("two");
    flow.press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(flow.text(), QByteArray("one"));
    flow.press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(flow.text(), QByteArray("two"));
    flow.press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(tabs.count(), 1);
    QCOMPARE(flow.text(), QByteArray());
    flow.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(flow.text(), QByteArray("two"));
    flow.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(flow.text(), QByteArray("one"));
}

void EditorPanelTest::renamesByKeyboard_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("title");
    QTest::newRow("Return takes the new name") << int(Qt::Key_Return) << QStringLiteral("Q&A");
    QTest::newRow("Escape leaves the old one") << int(Qt::Key_Escape) << QStringLiteral("Query 1");
}

void EditorPanelTest::renamesByKeyboard()
{
    QFETCH(int, key);
    QFETCH(QString, title);
    const EditorFlow flow;
    flow.press(Qt::Key_F2);
    const QPointer<QLineEdit> name = named<QLineEdit>(*flow.panel, QStringLiteral("Tab name"));
    QVERIFY(name);
    QTest::keyClicks(name, QStringLiteral("Q&A"));
    QTest::keyClick(name, Qt::Key(key));
    QTRY_VERIFY(!name);
    QVERIFY(flow.page().isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(flow.page().title(), title);
    QCOMPARE(flow.panel->tabs().tabText(0), title.replace(QLatin1Char('&'), QLatin1String("&&")));
}

void EditorPanelTest::runsTheStatementAtTheCaret()
{
    const EditorFlow flow;
    std::vector<std::string> run;
    connect(flow.panel.get(), &EditorPanel::runAsked, this, [&](const std::string& sql) { run.push_back(sql); });
    std::vector<std::string> explained;
    connect(flow.panel.get(), &EditorPanel::explainAsked, this,
            [&](const std::string& sql) { explained.push_back(sql); });
    std::vector<std::string> script;
    connect(flow.panel.get(), &EditorPanel::scriptAsked, this,
            [&](const std::vector<std::string>& statements) { script = statements; });
    flow.press(Qt::Key_F5);
    QVERIFY(run.empty() && script.empty());
    flow.editor().setSqlText("SELECT 2");
    flow.press(Qt::Key_F5); // all of the text is one statement
    flow.editor().setSqlText("SELECT 1;\nSELECT 2, 3;");
    flow.editor().setCaret(14);
    flow.press(Qt::Key_Return, Qt::ControlModifier);
    flow.press(Qt::Key_F5);
    QVERIFY((script == std::vector<std::string>{"SELECT 1", "SELECT 2, 3"}));
    script.clear();
    flow.editor().select({0, 18});
    flow.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY((script == std::vector<std::string>{"SELECT 1", "SELECT 2"}));
    flow.editor().select({10, 18});
    flow.press(Qt::Key_Return, Qt::ControlModifier);
    flow.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY((run == std::vector<std::string>{"SELECT 2", "SELECT 2, 3", "SELECT 2"}));
    QVERIFY((explained == std::vector<std::string>{"SELECT 2"}));
    QCOMPARE(flow.text(), QByteArray("SELECT 1;\nSELECT 2, 3;"));
}

void EditorPanelTest::formatsInOneStepOfUndo()
{
    const EditorFlow flow;
    flow.type("select 'ß' from t where a=1 and b=2");
    const QByteArray before = flow.text();
    flow.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(flow.text().startsWith("SELECT 'ß'\nFROM t\n"));
    flow.editor().undo();
    QCOMPARE(flow.text(), before);
}

void EditorPanelTest::togglesComments()
{
    const EditorFlow flow;
    flow.editor().setSqlText("a\nb");
    flow.press(Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(flow.text(), QByteArray("-- a\nb"));
    flow.press(Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(flow.text(), QByteArray("a\nb"));
}

void EditorPanelTest::findsAndReplaces()
{
    const EditorFlow flow;
    flow.editor().setSqlText("ß one One tone one");
    flow.press(Qt::Key_H, Qt::ControlModifier);
    auto* const what = named<QLineEdit>(*flow.panel, QStringLiteral("Find"));
    auto* const with = named<QLineEdit>(*flow.panel, QStringLiteral("Replace with"));
    QTRY_VERIFY(what->hasFocus());
    QTest::keyClicks(what, QStringLiteral("one"));
    QCOMPARE(flow.editor().selectedRange(), (ByteRange{3, 6}));
    QTest::keyClick(what, Qt::Key_Return);
    QCOMPARE(flow.editor().selectedRange(), (ByteRange{7, 10}));
    const auto says = [&](const QString& text) {
        const auto labels = flow.panel->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(says(QStringLiteral("2 of 4")));
    QTest::keyClick(what, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(says(QStringLiteral("1 of 4")));
    named<QToolButton>(*flow.panel, QStringLiteral("Whole words"))->click();
    named<QToolButton>(*flow.panel, QStringLiteral("Match case"))->click();
    QVERIFY(says(QStringLiteral("1 of 2")));
    with->setFocus();
    QTest::keyClicks(with, QStringLiteral("two"));
    QTest::keyClick(with, Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray("ß two One tone one"));
    const auto buttons = flow.panel->findChildren<QPushButton*>();
    const auto all = std::find_if(buttons.begin(), buttons.end(),
                                  [](const QPushButton* b) { return b->text() == QStringLiteral("Replace All"); });
    QVERIFY(all != buttons.end());
    named<QToolButton>(*flow.panel, QStringLiteral("Whole words"))->click();
    (*all)->click();
    QCOMPARE(flow.text(), QByteArray("ß two One ttwo two"));
    flow.editor().undo();
    QCOMPARE(flow.text(), QByteArray("ß two One tone one"));
    QTest::keyClick(what, Qt::Key_Escape);
    QVERIFY(!what->isVisible());
}

void EditorPanelTest::completesWhenAsked()
{
    const EditorFlow flow;
    flow.editor().setSqlText("WITH recent AS (SELECT 1 AS order_no) SELECT r. FROM recent r");
    flow.editor().setCaret(47);
    flow.press(Qt::Key_Space, Qt::ControlModifier);
    const CompletionPopup& popup = flow.page().completer().popup();
    QVERIFY(popup.isVisible());
    QCOMPARE(popup.model().rowCount(), 1);
    flow.press(Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray("WITH recent AS (SELECT 1 AS order_no) SELECT r.order_no FROM recent r"));
    QCOMPARE(flow.editor().caret(), 55U);
    QVERIFY(!popup.isVisible());
}

void EditorPanelTest::typingDoesNotAcceptByItself()
{
    const EditorFlow flow;
    flow.type(";se");
    const CompletionPopup& popup = flow.page().completer().popup();
    QVERIFY(popup.isVisible());
    flow.press(Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray(";se\n"));
    flow.type(";sel");
    QVERIFY(popup.isVisible());
    flow.press(Qt::Key_Down);
    flow.press(Qt::Key_Return);
    QCOMPARE(flow.text(), QByteArray(";se\n;select"));
    flow.type(" su");
    flow.press(Qt::Key_Escape);
    QVERIFY(!popup.isVisible());
    flow.type("m");
    flow.press(Qt::Key_Tab);
    QCOMPARE(flow.text(), QByteArray(";se\n;select sum()"));
    QCOMPARE(flow.editor().caret(), 16U);
}

void EditorPanelTest::theListOfProposalsIsAModel()
{
    const Theme theme;
    CompletionModel model(theme);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setItems(
        {{CompletionKind::column, "a\nb", "a", "INTEGER", "t", 0}, {CompletionKind::keyword, "AS", "AS", {}, {}, 0}});
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("a b"));
    QCOMPARE(model.index(0).data(CompletionModel::noteRole).toString(), QStringLiteral("integer \u00B7 t"));
    QCOMPARE(model.index(1).data(CompletionModel::noteRole).toString(), QStringLiteral("keyword"));
    model.setItems({});
    QCOMPARE(model.rowCount(), 0);
}

void EditorPanelTest::acceptsAndRevertsAProposal()
{
    const EditorFlow flow;
    const std::string before = "SELECT region FROM c";
    const std::string after = "SELECT \"Region Name\" FROM c";
    const auto press = [&](const QString& text) {
        for (auto* const button : flow.page().findChildren<QPushButton*>()) {
            if (button->text() == text)
                button->click();
        }
    };
    flow.panel->showProposal(QStringLiteral("Attempt 2"), before, after);
    QCOMPARE(flow.panel->tabs().count(), 2);
    QCOMPARE(flow.page().title(), QStringLiteral("Attempt 2"));
    QCOMPARE(flow.text(), QByteArray("SELECT region\"Region Name\" FROM c"));
    QCOMPARE(flow.marked(editornumber::removedMark), (ByteRange{7, 13}));
    QCOMPARE(flow.marked(editornumber::addedMark), (ByteRange{13, 26}));
    const auto* const change = named<QLabel>(*flow.panel, QStringLiteral("1 line(s) removed \u00B7 1 added"));
    QVERIFY(change);
    QCOMPARE(change->text(), QStringLiteral("\u22121 +1"));
    QTRY_VERIFY(change->width() >= change->sizeHint().width());
    flow.type("x");
    QCOMPARE(flow.text(), QByteArray("SELECT region\"Region Name\" FROM c"));
    press(QStringLiteral("&Accept"));
    QCOMPARE(flow.text(), QByteArray::fromStdString(after));
    QCOMPARE(flow.marked(editornumber::addedMark), ByteRange{});
    flow.panel->showProposal(QStringLiteral("Attempt 3"), before, after);
    flow.panel->showProposal(QStringLiteral("Attempt 3"), before, after);
    QCOMPARE(flow.panel->tabs().count(), 3);
    press(QStringLiteral("&Revert"));
    QCOMPARE(flow.text(), QByteArray::fromStdString(before));
    flow.type("-- mine\n");
    QVERIFY(flow.text().startsWith("-- mine\n"));
}

void EditorPanelTest::takesWhatIsDropped()
{
    const EditorFlow flow;
    flow.editor().setSqlText("SELECT FROM t");
    flow.editor().setCaret(6);
    flow.panel->insertText(QStringLiteral("\"Region Name\""));
    QCOMPARE(flow.text(), QByteArray("SELECT \"Region Name\" FROM t"));
    QMimeData data;
    data.setText(QStringLiteral("ß"));
    QDropEvent drop(QPointF(200, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QDragEnterEvent enter(QPoint(200, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(flow.editor().viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QApplication::sendEvent(flow.editor().viewport(), &drop);
    QVERIFY(flow.text().contains("ß"));
}

void EditorPanelTest::showsStrangeNames()
{
    const EditorFlow flow;
    const QByteArray strange = "SELECT \"say \"\"hi\"\"\", \"two\nlines\", \"שלום\", '\u202E', 'عدد' FROM \"a\tb\"\r\n";
    flow.panel->showProposal(QStringLiteral("שלום\nעולם"), {}, strange.toStdString());
    QCOMPARE(flow.text(), strange);
    QVERIFY(!flow.panel->tabs().tabText(1).contains(u'\n'));
    QVERIFY(!flow.panel->grab().isNull());
}

void EditorPanelTest::followsTheTheme()
{
    EditorFlow flow;
    flow.editor().setSqlText("SELECT 1");
    const auto ground = [&] { return flow.editor().grab().toImage().pixelColor(400, 200); };
    QCOMPARE(ground(), flow.theme.colour(Tone::panel));
    flow.theme.choose(ThemeChoice::dark);
    QCOMPARE(ground(), flow.theme.colour(Tone::panel));
    const long colour = flow.editor().send(QsciScintilla::SCI_STYLEGETFORE, 1);
    const QColor keyword = flow.theme.colour(Tone::accent);
    QCOMPARE(colour, static_cast<long>(keyword.red() | keyword.green() << 8 | keyword.blue() << 16));
}

QTEST_MAIN(EditorPanelTest)
#include "tst_editorpanel.moc"
