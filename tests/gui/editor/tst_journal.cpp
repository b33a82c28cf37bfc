#include "editor/pages/textconnection.h"
#include "editor/text/sqleditor.h"
#include "gui/editor/editorflow.h"
#include "system/abruptend.h"
#include "system/processprivacy.h"

#include <QDirIterator>
#include <QProcess>
#include <QTextStream>

#include <csignal>
#include <stdexcept>

using namespace querymend;

namespace {

constexpr auto typistArgument = "--typist";
constexpr auto failingArgument = "--failing-typist";

/// Types into several tabs and waits to be killed.
int type(QApplication& application)
{
    EditorFlow flow(EditorFlow::Keeping::asBefore);
    flow.editor().setSqlText("SELECT 'first'");
    flow.page().setConnection(
        std::make_unique<TextConnection>(TextConnection::Saved{QStringLiteral("c1"), QStringLiteral("Warehouse")}));
    flow.panel->tabs().at(0)->setTitle(QStringLiteral("שלום \"one\"\n"));
    flow.panel->tabs().addText(QStringLiteral("second"));
    flow.type("SELECT 'żółć 😀'");
    flow.editor().setCaret(9);
    flow.panel->showProposal(QStringLiteral("third"), "SELECT 1", "SELECT 2");
    flow.panel->tabs().setCurrentIndex(1);
    flow.panel->tabs().addText(QStringLiteral("closed"));
    flow.type("SELECT 'closed'");
    flow.panel->tabs().closeText(3);
    flow.panel->tabs().setCurrentIndex(1);
    return application.exec();
}

/// Types, and ends by an exception at once, before the journal would take the text.
int typeAndFail()
{
    preventCoreDumps();
    const EditorFlow flow(EditorFlow::Keeping::asBefore);
    const AbruptEnd saving([&flow] { flow.panel->keepTexts(); });
    flow.editor().setSqlText("SELECT 'last words'");
    throw std::runtime_error("unexpected");
}

/// The content of all journal files.
QByteArray journalIn(const QString& state)
{
    QByteArray all;
    QDirIterator files(state, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

} // namespace

/// However the program ends, no text is lost.
class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTabIsThereAfterAKill();
    void whatWasTypedLastIsThereAfterAnException();
    void twoProgramsKeepTheirTextsApart();
    void aFileThatOthersChangedIsNotOverwritten();
    void damagedFilesHarmNothing();
};

void JournalTest::everyTabIsThereAfterAKill()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    QProcess typist;
    typist.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("tst_journal"), QString::fromLatin1(typistArgument)});
    QVERIFY(typist.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(journalIn(state.path()).contains("\xF0\x9F\x98\x80'\",\"title\":\"second\""), 20'000);
    const auto holds = [&](const char* text) { return journalIn(state.path()).contains(text); };
    QTRY_VERIFY_WITH_TIMEOUT(holds("SELECT 'first'") && holds("third") && holds("'closed'"), 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(holds("\"standing\":1,"), 20'000);
    ::kill(static_cast<pid_t>(typist.processId()), SIGKILL);
    QVERIFY(typist.waitForFinished());

    const EditorFlow flow(EditorFlow::Keeping::asBefore);
    EditorTabs& tabs = flow.panel->tabs();
    QTRY_COMPARE(tabs.count(), 3);
    QCOMPARE(tabs.at(0)->title(), QStringLiteral("שלום \"one\"\n"));
    QCOMPARE(QByteArray::fromStdString(tabs.at(0)->editor().sqlText()), QByteArray("SELECT 'first'"));
    QVERIFY(tabs.at(0)->database().connection());
    QCOMPARE(tabs.at(0)->database().connection()->saved().id, QStringLiteral("c1"));
    QCOMPARE(tabs.at(0)->database().connection()->saved().name, QStringLiteral("Warehouse"));
    QVERIFY(tabs.at(1)->database().connection());  // a new text takes it
    QVERIFY(!tabs.at(2)->database().connection()); // a proposal does not
    QCOMPARE(tabs.currentIndex(), 1);
    QCOMPARE(flow.text(), QByteArray("SELECT 'żółć 😀'"));
    QCOMPARE(flow.editor().caret(), 9U);
    QVERIFY(tabs.at(2)->hasProposal());
    QCOMPARE(QByteArray::fromStdString(tabs.at(2)->statementAtCaret()), QByteArray("SELECT 2"));
    tabs.reopenText();
    QCOMPARE(flow.text(), QByteArray("SELECT 'closed'"));
}

void JournalTest::whatWasTypedLastIsThereAfterAnException()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    QProcess typist;
    typist.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("tst_journal"), QString::fromLatin1(failingArgument)});
    QVERIFY(typist.waitForFinished(60'000));
    QCOMPARE(typist.exitStatus(), QProcess::CrashExit);
    QCOMPARE(typist.exitCode(), SIGABRT);
    QVERIFY(journalIn(state.path()).contains("last words"));
}

void JournalTest::twoProgramsKeepTheirTextsApart()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    {
        const EditorFlow one(EditorFlow::Keeping::asBefore);
        one.editor().setSqlText("SELECT 'one'");
        QTRY_VERIFY(journalIn(state.path()).contains("'one'"));
        const EditorFlow other(EditorFlow::Keeping::asBefore);
        other.editor().setSqlText("SELECT 'other'");
        QTRY_VERIFY(journalIn(state.path()).contains("'other'"));
        QCOMPARE(other.panel->tabs().count(), 1);
    }
    const EditorFlow both(EditorFlow::Keeping::asBefore);
    QTRY_COMPARE(both.panel->tabs().count(), 2);
}

void JournalTest::aFileThatOthersChangedIsNotOverwritten()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    const QString path = state.filePath(QStringLiteral("report.sql"));
    const auto write = [&](const QByteArray& text) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    const auto read = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(write("SELECT 1"));
    {
        const EditorFlow flow(EditorFlow::Keeping::asBefore);
        flow.panel->openFile(path);
        QTRY_COMPARE(flow.text(), QByteArray("SELECT 1"));
        flow.type("-- mine\n");
    }
    QVERIFY(write("SELECT 'somebody else'"));
    const EditorFlow flow(EditorFlow::Keeping::asBefore);
    QTRY_COMPARE(flow.text(), QByteArray("-- mine\nSELECT 1"));
    QVERIFY(flow.page().isModified());
    const auto hasStamp = [&] { return flow.page().file().stamp.size >= 0; };
    QVERIFY(hasStamp());
    flow.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!hasStamp());
    QCOMPARE(read(), QByteArray("SELECT 'somebody else'"));
    flow.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(read(), QByteArray("-- mine\nSELECT 1"));
    QTRY_VERIFY(!flow.page().isModified());
}

