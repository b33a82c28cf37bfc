#include "ask/askpanel.h"
#include "common/emptystate.h"
#include "common/inlinemessage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "files/filespanel.h"
#include "files/folderbrowser.h"
#include "gui/shell/everywindow.h"
#include "settings/glossarydialog.h"
#include "settings/importdialog.h"
#include "settings/importmodel.h"
#include "shell/panels.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace querymend;

namespace {

/// A window and a folder with a file of each kind.
struct FolderFlow {
    FolderFlow()
    {
        write("files/report.sql", "SELECT 1");
        write("files/glossary.txt", "punters means customers\n");
        write("files/dev.json",
              "[{\"question\": \"How many?\", \"SQL\": \"SELECT 1\"}, {\"question\": \"Which?\", "
              "\"SQL\": \"SELECT 2\"}]");
        write("files/connections.json",
              "{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": [{\"id\": \"1\", \"name\": "
              "\"Shop\", \"engine\": \"postgresql\", \"host\": \"db\", \"database\": \"shop\", \"password_command\": "
              "\"touch x\"}]}");
        flow.window->activateWindow();
        (void)QTest::qWaitForWindowActive(flow.window.get());
    }

    void write(const char* name, const QByteArray& content) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    [[nodiscard]] QString path(const char* name) const { return flow.folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] FilesPanel& files() const { return flow.window->panels().files(); }
    [[nodiscard]] QDockWidget& dock() const { return *flow.window->findChild<QDockWidget*>(QStringLiteral("files")); }
    void openFolder() const { files().openFolder(path("files")); }
    /// Presses Return on a file once it is listed.
    void open(const char* name) const
    {
        auto& browser = *files().findChild<FolderBrowser*>();
        const auto& model = *files().findChild<FolderModel*>();
        QTRY_VERIFY(model.indexOf(path(name)).isValid());
        browser.setCurrentIndex(model.indexOf(path(name)));
        QTest::keyClick(&browser, Qt::Key_Return);
    }
    [[nodiscard]] QString noteOf(const char* name) const
    {
        return files().findChild<FolderModel*>()->indexOf(path(name)).data(FolderModel::NoteRole).toString();
    }
    void closeDialog(QDialog* dialog, bool isAccepted = false) const
    {
        dialog->done(isAccepted ? QDialog::Accepted : QDialog::Rejected);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// The window of the next start.
    [[nodiscard]] std::unique_ptr<MainWindow> next()
    {
        flow.window->close();
        return std::make_unique<MainWindow>(WindowParts{flow.workbench, flow.theme, flow.languages, flow.book,
                                                        flow.models, flow.keep, flow.openerOf, path("settings.json"),
                                                        path("samples"), path("window.ini")});
    }

    WindowFlow flow;
};

} // namespace

/// What the files of a folder do in the window.
class FolderFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderIsOpenedBesideTheSchemaAndReachedByKey()
    {
        FolderFlow folder;
        QVERIFY(folder.dock().isHidden());
        QVERIFY(!actionNamed(folder.flow, QStringLiteral("closeFolder"))->isEnabled());
        actionNamed(folder.flow, QStringLiteral("openFolder"))->trigger();
        auto* const dialog = folder.flow.window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->fileMode() == QFileDialog::Directory);
        Q_EMIT dialog->fileSelected(folder.path("files"));
        folder.closeDialog(dialog);
        QVERIFY(!folder.dock().isHidden());
        auto* const schema = folder.flow.window->findChild<QDockWidget*>(QStringLiteral("schema"));
        QVERIFY(folder.flow.window->tabifiedDockWidgets(schema).contains(&folder.dock()));
        actionNamed(folder.flow, QStringLiteral("focusQuestion"))->trigger();
        actionNamed(folder.flow, QStringLiteral("focusFiles"))->trigger();
        QTRY_VERIFY(folder.files().isAncestorOf(QApplication::focusWidget()));
        QVERIFY(actionNamed(folder.flow, QStringLiteral("closeFolder"))->isEnabled());
        actionNamed(folder.flow, QStringLiteral("closeFolder"))->trigger();
        QCOMPARE(folder.files().folder(), QString());
        QVERIFY(!actionNamed(folder.flow, QStringLiteral("closeFolder"))->isEnabled());
    }

    void theFolderIsOpenAgainAtTheNextStart_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("with its files") << true;
        QTest::newRow("or says that it is gone") << false;
    }

    void theFolderIsOpenAgainAtTheNextStart()
    {
        QFETCH(const bool, isThere);
        FolderFlow folder;
        folder.openFolder();
        folder.open("files/report.sql");
        if (!isThere)
            QVERIFY(QDir(folder.path("files")).removeRecursively());
        const auto window = folder.next();
        FilesPanel& files = window->panels().files();
        QCOMPARE(files.folder(), folder.path("files"));
        QVERIFY(!window->findChild<QDockWidget*>(QStringLiteral("files"))->isHidden());
        if (isThere)
            QTRY_VERIFY(files.findChild<FolderModel*>()->indexOf(folder.path("files/report.sql")).isValid());
        else
            QTRY_COMPARE(files.findChild<EmptyState*>()->title(), QStringLiteral("The folder is no longer there"));
    }

    void aClosedFolderStaysClosed()
    {
        FolderFlow folder;
        folder.openFolder();
        folder.files().openFolder({});
        QCOMPARE(folder.next()->panels().files().folder(), QString());
    }

