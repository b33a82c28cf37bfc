#include "files/filespanel.h"

#include "common/elidedlabel.h"
#include "common/emptystate.h"
#include "common/findingtext.h"
#include "common/icon.h"
#include "common/inlinemessage.h"
#include "common/plaintip.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "files/folderbrowser.h"
#include "files/foldermodel.h"
#include "storage/background.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

namespace {

QString shownPath(const QString& path)
{
    return shownName(QDir::toNativeSeparators(path).toStdString());
}

QString nameOf(const QString& path)
{
    return shownName(QFileInfo(path).fileName().toStdString());
}

} // namespace

FilesPanel::FilesPanel(Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_model(new FolderModel(theme, {}, this)),
      m_message(new InlineMessage(theme, this)), m_pages(new QStackedWidget(this)),
      m_state(new EmptyState(Icon::folder2Open, theme, this)), m_browser(new FolderBrowser(*m_model, theme, this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(m_message);
    m_pages->addWidget(m_state);
    m_pages->addWidget(m_browser);
    column->addWidget(m_pages, 1);
    setTabOrder(m_refresh, m_browser);
    nameParts();
    connect(m_state, &EmptyState::firstAsked, this, &FilesPanel::actOnState);
    connect(m_state, &EmptyState::secondAsked, this, [this] { openFolder({}); });
    connect(m_browser, &FolderBrowser::openAsked, this, &FilesPanel::openAsked);
    connect(m_browser, &FolderBrowser::newFileAsked, this, &FilesPanel::askForNewFile);
    connect(m_browser, &FolderBrowser::renameAsked, this, &FilesPanel::askForRenaming);
    connect(m_browser, &FolderBrowser::trashAsked, this, &FilesPanel::trash);
    connect(m_browser, &FolderBrowser::connectionsWanted, this, &FilesPanel::connectionsWanted);
    connect(m_browser, &FolderBrowser::refreshAsked, m_model, &FolderModel::refresh);
    connect(m_model, &FolderModel::folderRead, this, [this] {
        m_isRead = true;
        m_problem.reset();
        showState();
    });
    connect(m_model, &FolderModel::failed, this, [this](FolderProblem problem) {
        m_problem = problem;
        showState();
    });
    connect(m_model, &FolderModel::watchFailed, this, [this] {
        m_isUnwatched = true;
        m_message->say(Tone::generic,
                       tr("The system does not report changes of all folders here. Refresh to see them."));
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && (m_problem || m_isUnwatched))
            m_model->refresh();
    });
    showState();
}

void FilesPanel::openFolder(const QString& folder)
{
    m_isRead = false;
    m_isUnwatched = false;
    m_problem.reset();
    m_message->clear();
    m_model->open(folder);
    showState();
    Q_EMIT folderChanged(folder);
}

QString FilesPanel::folder() const
{
    return m_model->folder();
}

void FilesPanel::askForFolder()
{
    auto* const dialog = new QFileDialog(window(), tr("Open Folder"), folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { openFolder(QDir(path).absolutePath()); });
    dialog->open();
}

void FilesPanel::setGlossaryInUse(const QString& path)
{
    m_model->setGlossaryInUse(path);
}

void FilesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameParts();
    showState();
}

QWidget* FilesPanel::makeHeader()
{
    auto* const header = new QWidget(this);
    m_title = new QLabel(header);
    m_title->setProperty("role", QStringLiteral("title"));
    m_name = new ElidedLabel(header);
    m_name->setProperty("role", QStringLiteral("meta"));
    m_new = new QToolButton(header);
    m_new->setIcon(themedIcon(Icon::plusLg, m_theme, Tone::muted));
    m_refresh = new QToolButton(header);
    m_refresh->setIcon(themedIcon(Icon::arrowRepeat, m_theme, Tone::muted));
    auto* const line = new QHBoxLayout(header);
    line->setContentsMargins(sidedMargins(12, 8, 8, 8));
    line->setSpacing(8);
    line->addWidget(m_title);
    line->addWidget(m_name, 1);
    line->addWidget(m_new);
    line->addWidget(m_refresh);
    connect(m_new, &QToolButton::clicked, this, [this] { askForNewFile(folder()); });
    connect(m_refresh, &QToolButton::clicked, m_model, &FolderModel::refresh);
    return header;
}

void FilesPanel::nameParts()
{
    m_title->setText(tr("Files"));
    m_new->setAccessibleName(tr("New SQL file"));
    m_new->setToolTip(tr("New SQL file"));
    m_refresh->setAccessibleName(tr("Refresh"));
    m_refresh->setToolTip(tr("Read the folder again"));
}

