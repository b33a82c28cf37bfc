#include "common/inlinemessage.h"
#include "editor/text/textstyle.h"
#include "gui/editor/editorflow.h"
#include "support/named.h"
#include "support/stallwatch.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>

using namespace querymend;

/// Opening and saving texts in files.
class EditorFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAndSavesFiles();
    void showsTheBeginningOfAHugeFile();
    void opensALongTextWithoutAStall();
    void opensWhatIsDropped();
    void remembersWhatWasOpened();
    void tellsWhereNothingCanBeKept();
};

namespace {

QString message(const EditorFlow& flow)
{
    return named<QLabel>(*flow.panel, QStringLiteral("Message"))->text();
}

} // namespace

void EditorFilesTest::opensAndSavesFiles()
{
    const EditorFlow flow;
    const QString path = flow.state.filePath(QStringLiteral("report.sql"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("SELECT 1");
    file.close();
    flow.panel->openFile(path);
    QTRY_COMPARE(flow.text(), QByteArray("SELECT 1"));
    QCOMPARE(flow.panel->tabs().tabText(0), QStringLiteral("report.sql"));
    flow.press(Qt::Key_End, Qt::ControlModifier);
    flow.type(", 2");
    QTRY_COMPARE(flow.panel->tabs().tabText(0), QStringLiteral("report.sql \u2022"));
    flow.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(flow.panel->tabs().tabText(0), QStringLiteral("report.sql"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("SELECT 1, 2"));
    flow.panel->openFile(path);
    QCOMPARE(flow.panel->tabs().count(), 1);
    flow.panel->openFile(flow.state.filePath(QStringLiteral("none.sql")));
    QTRY_VERIFY(message(flow).startsWith(QStringLiteral("Could not read none.sql")));
}

void EditorFilesTest::showsTheBeginningOfAHugeFile()
{
    const EditorFlow flow;
    QFile file(flow.state.filePath(QStringLiteral("dump.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray block = QByteArray("INSERT INTO t VALUES ('zażółć', 3.0);\n").repeated(25'000);
    while (file.size() < 3 * longestShownFile)
        QVERIFY(file.write(block) == block.size());
    file.close();
    flow.panel->openFile(file.fileName());
    QTRY_VERIFY_WITH_TIMEOUT(message(flow).startsWith(QStringLiteral("dump.sql is too long")), 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(!flow.page().file().path.isEmpty(), 30'000);
    QVERIFY(flow.editor().textSize() <= longestShownFile);
    QVERIFY(flow.editor().textSize() > longestShownFile - 1000);
    flow.press(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(flow.text().endsWith(");\n")); // no line is truncated
    flow.type("x");
    QVERIFY(flow.text().endsWith(");\n")); // the text is read-only
    QVERIFY(flow.page().statementAtCaret().empty());
    flow.editor().select({0, 36});
    QVERIFY(QByteArray::fromStdString(flow.page().statementAtCaret()).startsWith("INSERT INTO"));
}

void EditorFilesTest::opensALongTextWithoutAStall()
{
    const EditorFlow flow;
    QFile file(flow.state.filePath(QStringLiteral("long.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray line = "INSERT INTO t VALUES (1, 'two', 3.0); -- four\n";
    const auto lines = largestSqlFile / line.size();
    file.write(line.repeated(lines));
    file.close();
    const auto size = static_cast<std::uint32_t>(lines * line.size());
    const auto styleAt = [&](std::uint32_t place) { return flow.editor().send(QsciScintilla::SCI_GETSTYLEAT, place); };
    StallWatch watch;
    flow.panel->openFile(file.fileName());
    QTRY_VERIFY(!flow.page().file().path.isEmpty());
    QCOMPARE(flow.editor().textSize(), size);
    flow.press(Qt::Key_End, Qt::ControlModifier);
    flow.type("SELECT 1");
    QTRY_COMPARE(styleAt(size), static_cast<long>(TextStyle::keyword));
    QTRY_VERIFY(!flow.page().isKeepDue());
    QUERYMEND_VERIFY_NO_STALL(watch);
    QCOMPARE(styleAt(size / 2 / static_cast<std::uint32_t>(line.size()) * static_cast<std::uint32_t>(line.size())),
             static_cast<long>(TextStyle::keyword));
    QVERIFY(flow.page().isModified());
}

void EditorFilesTest::opensWhatIsDropped()
{
    const EditorFlow flow;
    QMimeData data;
    QList<QUrl> urls;
    for (const char* const name : {"one.sql", "two words.sql"}) {
        QFile file(flow.state.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(name) > 0);
        urls << QUrl::fromLocalFile(file.fileName());
    }
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(flow.editor().viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(flow.editor().viewport(), &drop);
    QTRY_COMPARE(flow.panel->tabs().count(), 2);
    QTRY_COMPARE(flow.text(), QByteArray("two words.sql"));
    QCOMPARE(flow.panel->tabs().tabText(0), QStringLiteral("one.sql"));
}

void EditorFilesTest::remembersWhatWasOpened()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    const QString path = state.filePath(QStringLiteral("a & b.sql"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SELECT 1") > 0);
    file.close();
    {
        const EditorFlow flow(EditorFlow::Keeping::asBefore);
        flow.panel->openFile(path);
        QTRY_COMPARE(flow.text(), QByteArray("SELECT 1"));
        flow.panel->tabs().closeText(0);
    }
    const EditorFlow flow(EditorFlow::Keeping::asBefore);
    QMenu* const menu = flow.panel->findChild<QAction*>(QStringLiteral("openRecent"))->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().front()->trigger();
    QTRY_COMPARE(flow.text(), QByteArray("SELECT 1"));
}

void EditorFilesTest::tellsWhereNothingCanBeKept()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    QFile inTheWay(state.filePath(QStringLiteral("querymend")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const EditorFlow flow(EditorFlow::Keeping::asBefore);
    flow.type("SELECT 1");
    const auto* const told = flow.panel->findChild<InlineMessage*>();
    QTRY_VERIFY(told->isVisible());
    QVERIFY(told->text().contains(state.path()));
    QCOMPARE(flow.text(), QByteArray("SELECT 1"));
}

QTEST_MAIN(EditorFilesTest)
#include "tst_editorfiles.moc"
