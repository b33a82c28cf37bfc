#include "editor/editorfiles.h"

#include "common/sizewords.h"
#include "editor/filechanges.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace querymend {

namespace {

QString nameOf(const QString& path)
{
    return QFileInfo(path).fileName().simplified();
}

QFileDialog* dialogFor(QWidget* parent, const QString& title, QFileDialog::AcceptMode mode)
{
    auto* const dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(mode);
    dialog->setNameFilters({EditorFiles::tr("SQL files (*.sql)"), EditorFiles::tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("sql"));
    return dialog;
}

} // namespace

EditorFiles::EditorFiles(EditorTabs& tabs, FileThread& files) : QObject(&tabs), m_tabs(tabs), m_files(files)
{
    new FileChanges(tabs, files);
}

void EditorFiles::open(const QString& path)
{
    if (EditorPage* const page = m_tabs.withFile(path))
        return show(*page);
    m_files.ask<Result<SqlFileText, SqlFileProblem>>(
        this, [path] { return readSqlFile(path); },
        [this, path](Result<SqlFileText, SqlFileProblem> read) { take(path, std::move(read)); });
}

void EditorFiles::show(EditorPage& page)
{
    m_tabs.setCurrentWidget(&page);
    Q_EMIT shown();
    page.setFocus();
}

void EditorFiles::take(const QString& path, Result<SqlFileText, SqlFileProblem> read)
{
    if (!read) {
        Q_EMIT told(sentenceOn(path, read.error()));
        return;
    }
    EditorPage* const seen = m_tabs.current();
    const bool isFree =
        seen->editor().textSize() == 0 && seen->file().path.isEmpty() && !seen->hasProposal() && !seen->isLoading();
    EditorPage* const page = isFree ? seen : m_tabs.addText(nameOf(path));
    page->setTitle(nameOf(path));
    // Set only once loading is complete: a partial text is not the file's.
    const auto loaded = [this, page, file = TextFile{path, read->encoding, read->stamp, read->isCut}] {
        page->setFile(file);
        sayHowItIsShown(*page);
    };
    page->load(std::move(read.value().text), loaded);
    show(*page);
    Q_EMIT used(path);
}

void EditorFiles::sayHowItIsShown(const EditorPage& page)
{
    const TextFile& file = page.file();
    const QString name = nameOf(file.path);
    const QString size = sizeInWords(page.editor().textSize());
    if (file.isCut)
        Q_EMIT told(tr("%1 is too long to edit (%2). Its first %3 are shown; you can run a selection.")
                        .arg(name, sizeInWords(static_cast<std::uint64_t>(file.stamp.size)), size));
    else if (page.isShownOnly())
        Q_EMIT told(tr("%1 is too long to edit (%2). It is shown without colours and checks; you can run a selection.")
                        .arg(name, size));
    else if (file.encoding == TextEncoding::utf16 || file.encoding == TextEncoding::latin1)
        Q_EMIT told(tr("%1 is not UTF-8. It was converted and will be saved as UTF-8.").arg(name));
}

void EditorFiles::save(EditorPage& page)
{
    if (page.isShownOnly())
        return Q_EMIT told(tr("%1 is read-only here, so there is nothing to save.").arg(page.title()));
    if (page.file().path.isEmpty())
        askWhereToSave(page);
    else
        write(page, page.file().path, page.file().stamp);
}

void EditorFiles::write(EditorPage& page, const QString& path, const FileStamp& asRead)
{
    const auto text = std::make_shared<const std::string>(page.record(0, TabStatus::open).text);
    m_files.ask<Result<FileStamp, SqlFileProblem>>(
        &page,
        [path, text, encoding = page.file().encoding, asRead] { return writeSqlFile(path, *text, encoding, asRead); },
        [this, path, text, to = &page](const Result<FileStamp, SqlFileProblem>& written) {
            finishWriting(*to, path, *text, written);
        });
}

void EditorFiles::finishWriting(EditorPage& page, const QString& path, const std::string& text,
                                const Result<FileStamp, SqlFileProblem>& written)
{
    if (!written) {
        // The user has been warned, so without a stamp, saving again overwrites.
        if (written.error().failure == SqlFileFailure::changedByOthers)
            page.setFile({path, page.file().encoding, {}});
        Q_EMIT told(sentenceOn(path, written.error()));
        return;
    }
    page.setFile({path, page.file().encoding, *written});
    page.setTitle(nameOf(path));
    if (page.editor().sqlText() == text) // it may have been edited meanwhile
        page.markSaved();
    Q_EMIT used(path);
    Q_EMIT told(tr("Saved %1.").arg(nameOf(path)));
}

void EditorFiles::askWhatToOpen()
{
    QFileDialog* const dialog = dialogFor(&m_tabs, tr("Open SQL"), QFileDialog::AcceptOpen);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
        for (const QString& path : paths)
            open(path);
    });
    dialog->open();
}

void EditorFiles::askWhereToSave(EditorPage& page)
{
    QFileDialog* const dialog = dialogFor(&page, tr("Save SQL"), QFileDialog::AcceptSave);
    dialog->selectFile(page.file().path.isEmpty() ? page.title() : page.file().path);
    connect(dialog, &QFileDialog::fileSelected, &page,
            [this, to = &page](const QString& path) { write(*to, path, {}); });
    dialog->open();
}

void EditorFiles::followMove(const QString& from, const QString& to)
{
    for (int i = 0; i < m_tabs.count(); ++i) {
        EditorPage& page = *m_tabs.at(i);
        TextFile file = page.file();
        if (file.path != from && !file.path.startsWith(from + u'/'))
            continue;
        const bool isNamedAfterFile = page.title() == nameOf(file.path);
        file.path = to + file.path.mid(from.size());
        if (isNamedAfterFile)
            page.setTitle(nameOf(file.path));
        page.setFile(std::move(file));
    }
}

QString EditorFiles::sentenceOn(const QString& path, const SqlFileProblem& problem)
{
    const QString name = nameOf(path);
    switch (problem.failure) {
    case SqlFileFailure::notText:
        return tr("%1 was not opened: it is not a text file.").arg(name);
    case SqlFileFailure::cannotRead:
        return tr("Could not read %1: %2").arg(name, problem.reason);
    case SqlFileFailure::cannotWrite:
        return tr("Could not save %1: %2").arg(name, problem.reason);
    case SqlFileFailure::changedByOthers:
        return tr("%1 was not saved: another program has changed it. Save again to overwrite those changes.").arg(name);
    }
    return {};
}

} // namespace querymend

#include "moc_editorfiles.cpp"