void FilesPanel::showState()
{
    const QString path = shownPath(folder());
    const bool isOpen = !path.isEmpty();
    const bool hasFiles = m_isRead && !m_problem && m_model->rowCount() > 0;
    m_state->setProgressShown(isOpen && !m_isRead && !m_problem);
    if (!isOpen) {
        m_state->setTexts(tr("No folder open"),
                          tr("SQL files, examples, glossaries and connections of a folder appear "
                             "here, such as those of a Git repository."));
        m_state->setActions(tr("Open Folder…"));
    } else if (m_problem) {
        m_state->setTexts(*m_problem == FolderProblem::missing ? tr("The folder is no longer there")
                                                               : tr("The folder can't be read"),
                          path);
        m_state->setActions(tr("Try Again"), tr("Close Folder"));
    } else if (!m_isRead) {
        m_state->setTexts(tr("Reading the folder…"), path);
        m_state->setActions(tr("Close Folder"));
    } else {
        m_state->setTexts(tr("Nothing to show yet"),
                          tr("This folder has no SQL files, examples, glossaries or connections."));
        m_state->setActions(tr("New SQL File…"), tr("Close Folder"));
    }
    const QString name = nameOf(folder());
    m_name->setText(name.isEmpty() ? path : name); // the root of all folders has no name
    m_name->setToolTip(isOpen ? plainTip(path) : QString());
    m_new->setEnabled(m_isRead && !m_problem);
    m_refresh->setEnabled(isOpen);
    m_pages->setCurrentWidget(hasFiles ? static_cast<QWidget*>(m_browser) : m_state);
    setFocusProxy(hasFiles ? static_cast<QWidget*>(m_browser) : m_state->findChild<QPushButton*>()); // the first
}

void FilesPanel::actOnState()
{
    if (folder().isEmpty())
        askForFolder();
    else if (m_problem)
        m_model->refresh();
    else if (!m_isRead)
        openFolder({});
    else
        askForNewFile(folder());
}

void FilesPanel::askForName(const QString& title, const QString& label, const QString& name,
                            std::function<void(const QString&)> chosen)
{
    auto* const dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, std::move(chosen));
    dialog->open();
}

void FilesPanel::askForNewFile(const QString& folder)
{
    askForName(tr("New SQL File"), tr("Name:"), QStringLiteral("query.sql"), [this, folder](const QString& name) {
        change([folder, name] { return createTextFile(folder, name); }, shownName(name.toStdString()),
               tr("Could not create %1: %2"),
               [this](const QString& path) {
                   const bool isSql = path.endsWith(QLatin1String(".sql"), Qt::CaseInsensitive);
                   Q_EMIT openAsked(isSql ? FolderEntryKind::sql : FolderEntryKind::glossary, path);
               });
    });
}

void FilesPanel::askForRenaming(const QString& path)
{
    const QString before = QFileInfo(path).fileName();
    askForName(tr("Rename"), tr("New name:"), before, [this, path](const QString& name) {
        change([path, name] { return renameInFolder(path, name); }, nameOf(path), tr("Could not rename %1: %2"),
               [this, path](const QString& next) { Q_EMIT moved(path, next); });
    });
}

void FilesPanel::trash(const QString& path)
{
    const QString name = nameOf(path);
    change([path] { return moveToTrash(path); }, name, tr("Could not move %1 to the trash: %2"),
           [this, name](const QString&) { m_message->say(Tone::accent, tr("%1 is in the trash.").arg(name)); });
}

void FilesPanel::change(std::function<ChangedPath()> work, const QString& name, const QString& failed,
                        std::function<void(const QString&)> done)
{
    runInBackground(this, std::move(work), [this, name, failed, done = std::move(done)](const ChangedPath& made) {
        m_model->refresh(); // also where changes are not reported
        if (!made)
            return m_message->say(Tone::execution, failed.arg(name, reasonOf(made.error())));
        m_message->clear();
        done(*made);
    });
}

QString FilesPanel::reasonOf(const FolderChangeProblem& problem)
{
    switch (problem.failure) {
    case FolderChangeFailure::invalidName:
        return tr("files here can't have such a name.");
    case FolderChangeFailure::nameTaken:
        return tr("there is already a file with that name.");
    case FolderChangeFailure::refused:
        return problem.reason;
    }
    return {};
}

} // namespace querymend

#include "moc_filespanel.cpp"
