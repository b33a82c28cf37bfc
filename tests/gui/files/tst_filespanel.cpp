#include "common/elidedlabel.h"
#include "common/emptystate.h"
#include "common/inlinemessage.h"
#include "common/theme.h"
#include "files/filespanel.h"
#include "files/folderbrowser.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace querymend;

namespace {

/// A panel on the screen with a folder in the home folder, as the trash.
struct FilesFlow {
    FilesFlow()
    {
        panel.resize(280, 500);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
    }

    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] bool write(const QString& name, const QByteArray& content = "SELECT 1") const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
    [[nodiscard]] FolderBrowser& browser() const { return *panel.findChild<FolderBrowser*>(); }
    [[nodiscard]] FolderModel& model() const { return *panel.findChild<FolderModel*>(); }
    [[nodiscard]] EmptyState& state() const { return *panel.findChild<EmptyState*>(); }
    /// Whether the file is a row, which then becomes the current one.
    [[nodiscard]] bool goTo(const QString& name) const
    {
        const QModelIndex index = model().indexOf(path(name));
        browser().setCurrentIndex(index);
        return index.isValid();
    }
    void trigger(const char* action) const
    {
        browser().findChild<QAction*>(QString::fromLatin1(action), Qt::FindDirectChildrenOnly)->trigger();
    }
    void answer(const QString& name) const
    {
        auto* const dialog = panel.findChild<QInputDialog*>();
        dialog->setTextValue(name);
        dialog->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void press(QPushButton* button) const { QTest::mouseClick(button, Qt::LeftButton); }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* const button : state().findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }

    QTemporaryDir folder{QDir::homePath() + QStringLiteral("/files-XXXXXX")};
    Theme theme;
    FilesPanel panel{theme};
    QSignalSpy opened{&panel, &FilesPanel::openAsked};
    QSignalSpy moved{&panel, &FilesPanel::moved};
    QSignalSpy changed{&panel, &FilesPanel::folderChanged};
};

} // namespace