    /// Although no database is open, and the start page was shown.
    void sqlIsSeenAndSaved()
    {
        FolderFlow folder;
        const EditorPanel& editor = folder.flow.window->panels().editor();
        QVERIFY(!editor.isVisible());
        folder.openFolder();
        folder.open("files/report.sql");
        QTRY_COMPARE(editor.tabs().current()->editor().sqlText(), std::string("SELECT 1"));
        QTRY_VERIFY(editor.isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&editor.tabs().current()->editor()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("--"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        const auto onDisk = [&] {
            QFile file(folder.path("files/report.sql"));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_COMPARE(onDisk(), QByteArray("--SELECT 1"));
        QCOMPARE(editor.tabs().count(), 1);
        folder.open("files/report.sql");
        QCOMPARE(editor.tabs().count(), 1);
    }

    void aGlossaryIsUsedUntilItsFolderIsClosed()
    {
        FolderFlow folder;
        folder.openFolder();
        const QSignalSpy changed(&folder.flow.workbench, &Workbench::glossaryChanged);
        folder.open("files/glossary.txt");
        auto* dialog = folder.flow.window->findChild<GlossaryDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QCheckBox*>()->setChecked(true);
        dialog->accept();
        folder.closeDialog(dialog);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(folder.noteOf("files/glossary.txt"), QStringLiteral("glossary in use"));
        folder.open("files/glossary.txt");
        dialog = folder.flow.window->findChild<GlossaryDialog*>();
        QVERIFY(dialog && dialog->findChild<QCheckBox*>()->isChecked());
        folder.closeDialog(dialog);
        QCOMPARE(folder.noteOf("files/glossary.txt"), QStringLiteral("glossary in use"));
        Q_EMIT folder.files().moved(folder.path("files/glossary.txt"), folder.path("files/our glossary.txt"));
        QCOMPARE(folder.noteOf("files/glossary.txt"), QStringLiteral("glossary"));
        folder.files().openFolder({});
        QVERIFY(changed.size() >= 3); // the user's own is used again
    }

    void theGlossaryIsUsedAtTheNextStart()
    {
        FolderFlow folder;
        folder.openFolder();
        folder.open("files/glossary.txt");
        auto* const dialog = folder.flow.window->findChild<GlossaryDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QCheckBox*>()->setChecked(true);
        dialog->accept();
        folder.closeDialog(dialog);
        const auto window = folder.next();
        const auto& model = *window->panels().files().findChild<FolderModel*>();
        QTRY_COMPARE(model.indexOf(folder.path("files/glossary.txt")).data(FolderModel::NoteRole).toString(),
                     QStringLiteral("glossary in use"));
    }

    void examplesAreUsedForQuestions()
    {
        FolderFlow folder;
        folder.openFolder();
        folder.open("files/dev.json");
        const AskPanel& ask = folder.flow.window->panels().ask();
        QTRY_COMPARE(ask.own().exampleFiles, std::vector<std::string>{folder.path("files/dev.json").toStdString()});
        QCOMPARE(folder.files().message().text(), QStringLiteral("Questions are asked with 2 examples of dev.json."));
        folder.files().message().clear();
        folder.open("files/dev.json"); // is not added twice
        QTRY_COMPARE(folder.files().message().text(),
                     QStringLiteral("Questions are asked with 2 examples of dev.json."));
        QCOMPARE(ask.own().exampleFiles.size(), std::size_t{1});
        for (QPushButton* const button : folder.files().message().findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Stop Using Them"))
                button->click();
        }
        QVERIFY(ask.own().exampleFiles.empty());
        folder.write("files/bad.json", "[{\"question\": \"?\"}]");
        folder.open("files/bad.json");
        QTRY_VERIFY(folder.files().message().text().contains(QStringLiteral("bad.json: entry 1")));
        QVERIFY(ask.own().exampleFiles.empty());
    }

    void connectionsAreImportedWithoutWhatRunsPrograms()
    {
        FolderFlow folder;
        folder.openFolder();
        folder.open("files/connections.json");
        auto* const dialog = folder.flow.window->findChild<ImportDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->model().rowCount({}), 1);
        dialog->accept();
        folder.closeDialog(dialog);
        QCOMPARE(folder.flow.book.connections().size(), std::size_t{1});
        QCOMPARE(folder.flow.book.connections().front().host, std::string("db"));
        QVERIFY(folder.flow.book.connections().front().passwordCommand.empty());
    }

    void connectionsAreSavedWithoutSecrets()
    {
        FolderFlow folder;
        SavedConnection saved;
        saved.name = "Warehouse";
        saved.engine = "sqlite";
        saved.database = folder.path("files/warehouse.db").toStdString();
        saved.passwordCommand = "pass show x";
        (void)folder.flow.book.put(saved);
        folder.openFolder();
        Q_EMIT folder.files().connectionsWanted(folder.path("files"));
        auto* const dialog = folder.flow.window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->acceptMode() == QFileDialog::AcceptSave);
        Q_EMIT dialog->fileSelected(folder.path("files/saved.json"));
        folder.closeDialog(dialog);
        QFile file(folder.path("files/saved.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("\"warehouse.db\"") && !text.contains("pass show"));
    }
};

QTEST_MAIN(FolderFilesTest)
#include "tst_folderfiles.moc"
