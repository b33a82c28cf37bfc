#include "inspector/piecepane.h"

#include "common/helppage.h"
#include "common/isolatedtext.h"
#include "common/sizewords.h"
#include "common/theme.h"
#include "file/wholefile.h"

#include <QFileDialog>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

QTextCharFormat washedFormat(const Theme& theme, Tone tone)
{
    QTextCharFormat format;
    format.setFont(Theme::codeFont());
    format.setForeground(theme.colour(Tone::text));
    format.setBackground(washed(theme.colour(tone), theme.colour(Tone::panel), 44));
    return format;
}

QTextCharFormat plainFormat(const Theme& theme, const QFont& font, Tone tone)
{
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(theme.colour(tone));
    return format;
}

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QTextCharFormat formatOf(const TextPiece& piece, const Theme& theme)
{
    QTextCharFormat format;
    switch (piece.style) {
    case PieceStyle::text:
        return plainFormat(theme, Theme::workFont(), Tone::text);
    case PieceStyle::heading:
        return plainFormat(theme, bold(Theme::workFont()), Tone::text);
    case PieceStyle::meta:
        return plainFormat(theme, Theme::metaFont(), Tone::muted);
    case PieceStyle::code:
        return plainFormat(theme, Theme::codeFont(), piece.tone);
    case PieceStyle::word:
        return plainFormat(theme, bold(Theme::workFont()), piece.tone);
    case PieceStyle::removed:
        format = washedFormat(theme, Tone::execution);
        format.setFontStrikeOut(true);
        return format;
    case PieceStyle::added:
        format = washedFormat(theme, Tone::accepted);
        format.setFontUnderline(true);
        return format;
    case PieceStyle::wrong:
        format = washedFormat(theme, piece.tone);
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(theme.colour(piece.tone));
        return format;
    case PieceStyle::fresh:
        format = washedFormat(theme, Tone::accent);
        format.setFontWeight(QFont::DemiBold);
        return format;
    case PieceStyle::bar:
        format.setFont(Theme::codeFont());
        format.setBackground(theme.colour(piece.tone));
        return format;
    }
    return format;
}

bool isCode(const QTextLayout::FormatRange& range)
{
    return range.format.font().family() == Theme::codeFont().family();
}

/// How much of a line of prose is a column before it, such as a number or a bar.
int columnBefore(const QTextBlock& line)
{
    const QString text = line.text();
    if (text.startsWith(QChar(QChar::Nbsp))) { // a bar
        const auto end = std::find_if_not(text.begin(), text.end(), [](QChar sign) { return sign.isSpace(); });
        return static_cast<int>(end - text.begin());
    }
    const QTextLayout::FormatRange first = line.textFormats().constFirst();
    return isCode(first) && text.left(first.length).endsWith(QStringLiteral("  ")) ? first.length : 0;
}

/// Does to the rest of a line what `isolated` does to a text, and keeps its formats.
void isolateFrom(const QTextBlock& line, int begin)
{
    QTextCursor cursor(line);
    cursor.movePosition(QTextCursor::EndOfBlock);
    cursor.insertText(QString(QChar(0x2069)));
    cursor.setPosition(line.position() + begin);
    cursor.insertText(QString(QChar(0x2068)));
}

/// Puts the blanks that fill a column to the other side of its number. A bar turns by itself.
void turnColumn(const QTextBlock& line, int length)
{
    const QString number = line.text().left(length).trimmed();
    if (number.isEmpty())
        return;
    QTextCursor cursor(line);
    cursor.setPosition(line.position() + length, QTextCursor::KeepAnchor);
    cursor.insertText(isolated(number) + QString(length - number.size(), QLatin1Char(' ')),
                      line.textFormats().constFirst().format);
}

bool isOfCode(const QTextBlock& line)
{
    const QList<QTextLayout::FormatRange> ranges = line.textFormats();
    return std::all_of(ranges.begin(), ranges.end(), isCode);
}

/// How much of a line is the sign or the column that it begins with.
int startOf(const QTextBlock& line)
{
    const int column = columnBefore(line);
    return column > 0 ? column : static_cast<int>(signLength(line.text()));
}

/// Wraps prose below its first letter, not below the sign or the column before it.
void hang(const QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int start = block.text().isEmpty() || isOfCode(block) ? 0 : startOf(block);
        if (start == 0)
            continue;
        const QFontMetricsF metrics(block.textFormats().constFirst().format.font());
        const qreal width = metrics.horizontalAdvance(block.text().left(start));
        QTextBlockFormat format;
        if (block.blockFormat().layoutDirection() == Qt::RightToLeft)
            format.setRightMargin(width);
        else
            format.setLeftMargin(width);
        format.setTextIndent(-width);
        QTextCursor(block).mergeBlockFormat(format);
    }
}

/// Whether a line of code is one of carets that mark places in the line above it, as in hints.
bool isOfMarks(const QTextBlock& line)
{
    static const QRegularExpression marks(QStringLiteral("^\\+? *\\|? *\\^+$"));
    return isOfCode(line) && marks.match(line.text()).hasMatch();
}

/// Lets a line with carets below it scroll instead of wrapping, which would put other words above the carets.
void keepMarksInPlace(const QTextDocument& document)
{
    QTextBlockFormat format;
    format.setNonBreakableLines(true);
    for (QTextBlock line = document.begin(); line.isValid(); line = line.next()) {
        if (!isOfMarks(line) || !line.previous().isValid())
            continue;
        QTextCursor(line.previous()).mergeBlockFormat(format);
        QTextCursor(line).mergeBlockFormat(format);
    }
}

