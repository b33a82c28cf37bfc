#include "ask/suggestionpopup.h"

#include "common/announcement.h"
#include "common/icon.h"
#include "common/namedrowdelegate.h"
#include "common/theme.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScreen>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

using Kind = SuggestionWord::Kind;

constexpr int noteRole = Qt::UserRole + 1;
constexpr int leastWidth = 240;
constexpr int mostWidth = 480;

struct KindLook {
    QString name;
    Icon icon;
    Tone tone;
};

/// The icons and colours of the chips.
KindLook lookOf(Kind kind)
{
    switch (kind) {
    case Kind::table:
        return {SuggestionPopup::tr("table"), Icon::table, Tone::schema};
    case Kind::column:
        return {SuggestionPopup::tr("column"), Icon::listUl, Tone::syntax};
    case Kind::value:
        return {SuggestionPopup::tr("value"), Icon::tag, Tone::validation};
    case Kind::phrase:
        break;
    }
    return {SuggestionPopup::tr("words"), Icon::letters, Tone::muted};
}

QString keyName(QKeyCombination keys)
{
    return QKeySequence(keys).toString(QKeySequence::NativeText);
}

/// A place in UTF-8, in the text's own characters.
int placeIn(const QString& text, std::uint32_t byte)
{
    return static_cast<int>(QString::fromUtf8(text.toUtf8().left(byte)).size());
}

} // namespace

SuggestionPopup::SuggestionPopup(const Theme& theme, QPlainTextEdit& box)
    : QWidget(&box, Qt::ToolTip), m_theme(theme), m_box(box), m_model(new QStandardItemModel(this)),
      m_list(new QListView(this)), m_keys(new QLabel(this)),
      m_rows(new NamedRowDelegate(theme, {Qt::DisplayRole, -1, noteRole}, NamedRowDelegate::Face::work, this))
{
    setObjectName(QStringLiteral("suggestions"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_ShowWithoutActivating);
    m_keys->setProperty("role", QStringLiteral("meta"));
    m_keys->setContentsMargins(8, 3, 8, 4);
    nameParts();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_list);
    column->addWidget(m_keys);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_rows);
    connect(m_list, &QListView::clicked, this, &SuggestionPopup::accept);
    connect(&box, &QPlainTextEdit::textChanged, this, &SuggestionPopup::handleText);
    connect(&box, &QPlainTextEdit::cursorPositionChanged, this, &QWidget::hide);
    box.installEventFilter(this);
}

void SuggestionPopup::nameParts()
{
    setAccessibleName(tr("Suggestions"));
    m_list->setAccessibleName(tr("Suggestions"));
    m_keys->setText(
        tr("%1 to insert, %2 for the next").arg(keyName(Qt::CTRL | Qt::Key_Space), keyName(Qt::ALT | Qt::Key_Down)));
}

/// Suggestions that are still awaited come too late.
void SuggestionPopup::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_trigger = Trigger::none;
}

void SuggestionPopup::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameParts();
}

/// All that is visible of it is a border around the list.
void SuggestionPopup::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), m_theme.colour(Tone::line)); // as around menus
}

void SuggestionPopup::handleText()
{
    hide();
    if (m_box.hasFocus() && !m_isTaking)
        want(Trigger::typed);
}

void SuggestionPopup::want(Trigger trigger)
{
    m_trigger = trigger;
    // The caret moves after the text has changed.
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT wanted(m_box.toPlainText(), m_box.textCursor().position()); }, Qt::QueuedConnection);
}

void SuggestionPopup::propose(std::vector<QuestionSuggestion> suggestions, const QString& text, int caret)
{
    const QTextCursor cursor = m_box.textCursor();
    if (cursor.position() != caret || m_box.toPlainText() != text)
        return; // what was typed since is asked about too
    if (m_trigger == Trigger::none || suggestions.empty() || !m_box.hasFocus() || cursor.hasSelection())
        return hide();
    // Whatever begins with a single letter is no help while somebody types.
    const int begin = placeIn(text, suggestions.front().replaced.begin);
    if (m_trigger == Trigger::typed && caret - begin == 1)
        return hide();
    m_suggestions = std::move(suggestions);
    fill();
    place();
    show();
    announce(m_box, tr("Suggestion: %1. Ctrl+Space takes it").arg(m_model->index(0, 0).data().toString()));
}

