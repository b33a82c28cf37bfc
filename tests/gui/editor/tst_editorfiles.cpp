#include "gui/editor/editorflow.h"
#include "gui/stallwatch.h"

#include <QFile>
#include <QLabel>

using namespace querymend;

/// Texts are read from files and written to them.
class tst_EditorFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAndSavesFiles();
    void refusesAHugeFile();
    void opensALongTextWithoutAStall();
};

namespace {

template <class Widget>
Widget* named(QWidget& parent, const QString& name)
{
    for (Widget* const found : parent.findChildren<Widget*>()) {
        if (found->accessibleName() == name)
            return found;
    }
    return nullptr;
}

QString message(const EditorFlow& flow)
{
    return named<QLabel>(*flow.panel, QStringLiteral("Message"))->text();
}

} // namespace

void tst_EditorFiles::opensAndSavesFiles()
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
    QTRY_VERIFY(message(flow).startsWith(QStringLiteral("none.sql cannot be read")));
}

void tst_EditorFiles::refusesAHugeFile()
{
    const EditorFlow flow;
    QFile file(flow.state.filePath(QStringLiteral("dump.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(200'000'000));
    StallWatch watch;
    flow.panel->openFile(file.fileName());
    QTRY_VERIFY(message(flow).contains(QStringLiteral("dump.sql was not opened")));
    QUERYMEND_VERIFY_NO_STALL(watch);
    QVERIFY(message(flow).contains(QStringLiteral("2.00 MiB")));
    QCOMPARE(flow.text(), QByteArray());
}

void tst_EditorFiles::opensALongTextWithoutAStall()
{
    const EditorFlow flow;
    QFile file(flow.state.filePath(QStringLiteral("long.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray line = "INSERT INTO t VALUES (1, 'two', 3.0); -- four\n";
    const auto lines = largestSqlFile / line.size();
    file.write(line.repeated(lines));
    file.close();
    StallWatch watch;
    flow.panel->openFile(file.fileName());
    QTRY_COMPARE(flow.editor().textSize(), static_cast<std::uint32_t>(lines * line.size()));
    flow.press(Qt::Key_End, Qt::ControlModifier);
    flow.type("SELECT 1");
    QTest::qWait(600);
    QUERYMEND_VERIFY_NO_STALL(watch);
}

QTEST_MAIN(tst_EditorFiles)
#include "tst_editorfiles.moc"
