#include "editor/completion/completionpopup.h"

#include "common/namedrowdelegate.h"
#include "common/theme.h"
#include "editor/completion/completionmodel.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr int rowsShown = 10;
constexpr int leastWidth = 280;
constexpr int mostWidth = 560;
constexpr int scrollBarWidth = 12;

} // namespace

CompletionPopup::CompletionPopup(const Theme& theme, QWidget* editor)
    : QWidget(editor, Qt::ToolTip), m_theme(theme), m_model(new CompletionModel(theme, this)),
      m_list(new QListView(this)),
      m_rows(new NamedRowDelegate(theme, {CompletionModel::nameRole, -1, CompletionModel::noteRole},
                                  NamedRowDelegate::Face::code, this))
{
    setAccessibleName(tr("Completions"));
    setLayoutDirection(Qt::LeftToRight); // like the SQL that they complete
    setFocusPolicy(Qt::NoFocus);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->addWidget(m_list);
    m_list->setAccessibleName(tr("Completions"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_rows);
    connect(m_list, &QListView::clicked, this, &CompletionPopup::accept);
}

/// All that is visible of it is a border around the list.
void CompletionPopup::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), m_theme.colour(Tone::line)); // as around menus
}

void CompletionPopup::propose(std::vector<Completion> items, CompletionTrigger trigger, const QRect& caret)
{
    if (items.empty()) {
        hide();
        return;
    }
    m_trigger = trigger;
    m_model->setItems(std::move(items));
    if (trigger == CompletionTrigger::asked)
        m_list->setCurrentIndex(m_model->index(0));
    m_list->scrollToTop();
    place(caret);
    show();
}

void CompletionPopup::place(const QRect& caret)
{
    const int rows = std::min(m_model->rowCount(), rowsShown);
    int width = leastWidth;
    for (int row = 0; row < std::min(m_model->rowCount(), 100); ++row)
        width = std::max(width, m_rows->wholeWidth(m_model->index(row)) + scrollBarWidth);
    resize(std::min(width, mostWidth), rows * m_list->sizeHintForRow(0) + 2);
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const bool isBelow = caret.bottom() + 2 + height() <= screen.bottom();
    const int top = isBelow ? caret.bottom() + 2 : caret.top() - height() - 2;
    move(std::clamp(caret.left(), screen.left(), std::max(screen.left(), screen.right() - this->width())), top);
}

bool CompletionPopup::take(const QKeyEvent& event)
{
    if (!isVisible() || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Down:
        walk(1);
        return true;
    case Qt::Key_Up:
        walk(-1);
        return true;
    case Qt::Key_PageDown:
        walk(rowsShown);
        return true;
    case Qt::Key_PageUp:
        walk(-rowsShown);
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    case Qt::Key_Tab:
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_model->index(0));
        return accept();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return accept();
    default:
        return false;
    }
}

void CompletionPopup::walk(int rows)
{
    const int now = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : rows > 0 ? -1 : 0;
    m_list->setCurrentIndex(m_model->index(std::clamp(now + rows, 0, m_model->rowCount() - 1)));
}

bool CompletionPopup::accept()
{
    const QModelIndex index = m_list->currentIndex();
    hide();
    if (!index.isValid())
        return false;
    Q_EMIT chosen(m_model->at(index.row()));
    return true;
}

} // namespace querymend

#include "moc_completionpopup.cpp"