void SuggestionPopup::fill()
{
    m_model->clear();
    for (const QuestionSuggestion& suggestion : m_suggestions) {
        const KindLook look = lookOf(suggestion.kind);
        const QString text = QString::fromStdString(suggestion.text);
        const QString note = suggestion.meaning.empty() ? look.name : QString::fromStdString(suggestion.meaning);
        auto* const item = new QStandardItem(themedIcon(look.icon, m_theme, look.tone), text);
        item->setData(note, noteRole);
        item->setData(QStringLiteral("%1, %2").arg(text, look.name), Qt::AccessibleTextRole);
        item->setEditable(false);
        m_model->appendRow(item);
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void SuggestionPopup::place()
{
    int width = leastWidth;
    for (int row = 0; row < m_model->rowCount(); ++row)
        width = std::max(width, m_rows->wholeWidth(m_model->index(row, 0)) + 12);
    m_list->setFixedHeight(m_model->rowCount() * m_list->sizeHintForRow(0));
    resize(std::max(std::min(width, mostWidth), minimumSizeHint().width()), sizeHint().height());
    const QRect caret = m_box.cursorRect();
    const QPoint below = m_box.viewport()->mapToGlobal(caret.bottomLeft());
    const QPoint above = m_box.viewport()->mapToGlobal(caret.topLeft());
    const QRect screen = m_box.screen()->availableGeometry();
    const bool isBelow = below.y() + 2 + height() <= screen.bottom();
    move(std::clamp(below.x(), screen.left(), std::max(screen.left(), screen.right() - this->width())),
         isBelow ? below.y() + 2 : above.y() - height() - 2);
}

/// Chips that arrive below the box may move it; it has its new place only after the event.
void SuggestionPopup::follow()
{
    const auto stay = [this] {
        if (isVisible())
            place();
    };
    if (isVisible())
        QMetaObject::invokeMethod(this, stay, Qt::QueuedConnection);
}

void SuggestionPopup::askAgain()
{
    if (m_trigger != Trigger::none && !isVisible())
        want(m_trigger);
}

bool SuggestionPopup::isOurs(const QKeyEvent& event) const
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Space)
        return held == Qt::ControlModifier;
    const bool isArrow = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    return isVisible()
        && ((isArrow && held == Qt::AltModifier) || (event.key() == Qt::Key_Escape && held == Qt::NoModifier));
}

bool SuggestionPopup::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (isOurs(*static_cast<QKeyEvent*>(event)))
            event->accept(); // a key rather than the shortcut of something else
        break;
    case QEvent::KeyPress:
        if (!isOurs(*static_cast<QKeyEvent*>(event)))
            break;
        take(*static_cast<QKeyEvent*>(event));
        return true;
    case QEvent::FocusOut:
    case QEvent::Hide:
        hide();
        break;
    case QEvent::Move:
    case QEvent::Resize:
        follow();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void SuggestionPopup::take(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Space:
        return isVisible() ? accept() : want(Trigger::asked);
    case Qt::Key_Down:
        return walk(1);
    case Qt::Key_Up:
        return walk(-1);
    default:
        return hide();
    }
}

void SuggestionPopup::walk(int rows)
{
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, m_model->rowCount() - 1);
    m_list->setCurrentIndex(m_model->index(row, 0));
    announce(m_box, m_model->index(row, 0).data(Qt::AccessibleTextRole).toString());
}

void SuggestionPopup::accept()
{
    const auto row = static_cast<std::size_t>(m_list->currentIndex().row());
    hide();
    if (row >= m_suggestions.size())
        return;
    const QuestionSuggestion& suggestion = m_suggestions[row];
    const QString text = m_box.toPlainText();
    QTextCursor cursor = m_box.textCursor();
    cursor.setPosition(placeIn(text, suggestion.replaced.begin));
    cursor.setPosition(placeIn(text, suggestion.replaced.end), QTextCursor::KeepAnchor);
    m_isTaking = true;
    cursor.insertText(QString::fromStdString(suggestion.text));
    m_box.setTextCursor(cursor);
    m_isTaking = false;
}

} // namespace querymend

#include "moc_suggestionpopup.cpp"
