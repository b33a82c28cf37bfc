#include "editor/pages/editorpage.h"

#include "common/productionbar.h"
#include "editor/completion/completer.h"
#include "editor/pages/filebar.h"
#include "editor/pages/fixmenu.h"
#include "editor/pages/proposalbar.h"
#include "editor/pages/textconnection.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/statements.h"
#include "editor/problems/textcheck.h"
#include "editor/text/coveredplaces.h"
#include "editor/text/editbetween.h"
#include "editor/text/sqleditor.h"
#include "editor/text/textloader.h"
#include "sql/formatter/formatter.h"
#include "sql/parameters/parameterstandins.h"

#include <QEvent>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace querymend {

namespace {

/// Delay from the first change to the journal write; a crash loses no more than this.
constexpr std::chrono::milliseconds keptAfter{500};
constexpr int leastHeight = 48; ///< two lines; the proposal and find bars need room too

QsciScintilla::EolMode lineEndsOf(std::string_view text)
{
    constexpr std::size_t beginning = 64 * 1024; // enough to detect them
    const bool isWindows = text.substr(0, beginning).find("\r\n") != std::string_view::npos;
    return isWindows ? QsciScintilla::EolWindows : QsciScintilla::EolUnix;
}

} // namespace

EditorPage::EditorPage(Theme& theme, QString id, QString title, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_id(std::move(id)), m_title(std::move(title)),
      m_editor(new SqlEditor(theme, this)), m_production(new ProductionBar(theme, this)),
      m_fileBar(new FileBar(theme, this)), m_bar(new ProposalBar(this)), m_proposal(*m_editor, *m_bar),
      m_marks(new ProblemMarks(*m_editor, theme)), m_covered(new CoveredPlaces(*m_editor, theme)),
      m_completer(new Completer(*m_editor, theme)),
      m_check(new TextCheck([this] { return checkedText(); }, [this] { return m_editor->caret(); }, this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_production);
    column->addWidget(m_fileBar);
    column->addWidget(m_bar);
    column->addWidget(m_editor, 1);
    m_editor->setMinimumHeight(leastHeight);
    setFocusProxy(m_editor);
    m_keep.setSingleShot(true);
    m_keep.setInterval(keptAfter);
    connect(&m_keep, &QTimer::timeout, this, &EditorPage::keepDue);
    connect(m_editor, &SqlEditor::textReplaced, this, &EditorPage::noteEdit);
    connect(m_editor, &SqlEditor::textReplaced, m_check, &TextCheck::textChanged);
    connect(m_editor, &SqlEditor::caretMoved, this, &EditorPage::noteCaret);
    connect(m_editor, &SqlEditor::caretMoved, m_check, &TextCheck::caretMoved);
    connect(m_editor, &SqlEditor::annotationClicked, this, &EditorPage::mendAt);
    connect(m_editor, &QsciScintilla::marginClicked, this, [this](int margin, int line) {
        if (margin == editornumber::problemMargin)
            mendAt(line, 0);
    });
    connect(m_editor, &QsciScintilla::modificationChanged, this, &EditorPage::titleChanged);
    connect(m_fileBar, &FileBar::fateChanged, this, &EditorPage::noteChange);
    connect(m_fileBar, &FileBar::fateChanged, this, &EditorPage::titleChanged);
    connect(m_check, &TextCheck::checked, m_marks, &ProblemMarks::show);
    connect(&m_proposal, &TextProposal::changed, this, &EditorPage::noteChange);
    connect(&m_proposal, &TextProposal::changed, this, &EditorPage::proposalChanged);
    connect(&m_database, &TextDatabase::replaced, this, &EditorPage::useDatabase);
    connect(&m_database, &TextDatabase::changed, this, &EditorPage::databaseChanged);
    connect(&m_database, &TextDatabase::connectionChanged, this, &EditorPage::showProduction);
    connect(&m_database, &TextDatabase::connectionChanged, this, &EditorPage::connectionChanged);
    connect(&m_database, &TextDatabase::connectionTold, this, &EditorPage::connectionTold);
}

EditorPage::~EditorPage() = default;

/// Checks again after a language change, because problem messages are not retranslated.
void EditorPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(m_check, &TextCheck::textChanged, Qt::QueuedConnection);
}

