#include "results/cells/cellinspector.h"

#include "common/icon.h"
#include "common/sidedmargins.h"
#include "common/sizewords.h"
#include "common/theme.h"
#include "file/wholefile.h"
#include "results/rows/cellformat.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr int leastHeight = 24; ///< of the content

QString nameOf(CellView view)
{
    switch (view) {
    case CellView::text:
        return CellInspector::tr("Text");
    case CellView::json:
        return CellInspector::tr("JSON");
    case CellView::hex:
        return CellInspector::tr("Bytes");
    case CellView::image:
        return CellInspector::tr("Picture");
    }
    return {};
}

} // namespace

CellInspector::CellInspector(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Cell"));
    makeParts();
    layOut();
    clear();
}

void CellInspector::makeParts()
{
    m_name = new QLabel(this);
    m_name->setProperty("role", QStringLiteral("title"));
    m_name->setTextFormat(Qt::PlainText);
    m_about = new QLabel(this);
    m_about->setProperty("role", QStringLiteral("meta"));
    m_about->setTextFormat(Qt::PlainText);
    m_tabs = new QTabBar(this);
    m_tabs->setAccessibleName(tr("How the cell is shown"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    connect(m_tabs, &QTabBar::currentChanged, this, &CellInspector::choose);
    m_text = new QPlainTextEdit(this);
    m_text->setReadOnly(true);
    m_text->setProperty("role", QStringLiteral("pane"));
    Theme::useCodeFont(*m_text);
    m_text->setAccessibleName(tr("Cell content"));
    m_image = new QLabel(this);
    m_image->setAlignment(Qt::AlignCenter);
    m_image->setTextFormat(Qt::PlainText);
    m_image->setAccessibleName(tr("Picture in the cell"));
    m_none = new QLabel(tr("The full content of the selected cell appears here."), this);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_none->setMargin(12);
    m_none->setProperty("role", QStringLiteral("meta"));
    m_note = new QLabel(this);
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(sidedMargins(12, 4, 8, 4));
    m_save = new QToolButton(this);
    m_save->setIcon(themedIcon(Icon::download, m_theme));
    m_save->setToolTip(tr("Save the cell to a file"));
    m_save->setAccessibleName(m_save->toolTip());
    m_save->setFocusPolicy(Qt::TabFocus);
    connect(m_save, &QToolButton::clicked, this, &CellInspector::askWhereToSave);
}

void CellInspector::layOut()
{
    auto* const close = new QToolButton(this);
    close->setIcon(themedIcon(Icon::xLg, m_theme, Tone::muted));
    close->setToolTip(tr("Close the cell pane"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &CellInspector::closeWanted);
    auto* const scroll = new QScrollArea(this);
    scroll->setWidget(m_image);
    scroll->setWidgetResizable(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_text);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_none);
    for (int page = 0; page < m_stack->count(); ++page)
        m_stack->widget(page)->setMinimumHeight(leastHeight); // they scroll, and the tabs above need their room
    auto* const title = new QHBoxLayout;
    title->setContentsMargins(sidedMargins(12, 4, 4, 0));
    title->setSpacing(8);
    title->addWidget(m_name);
    title->addWidget(m_about, 1);
    title->addWidget(m_save);
    title->addWidget(close);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(title);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    column->addWidget(m_note);
}

void CellInspector::show(const QString& column, const QString& type, const Cell& cell)
{
    m_cell = std::make_shared<const Cell>(cell);
    std::string digits;
    const std::string_view bytes = bytesOf(cell, digits);
    m_name->setText(column.left(60));
    const bool isNull = kindOf(cell) == CellKind::null;
    const QString size = isNull ? QStringLiteral("NULL") : sizeInWords(bytes.size());
    m_about->setText(type.isEmpty() ? size : type + QStringLiteral(" · ") + size);
    m_save->setEnabled(!isNull);
    setEmpty(false);
    fillTabs();
    showView();
}

void CellInspector::clear()
{
    m_work.stop();
    m_cell.reset();
    m_name->setText(tr("No cell"));
    m_about->clear();
    setEmpty(true);
    m_stack->setCurrentWidget(m_none);
}

void CellInspector::setEmpty(bool isEmpty)
{
    m_tabs->setVisible(!isEmpty);
    m_save->setVisible(!isEmpty);
    if (isEmpty)
        note({});
}

CellView CellInspector::view() const
{
    return static_cast<CellView>(m_tabs->tabData(m_tabs->currentIndex()).toInt());
}

/// Keeps the view that the user chose if it suits the next cell too.
void CellInspector::fillTabs()
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const CellView view : viewsOf(*m_cell)) {
        const int tab = m_tabs->addTab(nameOf(view));
        m_tabs->setTabData(tab, static_cast<int>(view));
        if (view == m_chosen)
            m_tabs->setCurrentIndex(tab);
    }
}

void CellInspector::choose()
{
    m_chosen = view();
    showView();
}

void CellInspector::showView()
{
    m_bytesPerLine = fittingBytes();
    m_work.start<CellLook>([cell = m_cell, view = view(), perLine = m_bytesPerLine](
                               const std::atomic<bool>&) { return cellLook(*cell, view, perLine); },
                           [this](const CellLook& look) { showLook(look); });
}

std::size_t CellInspector::fittingBytes() const
{
    constexpr int around = 36; // the padding and margins of the text, and a scroll bar
    const int letter = QFontMetrics(Theme::codeFont()).horizontalAdvance(QLatin1Char('0'));
    return bytesPerLineIn(static_cast<std::size_t>(std::max(0, m_stack->width() - around) / std::max(1, letter)));
}

void CellInspector::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_cell && view() == CellView::hex && fittingBytes() != m_bytesPerLine)
        showView();
}

void CellInspector::showLook(const CellLook& look)
{
    note(look.note);
    m_stack->setCurrentIndex(view() == CellView::image ? 1 : 0);
    m_text->setLineWrapMode(view() == CellView::hex ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth);
    if (view() != CellView::image)
        m_text->setPlainText(look.text);
    else if (look.image.isNull())
        m_image->setText(look.text);
    else
        m_image->setPixmap(QPixmap::fromImage(look.image));
}

/// Shows a note below the cell. An empty one takes up no room.
void CellInspector::note(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void CellInspector::askWhereToSave()
{
    auto* const dialog = new QFileDialog(this, tr("Save the cell"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &CellInspector::save);
    dialog->open();
}

void CellInspector::save(const QString& path)
{
    std::string digits;
    const std::string_view bytes = bytesOf(*m_cell, digits);
    const auto problem = writeWholeFile(path, bytes);
    note(problem ? tr("Could not save %1: %2").arg(path, *problem) : tr("Saved to %1").arg(path));
}

} // namespace querymend

#include "moc_cellinspector.cpp"