void JournalTest::damagedFilesHarmNothing()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    const QString folder = state.filePath(QStringLiteral("querymend/editor/1/"));
    QVERIFY(QDir().mkpath(folder));
    const std::pair<const char*, const char*> files[] = {
        {"a.json", "{\"version\":1,\"title\":\"good\",\"text\":\"SELECT 1\",\"caret\":-5,\"standing\":77}"},
        {"b.json", "{\"version\":1,\"ti"},
        {"c.json", "{\"version\":2,\"title\":\"newer\",\"text\":\"SELECT 2\"}"},
        {"d.json", "[]"},
    };
    for (const auto& [name, content] : files) {
        QFile file(folder + QString::fromLatin1(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    const EditorFlow flow(EditorFlow::Keeping::asBefore);
    QTRY_VERIFY(flow.panel->tabs().withTitle(QStringLiteral("good")));
    QCOMPARE(flow.panel->tabs().count(), 1);
    QCOMPARE(flow.text(), QByteArray("SELECT 1"));
    QVERIFY(QFile::exists(folder + QStringLiteral("c.json")));
}

QUERYMEND_TEST_MAIN(argc, argv)
{
    QApplication application(argc, argv);
    if (application.arguments().contains(QString::fromLatin1(typistArgument)))
        return type(application);
    if (application.arguments().contains(QString::fromLatin1(failingArgument)))
        return typeAndFail();
    JournalTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal.moc"