void EditorPage::setTitle(const QString& title)
{
    m_title = title;
    noteChange();
    Q_EMIT titleChanged();
}

void EditorPage::cover(const std::optional<MaskRules>& rules)
{
    m_covered->cover(rules);
}

void EditorPage::setConnection(std::unique_ptr<TextConnection> connection)
{
    m_database.setConnection(std::move(connection));
    noteChange();
}

void EditorPage::showProduction()
{
    const TextConnection* const own = m_database.connection();
    if (own && own->saved().isProduction)
        m_production->say(own->saved().name);
    else
        m_production->clear();
}

void EditorPage::useDatabase()
{
    const EditorDatabase database = m_database.current();
    m_editor->setDialect(database.dialect ? *database.dialect : defaultDialect());
    m_completer->setSchema(database.schema);
    m_check->setDatabase(database.check, database.dialect);
}

QString EditorPage::otherDatabase() const
{
    return m_database.isOther() && m_editor->textSize() > 0 ? m_database.own() : QString();
}

void EditorPage::noteEdit()
{
    noteChange();
    if (!m_loader)
        m_database.noteEdit();
}

std::string EditorPage::checkedText() const
{
    return m_proposal.isShown() || m_isShownOnly || m_loader ? std::string() : m_editor->sqlText();
}

std::string EditorPage::statementIn(ByteRange range) const
{
    return m_proposal.isShown() ? m_proposal.after() : m_editor->textIn(range);
}

ByteRange EditorPage::rangeAtCaret() const
{
    const ByteRange selected = m_editor->selectedRange();
    if (!selected.empty() || m_isShownOnly)
        return selected;
    return statementAt(m_editor->sqlText(), m_editor->caret(), m_editor->dialect());
}

std::vector<ByteRange> EditorPage::rangesAtCaret() const
{
    const ByteRange range = rangeAtCaret();
    if (m_proposal.isShown() || m_editor->selectedRange().empty())
        return {range};
    std::vector<ByteRange> ranges = statementsIn(m_editor->textIn(range), m_editor->dialect());
    if (ranges.size() < 2)
        return {range};
    for (ByteRange& statement : ranges)
        statement = {statement.begin + range.begin, statement.end + range.begin};
    return ranges;
}

std::vector<ByteRange> EditorPage::allRanges() const
{
    if (m_proposal.isShown() || m_isShownOnly)
        return rangesAtCaret();
    return statementsIn(m_editor->sqlText(), m_editor->dialect());
}

void EditorPage::goTo(ByteRange range)
{
    m_editor->select(range);
    m_editor->setFocus();
}

void EditorPage::format()
{
    if (m_proposal.isShown() || m_editor->isReadOnly())
        return;
    const std::string text = m_editor->sqlText();
    const ByteRange selected = m_editor->selectedRange();
    const ByteRange range = selected.empty() ? ByteRange{0, static_cast<std::uint32_t>(text.size())} : selected;
    const Dialect& dialect = m_editor->dialect();
    const ParameterStandIns readable(range.of(text), dialect.lex, dialect.syntax);
    std::string laidOut = readable.restored(formatted(readable.text(), dialect.lex, dialect.syntax));
    if (laidOut == range.of(text))
        return;
    const std::uint32_t caret = m_editor->caret();
    m_editor->applyEdits({{range, std::move(laidOut)}});
    m_editor->setCaret(caret);
    m_editor->showFromLeft();
}

void EditorPage::mend()
{
    if (const TextProblem* const problem = m_marks->toMend())
        mend(*problem);
}

void EditorPage::mendAt(int line, int row)
{
    const TextProblem* const problem = m_marks->at(line, row);
    if (problem && !problem->fixes.empty())
        mend(*problem);
}

void EditorPage::mend(const TextProblem& found)
{
    const bool isHere = m_marks->atCaret() == &found;
    const TextProblem problem = found; // a copy, because moving the caret may have the problems shown again
    if (!isHere)
        m_editor->select(problem.range);
    auto* const menu = new FixMenu(*m_editor, m_theme, problem, this);
    connect(menu, &FixMenu::chosen, this, &EditorPage::take);
    menu->open();
}

