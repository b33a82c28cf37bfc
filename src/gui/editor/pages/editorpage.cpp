#include "editor/pages/editorpage.h"

#include "common/productionbar.h"
#include "editor/completion/completer.h"
#include "editor/pages/filebar.h"
#include "editor/pages/fixmenu.h"
#include "editor/pages/mergeddiff.h"
#include "editor/pages/proposalbar.h"
#include "editor/pages/textconnection.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/statements.h"
#include "editor/problems/textcheck.h"
#include "editor/text/coveredplaces.h"
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

void mark(SqlEditor& editor, int number, const std::vector<ByteRange>& ranges)
{
    editor.send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(number));
    for (const ByteRange range : ranges)
        editor.send(QsciScintilla::SCI_INDICATORFILLRANGE, range.begin, static_cast<long>(range.size()));
}

} // namespace

EditorPage::EditorPage(Theme& theme, QString id, QString title, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_id(std::move(id)), m_title(std::move(title)),
      m_editor(new SqlEditor(theme, this)), m_production(new ProductionBar(theme, this)),
      m_fileBar(new FileBar(theme, this)), m_bar(new ProposalBar(this)), m_marks(new ProblemMarks(*m_editor, theme)),
      m_covered(new CoveredPlaces(*m_editor, theme)), m_completer(new Completer(*m_editor, theme)),
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
    m_bar->hide();
    m_keep.setSingleShot(true);
    m_keep.setInterval(keptAfter);
    connect(&m_keep, &QTimer::timeout, this, &EditorPage::keepDue);
    connect(m_editor, &SqlEditor::textReplaced, this, &EditorPage::noteChange);
    connect(m_editor, &SqlEditor::textReplaced, this, &EditorPage::noteDatabase);
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
    connect(m_bar, &ProposalBar::accepted, this, [this] { decide(Decision::accept); });
    connect(m_bar, &ProposalBar::reverted, this, [this] { decide(Decision::revert); });
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

void EditorPage::setDatabase(const EditorDatabase& windows)
{
    m_windows = windows;
    if (!m_connection)
        useDatabase();
}

void EditorPage::setConnection(std::unique_ptr<TextConnection> connection)
{
    // The check of the earlier one is in use until useDatabase().
    const std::unique_ptr<TextConnection> before = std::exchange(m_connection, std::move(connection));
    if (m_connection) {
        connect(m_connection.get(), &TextConnection::changed, this, &EditorPage::useDatabase);
        connect(m_connection.get(), &TextConnection::changed, this, &EditorPage::connectionChanged);
        connect(m_connection.get(), &TextConnection::told, this, &EditorPage::connectionTold);
    }
    useDatabase();
    showProduction();
    noteChange();
    Q_EMIT connectionChanged();
}

EditorDatabase EditorPage::database() const
{
    return m_connection ? m_connection->database() : m_windows;
}

void EditorPage::markConnection(const QIcon& icon, bool isProduction)
{
    if (!m_connection || m_connection->saved().isProduction == isProduction)
        return;
    m_connection->mark(icon, isProduction);
    showProduction();
    Q_EMIT connectionChanged();
}

void EditorPage::showProduction()
{
    if (m_connection && m_connection->saved().isProduction)
        m_production->say(m_connection->saved().name);
    else
        m_production->clear();
}

void EditorPage::useDatabase()
{
    const EditorDatabase database = this->database();
    m_editor->setDialect(database.dialect ? *database.dialect : defaultDialect());
    m_completer->setSchema(database.schema);
    m_check->setDatabase(database.check, database.dialect);
    m_liveCheck = database.check;
    m_openDatabase = database.place;
    if (m_connection && !m_openDatabase.isEmpty())
        m_ownDatabase = m_openDatabase; // somebody chose it for this text
    Q_EMIT databaseChanged();
}

QString EditorPage::otherDatabase() const
{
    const bool isOther = !m_openDatabase.isEmpty() && m_ownDatabase != m_openDatabase;
    return isOther && m_editor->textSize() > 0 ? m_ownDatabase : QString();
}

/// A text that is changed is meant for the database that is open.
void EditorPage::noteDatabase()
{
    if (m_loader || m_openDatabase.isEmpty() || m_ownDatabase == m_openDatabase)
        return;
    m_ownDatabase = m_openDatabase;
    Q_EMIT databaseChanged();
}

void EditorPage::propose(std::string before, std::string after)
{
    const MergedDiff merged = mergedDiff(before, after, m_editor->dialect().lex);
    m_proposal = Proposal{std::move(before), std::move(after)};
    m_editor->setReadOnly(false);
    m_editor->setSqlText(merged.text);
    m_editor->setReadOnly(true);
    mark(*m_editor, editornumber::removedMark, merged.removed);
    mark(*m_editor, editornumber::removedStrike, merged.removed);
    mark(*m_editor, editornumber::addedMark, merged.added);
    m_bar->setChange(static_cast<qsizetype>(merged.removed.size()), static_cast<qsizetype>(merged.added.size()));
    m_bar->show();
    noteChange();
    Q_EMIT proposalChanged();
}

void EditorPage::decide(Decision decision)
{
    const Proposal proposal = *std::exchange(m_proposal, std::nullopt);
    m_bar->hide();
    m_editor->setReadOnly(false);
    m_editor->setSqlText(proposal.before);
    if (decision == Decision::accept) // as an edit, so that it can be undone
        m_editor->applyEdits({{{0, static_cast<std::uint32_t>(proposal.before.size())}, proposal.after}});
    m_editor->setFocus();
    Q_EMIT proposalChanged();
}

std::string EditorPage::checkedText() const
{
    return m_proposal || m_isShownOnly || m_loader ? std::string() : m_editor->sqlText();
}

std::string EditorPage::statementIn(ByteRange range) const
{
    return m_proposal ? m_proposal->after : m_editor->textIn(range);
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
    if (m_proposal || m_editor->selectedRange().empty())
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
    if (m_proposal || m_isShownOnly)
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
    if (m_proposal || m_editor->isReadOnly())
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