/// The panel with the files of a folder.
class FilesPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStateSaysWhatCanBeDone()
    {
        FilesFlow flow;
        QCOMPARE(flow.state().title(), QStringLiteral("No folder open"));
        QVERIFY(flow.button(QStringLiteral("Open Folder…")));
        flow.panel.openFolder(flow.path(QStringLiteral("sub")));
        QTRY_COMPARE(flow.state().title(), QStringLiteral("The folder is no longer there"));
        QCOMPARE(flow.state().text(), flow.path(QStringLiteral("sub")));
        QVERIFY(QDir(flow.folder.path()).mkdir(QStringLiteral("sub")));
        flow.press(flow.button(QStringLiteral("Try Again")));
        QTRY_COMPARE(flow.state().title(), QStringLiteral("Nothing to show yet"));
        QVERIFY(flow.write(QStringLiteral("sub/a.sql")));
        QTRY_VERIFY(flow.browser().isVisible());
        QVERIFY(QDir(flow.path(QStringLiteral("sub"))).removeRecursively());
        QTRY_COMPARE(flow.state().title(), QStringLiteral("The folder is no longer there"));
        QVERIFY(flow.state().isVisible());
        flow.press(flow.button(QStringLiteral("Close Folder")));
        QCOMPARE(flow.state().title(), QStringLiteral("No folder open"));
        QCOMPARE(flow.changed.size(), 2);
        QCOMPARE(flow.changed.back().front().toString(), QString());
    }

    void aFolderThatComesBackIsReadWhenTheWindowBecomesActive()
    {
        FilesFlow flow;
        flow.panel.openFolder(flow.path(QStringLiteral("sub")));
        QTRY_COMPARE(flow.state().title(), QStringLiteral("The folder is no longer there"));
        QVERIFY(flow.write(QStringLiteral("sub/a.sql")));
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        QTRY_VERIFY(flow.browser().isVisible());
    }

    void aNameThatLooksLikeHtmlIsNone()
    {
        FilesFlow flow;
        const QString name = QStringLiteral("<b>x<\u202Eb>");
        QVERIFY(flow.write(name + QStringLiteral("/a.sql")));
        flow.panel.openFolder(flow.path(name));
        QTRY_VERIFY(flow.browser().isVisible());
        const auto labels = flow.panel.findChildren<ElidedLabel*>();
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.front()->text(), QStringLiteral("<b>x<b>"));
        QVERIFY(labels.front()->toolTip().contains(QStringLiteral("&lt;b&gt;")));
    }

    void aFileIsOpenedByKeyAndByMouse_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<FolderEntryKind>("kind");
        QTest::newRow("SQL") << QStringLiteral("a.sql") << QByteArray("SELECT 1") << FolderEntryKind::sql;
        QTest::newRow("a glossary") << QStringLiteral("glossary.txt") << QByteArray("x means y\n")
                                    << FolderEntryKind::glossary;
        QTest::newRow("examples") << QStringLiteral("dev.json") << QByteArray("[{\"question\": \"?\"}]")
                                  << FolderEntryKind::examples;
        QTest::newRow("connections") << QStringLiteral("c.json")
                                     << QByteArray("{\"format\": \"querymend-connections\"}")
                                     << FolderEntryKind::connections;
    }

    void aFileIsOpenedByKeyAndByMouse()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const FolderEntryKind, kind);
        FilesFlow flow;
        QVERIFY(flow.write(name, content));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(name));
        QTest::keyClick(&flow.browser(), Qt::Key_Return);
        const QRect row = flow.browser().visualRect(flow.browser().currentIndex());
        QTest::mouseClick(flow.browser().viewport(), Qt::LeftButton, {}, row.center());
        QTest::mouseDClick(flow.browser().viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(flow.opened.size(), 2);
        for (const QList<QVariant>& asked : flow.opened) {
            QVERIFY(asked[0].value<FolderEntryKind>() == kind);
            QCOMPARE(asked[1].toString(), flow.path(name));
        }
    }

    void returnOpensAndClosesAFolder()
    {
        FilesFlow flow;
        QVERIFY(flow.write(QStringLiteral("sub/a.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(QStringLiteral("sub")));
        const QModelIndex sub = flow.browser().currentIndex();
        QTest::keyClick(&flow.browser(), Qt::Key_Return);
        QVERIFY(flow.browser().isExpanded(sub));
        QTRY_VERIFY(flow.goTo(QStringLiteral("sub/a.sql")));
        QTest::keyClick(&flow.browser(), Qt::Key_Return);
        QCOMPARE(flow.opened.size(), 1);
        flow.browser().setCurrentIndex(sub);
        QTest::keyClick(&flow.browser(), Qt::Key_Return);
        QVERIFY(!flow.browser().isExpanded(sub));
    }

    void aNewFileIsOpened()
    {
        FilesFlow flow;
        QVERIFY(flow.write(QStringLiteral("sub/a.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(QStringLiteral("sub")));
        flow.trigger("newInFolder");
        flow.answer(QStringLiteral("sales"));
        QTRY_COMPARE(flow.opened.size(), 1);
        QCOMPARE(flow.opened[0][1].toString(), flow.path(QStringLiteral("sub/sales.sql")));
        QVERIFY(QFile::exists(flow.path(QStringLiteral("sub/sales.sql"))));
        flow.trigger("newInFolder");
        flow.answer(QStringLiteral("sales"));
        QTRY_VERIFY(flow.panel.message().text().contains(QStringLiteral("already a file")));
        QCOMPARE(flow.opened.size(), 1);
    }

    void aFileIsRenamedByKey()
    {
        FilesFlow flow;
        QVERIFY(flow.write(QStringLiteral("a.sql")) && flow.write(QStringLiteral("b.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(QStringLiteral("a.sql")));
        flow.browser().setFocus();
        QTest::keyClick(&flow.browser(), Qt::Key_F2);
        QCOMPARE(flow.panel.findChild<QInputDialog*>()->textValue(), QStringLiteral("a.sql"));
        flow.answer(QStringLiteral("c.sql"));
        QTRY_COMPARE(flow.moved.size(), 1);
        QCOMPARE(flow.moved[0][0].toString(), flow.path(QStringLiteral("a.sql")));
        QCOMPARE(flow.moved[0][1].toString(), flow.path(QStringLiteral("c.sql")));
        QTRY_VERIFY(flow.goTo(QStringLiteral("c.sql")));
        flow.trigger("renameInFolder");
        flow.answer(QStringLiteral("b.sql"));
        QTRY_VERIFY(flow.panel.message().text().startsWith(QStringLiteral("Could not rename c.sql")));
        QVERIFY(QFile::exists(flow.path(QStringLiteral("c.sql"))));
    }

    void aFileIsMovedToTheTrashByKey()
    {
        FilesFlow flow;
        QVERIFY(flow.write(QStringLiteral("a.sql")) && flow.write(QStringLiteral("sub/b.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(QStringLiteral("sub")));
        flow.trigger("trashInFolder"); // not of folders
        QVERIFY(flow.goTo(QStringLiteral("a.sql")));
        flow.browser().setFocus();
        QTest::keyClick(&flow.browser(), Qt::Key_Delete);
        QTRY_COMPARE(flow.panel.message().text(), QStringLiteral("a.sql is in the trash."));
        QVERIFY(!QFile::exists(flow.path(QStringLiteral("a.sql"))));
        QVERIFY(QFile::exists(flow.path(QStringLiteral("sub/b.sql"))));
        QTRY_VERIFY(!flow.model().indexOf(flow.path(QStringLiteral("a.sql"))).isValid());
    }

    void aPathIsCopiedAndShown()
    {
        FilesFlow flow;
        QVERIFY(flow.write(QStringLiteral("a b.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(QStringLiteral("a b.sql")));
        QTest::keyClick(&flow.browser(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), flow.path(QStringLiteral("a b.sql")));
        QGuiApplication::clipboard()->clear();
        flow.trigger("copyPath");
        QCOMPARE(QGuiApplication::clipboard()->text(), flow.path(QStringLiteral("a b.sql")));
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "takeUrl");
        flow.trigger("openOutside");
        QCOMPARE(m_url, QUrl::fromLocalFile(flow.path(QStringLiteral("a b.sql"))));
        flow.trigger("showInFileManager"); // without a session bus, the folder is opened
        QTRY_COMPARE(m_url, QUrl::fromLocalFile(flow.folder.path()));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    }

    void theMenuFitsTheRow_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("actions");
        const QStringList ofAll{QStringLiteral("newInFolder"), QStringLiteral("saveConnections")};
        const QStringList ofPaths{QStringLiteral("copyPath"), QStringLiteral("showInFileManager")};
        const QStringList rename{QStringLiteral("renameInFolder")};
        const QStringList refresh{QStringLiteral("refreshFolder")};
        QTest::newRow("of a file") << QStringLiteral("a.sql")
                                   << QStringList{QStringLiteral("openInFolder"), QStringLiteral("openOutside")} + ofAll
                + rename + QStringList{QStringLiteral("trashInFolder")} + ofPaths + refresh;
        QTest::newRow("of a folder") << QStringLiteral("sub") << ofAll + rename + ofPaths + refresh;
        QTest::newRow("of none") << QStringLiteral("none") << ofAll + refresh;
    }

    void theMenuFitsTheRow()
    {
        QFETCH(const QString, name);
        QFETCH(const QStringList, actions);
        FilesFlow flow;
        QVERIFY(flow.write(QStringLiteral("a.sql")) && flow.write(QStringLiteral("sub/b.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_VERIFY(flow.goTo(QStringLiteral("a.sql")));
        (void)flow.goTo(name);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10),
                                flow.browser().mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(&flow.browser(), &event);
        auto* const menu = flow.browser().findChild<QMenu*>();
        QVERIFY(menu);
        QStringList names;
        for (const QAction* const action : menu->actions()) {
            if (!action->isSeparator())
                names.append(action->objectName());
        }
        QCOMPARE(names, actions);
        menu->close();
    }

    void isReachedByKeyInEveryState()
    {
        FilesFlow flow;
        flow.panel.setFocus();
        QVERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
        QVERIFY(flow.write(QStringLiteral("a.sql")));
        flow.panel.openFolder(flow.folder.path());
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&flow.browser()));
        QVERIFY(!flow.browser().accessibleName().isEmpty());
    }

public Q_SLOTS:
    void takeUrl(const QUrl& url) { m_url = url; }

private:
    QUrl m_url;
};

QTEST_MAIN(FilesPanelTest)
#include "tst_filespanel.moc"