void EditorPage::take(const QuickFix& fix)
{
    const std::vector<TextEdit> edits = fix.edits; // a copy, because editing the text deletes `fix`
    m_editor->applyEdits(edits);
    m_editor->setCaret(edits.front().range.begin + static_cast<std::uint32_t>(edits.front().replacement.size()));
}

void EditorPage::setFile(TextFile file)
{
    m_file = std::move(file);
    if (m_file.stamp.size >= 0) // else it was found to be another
        m_fileBar->settle();
    noteChange();
    Q_EMIT fileChanged();
}

bool EditorPage::hasOwnChanges() const
{
    return m_isRestoredModified || m_editor->isModified();
}

bool EditorPage::isModified() const
{
    return !m_file.path.isEmpty() && !m_loader && (hasOwnChanges() || m_fileBar->fate() == FileFate::gone);
}

void EditorPage::markSaved()
{
    m_isRestoredModified = false;
    m_editor->setModified(false);
    Q_EMIT titleChanged();
}

void EditorPage::load(std::string text, std::function<void()> loaded)
{
    delete m_loader;
    m_isShownOnly = static_cast<qint64>(text.size()) > largestSqlFile;
    m_editor->setStyled(!m_isShownOnly);
    const QsciScintilla::EolMode lineEnds = lineEndsOf(text);
    m_loader = new TextLoader(*m_editor, std::move(text));
    m_editor->setEolMode(lineEnds);
    connect(m_loader, &TextLoader::loaded, this, [this, loaded = std::move(loaded)] {
        std::exchange(m_loader, nullptr)->deleteLater();
        m_editor->setReadOnly(m_isShownOnly);
        loaded();
        noteChange();
    });
}

void EditorPage::takeText(std::string_view text)
{
    const QString database = m_database.own();
    m_editor->applyEdits({editBetween(m_editor->sqlText(), text)});
    m_editor->setEolMode(lineEndsOf(text));
    m_database.setOwn(database); // the text is still for the database that it was written for
}

void EditorPage::restore(const JournalTab& tab)
{
    m_title = tab.title;
    setConnection(tab.connection.isEmpty()
                      ? nullptr
                      : std::make_unique<TextConnection>(TextConnection::Saved{tab.connection, tab.connectionName}));
    m_file = {tab.path, tab.encoding, tab.stamp};
    m_isRestoredModified = tab.isModified;
    constexpr std::size_t quick = 64 * 1024;
    if (!tab.before && tab.text.size() > quick)
        return load(tab.text, [this, caret = tab.caret, database = tab.database] {
            m_editor->setCaret(caret);
            m_database.setOwn(database);
            Q_EMIT fileChanged();
        });
    if (tab.before)
        propose(*tab.before, tab.text);
    else
        m_editor->setSqlText(tab.text);
    m_editor->setCaret(tab.caret);
    m_database.setOwn(tab.database);
    Q_EMIT titleChanged();
    Q_EMIT fileChanged();
}

JournalTab EditorPage::record(int place, TabStatus status) const
{
    JournalTab tab;
    tab.id = m_id;
    tab.title = m_title;
    tab.database = m_database.own();
    if (const TextConnection* const own = m_database.connection()) {
        tab.connection = own->saved().id;
        tab.connectionName = own->saved().name;
    }
    tab.path = m_file.path;
    tab.encoding = m_file.encoding;
    tab.stamp = m_file.stamp;
    tab.isTextInFile = m_isShownOnly;
    if (!m_isShownOnly)
        tab.text = m_proposal.isShown() ? m_proposal.after() : m_loader ? m_loader->text() : m_editor->sqlText();
    if (m_proposal.isShown())
        tab.before = m_proposal.before();
    tab.caret = m_editor->caret();
    tab.place = place;
    tab.status = status;
    tab.isModified = isModified();
    return tab;
}

void EditorPage::noteCaret()
{
    constexpr std::uint32_t worthWriting = 256 * 1024; // a longer text is not written for a caret move alone
    if (m_editor->textSize() <= worthWriting)
        noteChange();
}

void EditorPage::noteChange()
{
    if (!m_keep.isActive() && !m_loader)
        m_keep.start();
}

} // namespace querymend

#include "moc_editorpage.cpp"
