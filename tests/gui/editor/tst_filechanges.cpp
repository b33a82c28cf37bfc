#include "editor/editorfiles.h"
#include "editor/pages/filebar.h"
#include "gui/editor/editorflow.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>

#include <sys/stat.h>

using namespace querymend;

namespace {

/// An editor with one file open.
struct OpenFile {
    explicit OpenFile(const QByteArray& text = "SELECT 1")
    {
        write(text);
        flow.panel->openFile(path());
        [&] { QTRY_VERIFY(!flow.page().file().path.isEmpty()); }();
    }

    [[nodiscard]] QString path(const char* name = "files/report.sql") const
    {
        return flow.state.filePath(QString::fromUtf8(name));
    }
    /// As another program would; the length must differ from that of the last text, because times may be the same.
    void write(const QByteArray& text, const char* name = "files/report.sql") const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    [[nodiscard]] QByteArray onDisk() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] FileBar& bar() const { return flow.page().fileBar(); }
    [[nodiscard]] QString title() const { return flow.panel->tabs().tabText(0); }
    void choose(const QString& action) const
    {
        for (QPushButton* const button : bar().findChildren<QPushButton*>()) {
            if (button->text() == action)
                return button->click();
        }
        QFAIL("there is no such button");
    }

    EditorFlow flow;
};

} // namespace

