#include "shell/helptext.h"

#include "shell/helppages.h"

#include <QColor>
#include <QGuiApplication>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

namespace querymend {

namespace {

/// Removes an empty heading, which is there only because Markdown requires one.
void dropEmptyHeading(QTextTable& table)
{
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(0, column);
        if (cell.firstPosition() != cell.lastPosition())
            return;
    }
    table.removeRows(0, 1);
}

void rule(QTextTable& table, const QColor& line)
{
    constexpr int between = 8;
    QTextTableFormat format = table.format();
    format.setBorder(0);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setHeaderRowCount(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setTopMargin(between);
    format.setBottomMargin(0);
    format.setColumnWidthConstraints({QTextLength(QTextLength::PercentageLength, 30), QTextLength()});
    table.setFormat(format);
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat look = cell.format().toTableCellFormat();
            look.setTopPadding(between / 2);
            look.setBottomPadding(between / 2);
            const qreal padding = column + 1 < table.columns() ? 2 * between : 0;
            if (QGuiApplication::isRightToLeft())
                look.setLeftPadding(padding);
            else
                look.setRightPadding(padding);
            if (row > 0) {
                look.setTopBorder(1);
                look.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                look.setTopBorderBrush(line);
            }
            cell.setFormat(look);
        }
    }
}

QList<QTextTable*> tablesIn(const QTextDocument& document)
{
    QList<QTextTable*> tables;
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    for (QTextFrame* const frame : frames) {
        if (auto* const table = qobject_cast<QTextTable*>(frame))
            tables.append(table);
    }
    return tables;
}

bool isCode(const QTextBlock& block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// Adds space between the parts, which Markdown comes without. Table cells have padding of their own.
void spread(const QTextDocument& document)
{
    constexpr int between = 8;
    constexpr int betweenItems = 4;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const bool isInTable = cursor.currentTable() != nullptr;
        QTextBlockFormat format = block.blockFormat();
        const bool isHeading = format.headingLevel() > 0;
        const bool isItem = block.textList() && block.next().textList();
        format.setTopMargin(isHeading && block != document.begin() ? 2 * between : 0);
        format.setBottomMargin(isInTable || (isCode(block) && isCode(block.next())) ? 0
                                   : isItem                                         ? betweenItems
                                                                                    : between);
        if (isCode(block)) {
            format.setLeftMargin(2 * between);
            format.setNonBreakableLines(false); // otherwise a long line would make the page wider than the window
        }
        cursor.setBlockFormat(format);
    }
}

/// Makes each heading a place that can be gone to.
void nameHeadings(const QTextDocument& document, const QString& markdown)
{
    const QList<HelpSection> sections = helpSections(markdown);
    qsizetype next = 0;
    for (QTextBlock block = document.begin(); block.isValid() && next < sections.size(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({sections[next++].anchor});
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

/// Makes lists begin on the right, with texts that are read as their letters are. Examples of code stay on the left.
void mirror(const QTextDocument& document)
{
    for (QTextTable* const table : tablesIn(document)) {
        QTextTableFormat format = table->format();
        format.setLayoutDirection(Qt::RightToLeft);
        table->setFormat(format);
    }
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format;
        format.setLayoutDirection(isCode(block) ? Qt::LeftToRight : Qt::RightToLeft);
        format.setAlignment((isCode(block) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute);
        cursor.mergeBlockFormat(format);
        if (isCode(block) || block.length() <= 1)
            continue;
        cursor.insertText(QString(QChar(0x2068))); // as in `isolated`
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.insertText(QString(QChar(0x2069)));
    }
}

} // namespace

void setHelpText(QTextDocument& document, const QString& markdown, const QColor& line)
{
    document.setMarkdown(markdown);
    for (QTextTable* const table : tablesIn(document)) {
        dropEmptyHeading(*table);
        rule(*table, line);
    }
    spread(document);
    if (QGuiApplication::isRightToLeft())
        mirror(document);
    nameHeadings(document, markdown);
}

} // namespace querymend
