#include "shell/folderfiles.h"

#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "editor/editorfiles.h"
#include "editor/editorpanel.h"
#include "files/filespanel.h"
#include "shell/actions.h"
#include "shell/asking.h"
#include "shell/panels.h"
#include "shell/windowdialogs.h"
#include "shell/windowlayout.h"
#include "shell/windowparts.h"
#include "storage/background.h"
#include "texts/examplefile.h"

#include <QEvent>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

constexpr QLatin1String folderKey("folder");
constexpr QLatin1String glossaryKey("glossary");

QString nameOf(const QString& path)
{
    return QFileInfo(path).fileName();
}

} // namespace

FolderFiles::FolderFiles(const FolderSubjects& about, QObject* parent)
    : QObject(parent), m_about(about), m_files(about.panels.files())
{
    m_about.layout.addSheet(QStringLiteral("files"), tr("Files"), &m_files);
    m_files.installEventFilter(this);
    restore();
    connectFiles();
}

void FolderFiles::connectFiles()
{
    const auto on = [this](ActionId id, auto slot) { connect(&m_about.actions[id], &QAction::triggered, this, slot); };
    on(ActionId::openFolder, [this] { m_files.askForFolder(); });
    on(ActionId::closeFolder, [this] { m_files.openFolder({}); });
    on(ActionId::focusFiles, [this] { m_about.layout.raise(m_files); });
    connect(&m_files, &FilesPanel::folderChanged, this, &FolderFiles::handleFolder);
    connect(&m_files, &FilesPanel::openAsked, this, &FolderFiles::open);
    connect(&m_files, &FilesPanel::moved, this, &FolderFiles::followMove);
    connect(&m_files, &FilesPanel::connectionsWanted, &m_about.dialogs, &WindowDialogs::saveConnectionsIn);
    connect(&m_files.message(), &InlineMessage::actionTaken, this, &FolderFiles::stopExamples);
    connect(&m_about.dialogs, &WindowDialogs::glossarySaved, &m_about.asking, &Asking::readGlossary);
    connect(&m_about.dialogs, &WindowDialogs::glossaryChosen, this, &FolderFiles::useGlossary);
    connect(&m_about.dialogs, &WindowDialogs::glossaryLeft, this, [this](const QString& path) {
        if (path == m_glossary)
            useGlossary({});
    });
}

/// The title of the dock is ambiguous: in some languages, one file and several read the same.
bool FolderFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_files.parentWidget()->setWindowTitle(tr("Files"));
    return QObject::eventFilter(watched, event);
}

void FolderFiles::restore()
{
    const QSettings state(m_about.parts.layoutFile, QSettings::IniFormat);
    const QString folder = state.value(folderKey).toString();
    m_about.actions[ActionId::closeFolder].setEnabled(!folder.isEmpty());
    if (folder.isEmpty())
        return;
    m_files.openFolder(folder);
    m_glossary = state.value(glossaryKey).toString();
    m_files.setGlossaryInUse(m_glossary);
    if (!m_glossary.isEmpty())
        m_about.asking.useGlossary(m_glossary);
}

void FolderFiles::handleFolder(const QString& folder)
{
    QSettings(m_about.parts.layoutFile, QSettings::IniFormat).setValue(folderKey, folder);
    m_about.actions[ActionId::closeFolder].setEnabled(!folder.isEmpty());
    if (!m_glossary.startsWith(folder + u'/') || folder.isEmpty())
        useGlossary({});
    if (!folder.isEmpty())
        m_about.layout.raise(m_files);
}

void FolderFiles::open(FolderEntryKind kind, const QString& path)
{
    switch (kind) {
    case FolderEntryKind::folder:
        return;
    case FolderEntryKind::sql:
        return m_about.panels.editor().openFile(path);
    case FolderEntryKind::examples:
        return offerExamples(path);
    case FolderEntryKind::glossary:
        return m_about.dialogs.openGlossary(path, path == m_glossary ? GlossaryUse::current : GlossaryUse::possible);
    case FolderEntryKind::connections:
        return m_about.dialogs.importConnections(path);
    }
}

void FolderFiles::followMove(const QString& from, const QString& to)
{
    m_about.panels.editor().files().followMove(from, to);
    if (m_glossary == from || m_glossary.startsWith(from + u'/'))
        useGlossary(to + m_glossary.mid(from.size()));
}

void FolderFiles::useGlossary(const QString& path)
{
    if (path == m_glossary)
        return;
    m_glossary = path;
    QSettings(m_about.parts.layoutFile, QSettings::IniFormat).setValue(glossaryKey, path);
    m_files.setGlossaryInUse(path);
    m_about.asking.useGlossary(path);
}

void FolderFiles::offerExamples(const QString& path)
{
    runInBackground(
        this, [file = path.toStdString()] { return examplesInFile(file); },
        [this, path](const Result<std::vector<Example>, std::string>& read) {
            if (read)
                return useExamples(path.toStdString(), read->size());
            m_files.message().say(Tone::execution,
                                  tr("The examples can't be read: %1").arg(QString::fromStdString(read.error())));
        });
}

void FolderFiles::useExamples(const std::string& file, std::size_t count)
{
    AskPanel& ask = m_about.panels.ask();
    std::vector<std::string> files = ask.own().exampleFiles;
    if (std::find(files.begin(), files.end(), file) == files.end()) {
        files.push_back(file);
        ask.useExamples(std::move(files));
    }
    m_examples = file;
    m_files.message().say(Tone::accent,
                          tr("Questions are asked with %n example(s) of %1.", nullptr, static_cast<int>(count))
                              .arg(nameOf(QString::fromStdString(file))),
                          tr("Stop Using Them"));
}

void FolderFiles::stopExamples()
{
    AskPanel& ask = m_about.panels.ask();
    std::vector<std::string> files = ask.own().exampleFiles;
    std::erase(files, m_examples);
    ask.useExamples(std::move(files));
    m_files.message().clear();
}

} // namespace querymend

#include "moc_folderfiles.cpp"
