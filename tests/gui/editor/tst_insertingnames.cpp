#include "common/dragformat.h"
#include "gui/editor/editorflow.h"

#include <QDropEvent>
#include <QMimeData>

using namespace querymend;

/// Names from the schema, put into a text.
class InsertingNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsBlanksWhereNeeded_data()
    {
        QTest::addColumn<QByteArray>("text"); // | is the caret
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* text, const char* after) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(after);
        };
        row("between words", "SELECT| FROM t", "SELECT id FROM t");
        row("before a word", "SELECT |FROM t", "SELECT id FROM t");
        row("after a comma", "SELECT a,| FROM t", "SELECT a, id FROM t");
        row("after a blank none is added", "SELECT a, | FROM t", "SELECT a, id FROM t");
        row("after a dot none is added", "SELECT t.| FROM t", "SELECT t.id FROM t");
        row("in parentheses none is added", "SELECT max(|) FROM t", "SELECT max(id) FROM t");
        row("after a parenthesis", "SELECT max(a)| FROM t", "SELECT max(a) id FROM t");
        row("after a letter that is not ASCII", "SELECT größe|", "SELECT größe id");
        row("after a string", "SELECT 'a'|", "SELECT 'a' id");
        row("at the beginning", "|", "id");
    }

    void putsBlanksWhereNeeded()
    {
        QFETCH(QByteArray, text);
        QFETCH(const QByteArray, after);
        const EditorFlow flow;
        const auto caret = static_cast<std::uint32_t>(text.indexOf('|'));
        flow.editor().setSqlText(text.remove(caret, 1).toStdString());
        flow.editor().setCaret(caret);
        flow.panel->insertText(QStringLiteral("id"));
        QCOMPARE(flow.text(), after);
    }

    void droppedNamesGetBlanksToo()
    {
        const EditorFlow flow;
        flow.editor().setSqlText("SELECT a FROM");
        QMimeData names;
        names.setText(QStringLiteral("t"));
        names.setData(nameFormat(), QByteArray());
        const QPointF atEnd(flow.editor().viewport()->width() - 10, 8);
        QDragEnterEvent enter(atEnd.toPoint(), Qt::CopyAction, &names, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(flow.editor().viewport(), &enter);
        QDropEvent drop(atEnd, Qt::CopyAction, &names, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(flow.editor().viewport(), &drop);
        QCOMPARE(flow.text(), QByteArray("SELECT a FROM t"));
    }

    void opensAStatementInAnEmptyTab()
    {
        const EditorFlow flow;
        flow.panel->openText("SELECT 1");
        QCOMPARE(flow.panel->tabs().count(), 1);
        QCOMPARE(flow.text(), QByteArray("SELECT 1"));
        flow.panel->openText("SELECT 2");
        QCOMPARE(flow.panel->tabs().count(), 2);
        QCOMPARE(flow.text(), QByteArray("SELECT 2"));
        flow.editor().undo();
        QCOMPARE(flow.text(), QByteArray());
    }
};

QTEST_MAIN(InsertingNamesTest)
#include "tst_insertingnames.moc"