/// In a window from right to left, prose is on the right and read as its letters are, after the sign or column that
/// it begins with. Lines of nothing but code stay on the left.
void mirror(const QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const bool isLeft = isOfCode(block);
        QTextBlockFormat format;
        format.setLayoutDirection(isLeft ? Qt::LeftToRight : Qt::RightToLeft);
        format.setAlignment((isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute);
        QTextCursor(block).mergeBlockFormat(format);
        if (isLeft || block.text().isEmpty())
            continue;
        const int column = columnBefore(block);
        isolateFrom(block, startOf(block));
        if (column > 0)
            turnColumn(block, column);
    }
}

} // namespace

PiecePane::PiecePane(const Theme& theme, const QString& name, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_text(new QTextEdit(this)), m_bar(new QWidget(this)), m_note(new QLabel(m_bar)),
      m_save(new QPushButton(tr("Save…"), m_bar))
{
    m_text->setReadOnly(true);
    m_text->setAcceptRichText(false);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setProperty("role", QStringLiteral("pane"));
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->document()->setDocumentMargin(margin);
    m_text->setAccessibleName(name);
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto* const row = new QHBoxLayout(m_bar);
    row->setContentsMargins(12, 4, 12, 8);
    row->addWidget(m_note, 1);
    row->addWidget(m_save);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_text, 1);
    column->addWidget(m_bar);
    m_bar->hide();
    connect(m_save, &QPushButton::clicked, this, &PiecePane::save);
    connect(&m_theme, &Theme::changed, this, &PiecePane::render);
}

void PiecePane::show(TextPieces pieces)
{
    m_whole.clear();
    m_bar->hide();
    if (pieces == m_pieces)
        return;
    m_pieces = std::move(pieces);
    render();
    m_text->moveCursor(QTextCursor::Start);
    m_text->verticalScrollBar()->setValue(0); // before the first layout, moving the cursor scrolls past the first line
}

void PiecePane::offerToSave(QByteArray whole, const QString& fileName)
{
    m_whole = std::move(whole);
    m_fileName = fileName;
    m_note->setText(
        tr("Only the beginning of %1 is shown.").arg(sizeInWords(static_cast<std::uint64_t>(m_whole.size()))));
    m_bar->show();
}

/// The same place is what F1 opens here.
void PiecePane::offerHelp(const QString& place)
{
    setHelpPage(*this, place);
    if (!m_help && !place.isEmpty()) {
        m_help = new QPushButton(tr("What is this?"), this);
        m_help->setProperty("role", QStringLiteral("link"));
        m_help->setProperty("flush", true);
        m_help->setAutoDefault(false);
        connect(m_help, &QPushButton::clicked, this, [this] { Q_EMIT helpAsked(helpPageFor(this)); });
        auto* const row = new QHBoxLayout;
        row->setContentsMargins(12, 4, 12, 8);
        row->addWidget(m_help);
        row->addStretch(1);
        static_cast<QVBoxLayout*>(layout())->addLayout(row);
    }
    if (m_help)
        m_help->setVisible(!place.isEmpty());
}

QString PiecePane::text() const
{
    return m_text->toPlainText();
}

int PiecePane::columns() const
{
    const QScrollBar& bar = *m_text->verticalScrollBar();
    const int shown = bar.isVisibleTo(m_text) ? bar.width() : 0; // as the text before needed it, until the next layout
    const bool isNeeded = m_text->document()->size().height() > m_text->viewport()->height();
    const int beside = isNeeded ? bar.sizeHint().width() : 0;
    const int room = m_text->viewport()->width() + shown - beside - 2 * margin;
    return static_cast<int>(room / QFontMetricsF(Theme::codeFont()).horizontalAdvance(QLatin1Char('0')));
}

void PiecePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        Q_EMIT widthChanged();
}

void PiecePane::render()
{
    const int place = m_text->verticalScrollBar()->value();
    m_text->clear();
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    qsizetype all = 0;
    for (const TextPiece& piece : m_pieces)
        all += piece.text.size();
    qsizetype room = all > longestShown ? previewLength : longestShown;
    for (const TextPiece& piece : m_pieces) {
        cursor.insertText(piece.text.left(room), formatOf(piece, m_theme));
        room -= std::min(room, piece.text.size());
        if (room == 0)
            break;
    }
    if (isRightToLeft())
        mirror(*m_text->document());
    hang(*m_text->document());
    keepMarksInPlace(*m_text->document());
    cursor.endEditBlock();
    m_text->verticalScrollBar()->setValue(place);
}

void PiecePane::save()
{
    auto* const dialog = new QFileDialog(this, tr("Save the whole text"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(m_fileName);
    connect(dialog, &QFileDialog::fileSelected, this, &PiecePane::write);
    dialog->open();
}

void PiecePane::write(const QString& name)
{
    const auto problem = writeWholeFile(name, m_whole.toStdString());
    m_note->setText(problem ? tr("Could not save %1: %2. Choose another location.").arg(name, *problem)
                            : tr("Saved as %1.").arg(name));
}

} // namespace querymend

#include "moc_piecepane.cpp"
