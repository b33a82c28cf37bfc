#include "editor/filechanges.h"

#include "editor/pages/editortabs.h"
#include "editor/pages/filebar.h"
#include "editor/text/sqleditor.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <chrono>
#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds settling{100};

QString folderOf(const EditorPage& page)
{
    return QFileInfo(page.file().path).absolutePath();
}

QString nameOf(const EditorPage& page)
{
    return QFileInfo(page.file().path).fileName().simplified();
}

/// Whether the text could be compared and replaced now; if not, it is once it can be.
bool isAtRest(const EditorPage& page)
{
    return !page.file().path.isEmpty() && !page.isLoading() && !page.hasProposal();
}

} // namespace

FileChanges::FileChanges(EditorTabs& tabs, FileThread& files) : QObject(&tabs), m_tabs(tabs), m_files(files)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, &FileChanges::checkChanged);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileChanges::note);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileChanges::note);
    connect(&tabs, &EditorTabs::textAdded, this, &FileChanges::follow);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            checkAll();
    });
    for (int i = 0; i < tabs.count(); ++i)
        follow(tabs.at(i));
}

void FileChanges::follow(EditorPage* page)
{
    connect(page, &EditorPage::fileChanged, this, [this, page] {
        watch();
        check(*page);
    });
    connect(page, &EditorPage::proposalChanged, this, [this, page] { check(*page); });
    connect(&page->fileBar(), &InlineMessage::actionTaken, this, [page] { keepMine(*page); });
    connect(&page->fileBar(), &InlineMessage::otherActionTaken, this,
            [this, page] { read(*page, &FileChanges::takeTheirs); });
}

/// Files that were replaced are watched no more, so they are added again.
void FileChanges::watch()
{
    QSet<QString> wanted;
    for (int i = 0; i < m_tabs.count(); ++i) {
        const EditorPage& page = *m_tabs.at(i);
        if (page.file().path.isEmpty())
            continue;
        wanted.insert(page.file().path);
        wanted.insert(folderOf(page));
    }
    const QStringList all = m_watcher.files() + m_watcher.directories();
    const QSet<QString> watched(all.begin(), all.end());
    const QSet<QString> left = watched - wanted;
    const QSet<QString> added = wanted - watched;
    if (!left.isEmpty())
        m_watcher.removePaths(left.values());
    for (const QString& path : added)
        m_watcher.addPath(path);
}

void FileChanges::note(const QString& path)
{
    m_changed.insert(path);
    if (!m_soon.isActive())
        m_soon.start();
}

void FileChanges::checkChanged()
{
    const QSet<QString> changed = std::exchange(m_changed, {});
    for (int i = 0; i < m_tabs.count(); ++i) {
        EditorPage& page = *m_tabs.at(i);
        if (changed.contains(page.file().path) || changed.contains(folderOf(page)))
            check(page);
    }
    watch();
}

void FileChanges::checkAll()
{
    for (int i = 0; i < m_tabs.count(); ++i)
        check(*m_tabs.at(i));
    watch();
}

void FileChanges::check(EditorPage& page)
{
    if (!isAtRest(page))
        return;
    m_files.ask<FileStamp>(
        &page, [path = page.file().path] { return stampOf(path); },
        [this, to = &page, path = page.file().path](const FileStamp& now) {
            if (isAtRest(*to) && to->file().path == path)
                compare(*to, now);
        });
}

void FileChanges::compare(EditorPage& page, const FileStamp& now)
{
    FileBar& bar = page.fileBar();
    if (now == page.file().stamp)
        bar.settle();
    else if (bar.fate() != FileFate::known && now == bar.stamp())
        return; // it was told already
    else if (now.size < 0)
        bar.tell(FileFate::gone, nameOf(page), now);
    else
        read(page, &FileChanges::take);
}

void FileChanges::read(EditorPage& page, void (*taken)(EditorPage&, ReadText))
{
    m_files.ask<ReadText>(
        &page, [path = page.file().path] { return readSqlFile(path); },
        [to = &page, path = page.file().path, taken](ReadText read) {
            if (isAtRest(*to) && to->file().path == path)
                taken(*to, std::move(read));
        });
}

void FileChanges::take(EditorPage& page, ReadText read)
{
    if (read && page.hasOwnChanges() && read->text != page.editor().sqlText())
        page.fileBar().tell(FileFate::changed, nameOf(page), read->stamp);
    else
        takeTheirs(page, std::move(read));
}

void FileChanges::takeTheirs(EditorPage& page, ReadText read)
{
    if (read)
        return load(page, std::move(read).value());
    const FileStamp now = stampOf(page.file().path);
    page.fileBar().tell(now.size < 0 ? FileFate::gone : FileFate::unreadable, nameOf(page), now);
}

/// Saving overwrites the file from now on, without another question.
void FileChanges::keepMine(EditorPage& page)
{
    TextFile file = page.file();
    file.stamp = page.fileBar().stamp();
    page.setFile(std::move(file));
}

void FileChanges::load(EditorPage& page, SqlFileText text)
{
    const TextFile file{page.file().path, text.encoding, text.stamp, text.isCut};
    const auto taken = [to = &page, file] {
        to->setFile(file);
        to->markSaved();
    };
    if (text.text == page.editor().sqlText())
        return taken();
    const bool isLong = page.isShownOnly() || static_cast<qint64>(text.text.size()) > largestSqlFile;
    if (isLong)
        return page.load(std::move(text.text), taken);
    page.takeText(text.text);
    taken();
}

} // namespace querymend

#include "moc_filechanges.cpp"
