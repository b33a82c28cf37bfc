#include "shell/demosheet.h"

#include "common/icon.h"
#include "common/theme.h"
#include "shell/demonstration.h"
#include "shell/samplequestions.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace querymend {

namespace {

/// Paints the first line of a text as its title, and the rest muted below.
class TitledLines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = (view ? view->viewport()->width() : option.rect.width()) - 2 * margin;
        return {width, titleHeight() + linesRect(QRect(0, 0, width, 0), linesOf(index)).height() + 2 * margin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem ground = option;
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
        const QRect place = option.rect.adjusted(margin, margin, -margin, -margin);
        painter->save();
        painter->setFont(titleFont());
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(place, Qt::AlignLeading | Qt::AlignTop, index.data().toString().section(u'\n', 0, 0));
        painter->setFont(Theme::metaFont());
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(place.adjusted(0, titleHeight(), 0, 0), flags, linesOf(index));
        painter->restore();
    }

private:
    static constexpr int margin = 8;
    static constexpr int flags = static_cast<int>(Qt::AlignLeading) | static_cast<int>(Qt::TextWordWrap);

    static QFont titleFont()
    {
        QFont font = Theme::workFont();
        font.setWeight(QFont::DemiBold);
        return font;
    }

    static int titleHeight() { return QFontMetrics(titleFont()).height() + 2; }
    static QString linesOf(const QModelIndex& index) { return index.data().toString().section(u'\n', 1); }

    static QRect linesRect(const QRect& room, const QString& text)
    {
        return QFontMetrics(Theme::metaFont()).boundingRect(room, flags, text);
    }
};

} // namespace

DemoSheet::DemoSheet(Demonstration& demonstration, const SampleQuestions& samples, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_demonstration(demonstration), m_list(new QListWidget(this)), m_title(new QLabel(this)),
      m_note(new QLabel(this)), m_play(new QPushButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusProxy(m_list);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new TitledLines(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust); // lines wrap again
    for (const SampleQuestions::Entry& entry : samples.all()) {
        auto* const item = new QListWidgetItem(
            QString::fromStdString(entry.title) + QLatin1Char('\n') + QString::fromStdString(entry.shows), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(entry.scenario));
    }
    m_list->setCurrentRow(0);
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 0, 12, 0);
    m_play->setObjectName(QStringLiteral("playDemonstration"));
    m_play->setProperty("role", QStringLiteral("primary"));
    auto* const foot = new QHBoxLayout;
    foot->setContentsMargins(12, 0, 12, 0);
    foot->addWidget(m_play);
    foot->addStretch(1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 12);
    column->setSpacing(8);
    column->addWidget(makeHead(theme));
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addLayout(foot);
    connect(m_play, &QPushButton::clicked, this, &DemoSheet::play);
    connect(m_list, &QListWidget::itemActivated, this, &DemoSheet::play);
    showTexts();
}

QWidget* DemoSheet::makeHead(const Theme& theme)
{
    auto* const head = new QWidget(this);
    auto* const row = new QHBoxLayout(head);
    row->setContentsMargins(12, 4, 8, 4);
    m_title->setProperty("role", QStringLiteral("title"));
    auto* const leave = new QToolButton(head);
    leave->setObjectName(QStringLiteral("leaveDemonstrations"));
    leave->setIcon(themedIcon(Icon::xLg, theme, Tone::muted));
    leave->setProperty("role", QStringLiteral("small"));
    leave->setFocusPolicy(Qt::TabFocus);
    leave->setAccessibleName(tr("Close"));
    leave->setToolTip(tr("Close"));
    connect(leave, &QToolButton::clicked, this, &DemoSheet::left);
    row->addWidget(m_title, 1);
    row->addWidget(leave);
    return head;
}

void DemoSheet::play()
{
    if (const QListWidgetItem* const item = m_list->currentItem())
        m_demonstration.play(item->data(Qt::UserRole).toString().toStdString());
}

void DemoSheet::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showTexts();
}

void DemoSheet::showTexts()
{
    m_title->setText(tr("Demonstrations"));
    m_list->setAccessibleName(tr("Demonstrations"));
    m_note->setText(tr("The model is scripted; the checks and the database are live."));
    m_play->setText(tr("&Play"));
}

} // namespace querymend

#include "moc_demosheet.cpp"