/// What other programs do to the files of open texts.
class FileChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anUnchangedTextIsReadAgain_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* title, const QByteArray& before, const QByteArray& after,
                            const QByteArray& text) { QTest::newRow(title) << before << after << text; };
        const auto same = [&](const char* title, const QByteArray& before, const QByteArray& after) {
            row(title, before, after, after);
        };
        same("with more at the end", "SELECT 1", "SELECT 1, 2");
        same("with less in the middle", "SELECT 1, 2, 3", "SELECT 1, 3");
        same("with another letter of several bytes", "SELECT 'é'", "SELECT 'è' ");
        same("with nothing left", "SELECT 1", "");
        same("with other line ends", "SELECT 1\n;\n", "SELECT 1\r\n;\r\n");
        row("in another encoding", "SELECT 'caf\xC3\xA9!'", "SELECT 'caf\xE9'", "SELECT 'caf\xC3\xA9'");
    }

    void anUnchangedTextIsReadAgain()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, text);
        const OpenFile open(before);
        open.write(after);
        QTRY_COMPARE(open.flow.text(), text);
        QVERIFY(!open.flow.page().isModified());
        QVERIFY(open.bar().isHidden());
        open.flow.press(Qt::Key_Z, Qt::ControlModifier); // as one step
        QCOMPARE(open.flow.text(), before);
        QVERIFY(open.flow.page().isModified());
    }

    void theCaretStaysWithItsText()
    {
        const OpenFile open("SELECT 1;\nSELECT 2;\n");
        open.flow.editor().setCaret(15);
        open.write("-- new\nSELECT 1;\nSELECT 2;\n");
        QTRY_VERIFY(open.flow.text().startsWith("-- new"));
        QCOMPARE(open.flow.editor().caret(), 22U);
    }

    void aFileThatWasReplacedIsStillFollowed()
    {
        const OpenFile open;
        for (const QByteArray& text : {QByteArray("SELECT 22"), QByteArray("SELECT 333")}) {
            open.write(text, "files/new.sql");
            QVERIFY(QFile::remove(open.path()));
            QVERIFY(QFile::rename(open.path("files/new.sql"), open.path()));
            QTRY_COMPARE(open.flow.text(), text);
        }
        QVERIFY(!open.flow.page().isModified());
    }

    void ofAChangedTextTheUserIsAsked_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isModified");
        QTest::newRow("and keeps it") << QStringLiteral("Keep Mine") << QByteArray("SELECT 1 -- mine") << true;
        QTest::newRow("and takes the other") << QStringLiteral("Load Theirs") << QByteArray("SELECT 'theirs'") << false;
    }

    void ofAChangedTextTheUserIsAsked()
    {
        QFETCH(const QString, action);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isModified);
        const OpenFile open;
        open.flow.press(Qt::Key_End, Qt::ControlModifier);
        open.flow.type(" -- mine");
        open.write("SELECT 'theirs'");
        QTRY_VERIFY(open.bar().isVisible());
        QCOMPARE(open.flow.text(), QByteArray("SELECT 1 -- mine"));
        QVERIFY(open.bar().text().contains(QStringLiteral("report.sql")));
        open.choose(action);
        QTRY_VERIFY(open.bar().isHidden());
        QTRY_COMPARE(open.flow.text(), text);
        QCOMPARE(open.flow.page().isModified(), isModified);
        if (!isModified) {
            open.flow.press(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(open.flow.text(), QByteArray("SELECT 1 -- mine")); // it was not lost
        }
        open.flow.press(Qt::Key_S, Qt::ControlModifier); // is not asked about again
        QTRY_COMPARE(open.onDisk(), QByteArray("SELECT 1 -- mine"));
        QTRY_VERIFY(!open.flow.page().isModified());
    }

    void aChangeThatWasClosedIsAskedAboutOnlyIfItIsAnother()
    {
        const OpenFile open;
        open.flow.type("-- mine\n");
        open.write("SELECT 'theirs'");
        QTRY_VERIFY(open.bar().isVisible());
        open.bar().clear(); // as its button does
        open.write("SELECT 1", "files/other.sql");
        open.write("SELECT 'theirs again'");
        QTRY_VERIFY(open.bar().isVisible());
        open.write("-- mine\nSELECT 1");
        QTRY_VERIFY(open.bar().isHidden()); // both are the same now
        QVERIFY(!open.flow.page().isModified());
    }

    void aTextOutlivesItsFile()
    {
        const OpenFile open;
        QVERIFY(QFile::remove(open.path()));
        QTRY_VERIFY(open.bar().isVisible());
        QVERIFY(open.bar().fate() == FileFate::gone);
        QCOMPARE(open.flow.text(), QByteArray("SELECT 1"));
        QTRY_COMPARE(open.title(), QStringLiteral("report.sql \u2022"));
        open.flow.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(open.onDisk(), QByteArray("SELECT 1"));
        QTRY_VERIFY(open.bar().isHidden());
        QTRY_COMPARE(open.title(), QStringLiteral("report.sql"));
    }

    void aFileThatComesBackIsReadAgain()
    {
        const OpenFile open;
        QVERIFY(QFile::remove(open.path()));
        QTRY_VERIFY(open.bar().isVisible());
        open.write("SELECT 'back'");
        QTRY_COMPARE(open.flow.text(), QByteArray("SELECT 'back'"));
        QVERIFY(open.bar().isHidden());
        QTRY_COMPARE(open.title(), QStringLiteral("report.sql"));
    }

    /// Nothing may wait for a program that writes to the pipe.
    void aFileThatBecomesAPipeIsNotTaken()
    {
        const OpenFile open;
        QVERIFY(QFile::remove(open.path()));
        QCOMPARE(::mkfifo(QFile::encodeName(open.path()).constData(), S_IRUSR | S_IWUSR), 0);
        QTRY_VERIFY(open.bar().fate() == FileFate::unreadable);
        QCOMPARE(open.flow.text(), QByteArray("SELECT 1"));
        QVERIFY(QFile::remove(open.path()));
        QTRY_VERIFY(open.bar().fate() == FileFate::gone);
        open.write("SELECT 'back'");
        QTRY_COMPARE(open.flow.text(), QByteArray("SELECT 'back'"));
    }

    void aFolderThatWasAwayIsSeenWhenTheWindowBecomesActive()
    {
        const OpenFile open;
        QVERIFY(QDir(open.path("files")).removeRecursively());
        QTRY_VERIFY(open.bar().fate() == FileFate::gone);
        open.write("SELECT 'back'");
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        QTRY_COMPARE(open.flow.text(), QByteArray("SELECT 'back'"));
        open.write("SELECT 'watched again'");
        QTRY_COMPARE(open.flow.text(), QByteArray("SELECT 'watched again'"));
    }

    void aFileThatIsNoTextAnyMoreIsNotTaken()
    {
        const OpenFile open;
        open.write(QByteArray("\0\1\2", 3));
        QTRY_VERIFY(open.bar().isVisible());
        QVERIFY(open.bar().fate() == FileFate::unreadable);
        QCOMPARE(open.flow.text(), QByteArray("SELECT 1"));
        open.write("SELECT 'text'");
        QTRY_COMPARE(open.flow.text(), QByteArray("SELECT 'text'"));
        QVERIFY(open.bar().isHidden());
    }

    void aProposalIsDecidedOnFirst()
    {
        const OpenFile open;
        open.flow.page().propose("SELECT 1", "SELECT 2");
        open.write("SELECT 'theirs'");
        open.write("SELECT 1", "files/other.sql");
        QVERIFY(open.flow.page().hasProposal());
        for (QPushButton* const button : open.flow.page().findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Revert"))
                button->click();
        }
        QTRY_COMPARE(open.flow.text(), QByteArray("SELECT 'theirs'"));
    }

    void aTextThatIsRenamedHereKeepsItsFile()
    {
        const OpenFile open;
        open.flow.type("-- mine\n");
        QVERIFY(QDir().rename(open.path("files"), open.path("moved")));
        open.flow.panel->files().followMove(open.path("files"), open.path("moved"));
        QCOMPARE(open.flow.page().file().path, open.path("moved/report.sql"));
        QVERIFY(QFile::rename(open.path("moved/report.sql"), open.path("moved/sales.sql")));
        open.flow.panel->files().followMove(open.path("moved/report.sql"), open.path("moved/sales.sql"));
        QCOMPARE(open.flow.page().title(), QStringLiteral("sales.sql"));
        QCOMPARE(open.flow.text(), QByteArray("-- mine\nSELECT 1"));
        open.write("SELECT 'theirs'", "moved/sales.sql");
        QTRY_VERIFY(open.bar().fate() == FileFate::changed); // it is followed
    }

    void whatHappenedWhileTheProgramWasClosedIsSeen_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("onDisk");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<FileFate>("fate");
        QTest::newRow("an unchanged text is read again")
            << QByteArray() << QByteArray("SELECT 'theirs'") << QByteArray("SELECT 'theirs'") << FileFate::known;
        QTest::newRow("of a changed text the user is asked") << QByteArray("-- mine\n") << QByteArray("SELECT 'theirs'")
                                                             << QByteArray("-- mine\nSELECT 1") << FileFate::changed;
        QTest::newRow("a text outlives its file")
            << QByteArray() << QByteArray() << QByteArray("SELECT 1") << FileFate::gone;
    }

    void whatHappenedWhileTheProgramWasClosedIsSeen()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, onDisk);
        QFETCH(const QByteArray, text);
        QFETCH(const FileFate, fate);
        const QTemporaryDir state;
        qputenv("XDG_STATE_HOME", state.path().toUtf8());
        QFile file(state.filePath(QStringLiteral("report.sql")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SELECT 1") > 0);
        file.close();
        {
            const EditorFlow flow(EditorFlow::Keeping::asBefore);
            flow.panel->openFile(file.fileName());
            QTRY_VERIFY(!flow.page().file().path.isEmpty());
            flow.type(typed.constData());
        }
        if (onDisk.isEmpty())
            QVERIFY(file.remove());
        else
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(onDisk) > 0);
        file.close();
        const EditorFlow flow(EditorFlow::Keeping::asBefore);
        QTRY_COMPARE(flow.page().file().path, file.fileName());
        QTRY_VERIFY(flow.page().fileBar().fate() == fate && flow.text() == text);
        QCOMPARE(flow.page().isModified(), fate != FileFate::known);
    }
};

QTEST_MAIN(FileChangesTest)
#include "tst_filechanges.moc"
