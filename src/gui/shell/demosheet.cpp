#include "shell/demosheet.h"

#include "common/icon.h"
#include "common/textflags.h"
#include "common/theme.h"
#include "shell/demonstration.h"
#include "shell/demowords.h"
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
    TitledLines(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = (view ? view->viewport()->width() : option.rect.width()) - 2 * margin;
        const QRect room(0, 0, width, 0);
        return {width, titleHeight(room, index) + linesRect(room, linesOf(index)).height() + 2 * margin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem ground = option;
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
        const QRect place = option.rect.adjusted(margin, margin, -margin, -margin);
        painter->save();
        painter->setFont(titleFont());
        painter->setPen(option.palette.color(QPalette::Text));
        const auto draw = [&](const QRect& where, const QString& text) {
            painter->drawText(where, textFlags(text, Qt::AlignLeading, option.direction) | Qt::TextWordWrap, text);
        };
        draw(place, titleOf(index));
        painter->setFont(Theme::metaFont());
        painter->setPen(m_theme.colour(Tone::muted));
        draw(place.adjusted(0, titleHeight(place, index), 0, 0), linesOf(index));
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

    static int titleHeight(const QRect& room, const QModelIndex& index)
    {
        return QFontMetrics(titleFont()).boundingRect(room, flags, titleOf(index)).height() + 2;
    }

    static QString titleOf(const QModelIndex& index) { return index.data().toString().section(u'\n', 0, 0); }
    static QString linesOf(const QModelIndex& index) { return index.data().toString().section(u'\n', 1); }

    static QRect linesRect(const QRect& room, const QString& text)
    {
        return QFontMetrics(Theme::metaFont()).boundingRect(room, flags, text);
    }

    const Theme& m_theme;
};

} // namespace

DemoSheet::DemoSheet(Demonstration& demonstration, const SampleQuestions& samples, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_demonstration(demonstration), m_samples(samples), m_list(new QListWidget(this)),
      m_note(new QLabel(this)), m_play(new QPushButton(this)), m_leave(new QToolButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusProxy(m_list);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new TitledLines(theme, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust); // lines wrap again
    for (const Scenario& scenario : samples.all()) {
        auto* const item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, QString::fromStdString(scenario.name));
    }
    m_list->setCurrentRow(0);
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setWordWrap(true);
    m_play->setObjectName(QStringLiteral("playDemonstration"));
    m_play->setProperty("role", QStringLiteral("primary"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    auto* const line = new QFrame(this);
    line->setProperty("role", QStringLiteral("line"));
    column->addWidget(line);
    column->addLayout(makeFoot(theme));
    setTabOrder(m_list, m_play);
    setTabOrder(m_play, m_leave);
    connect(m_play, &QPushButton::clicked, this, &DemoSheet::play);
    connect(m_leave, &QToolButton::clicked, this, &DemoSheet::left);
    connect(m_list, &QListWidget::itemActivated, this, &DemoSheet::play);
    connect(&demonstration, &Demonstration::began, this, &DemoSheet::follow);
    showTexts();
}

QLayout* DemoSheet::makeFoot(const Theme& theme)
{
    m_leave->setObjectName(QStringLiteral("leaveDemonstrations"));
    m_leave->setIcon(themedIcon(Icon::xLg, theme, Tone::muted));
    m_leave->setProperty("role", QStringLiteral("small"));
    m_leave->setFocusPolicy(Qt::TabFocus);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_play);
    row->addStretch(1);
    row->addWidget(m_leave);
    auto* const foot = new QVBoxLayout;
    foot->setContentsMargins(12, 4, 12, 12);
    foot->setSpacing(8);
    foot->addWidget(m_note);
    foot->addLayout(row);
    return foot;
}

/// The one that is played is the one that is chosen, wherever it was begun.
void DemoSheet::follow(const Scenario& scenario)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString().toStdString() == scenario.name)
            m_list->setCurrentRow(row);
    }
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
    for (int row = 0; row < m_list->count(); ++row) {
        const DemoWords words = demoWords(m_samples.all()[static_cast<std::size_t>(row)]);
        m_list->item(row)->setText(words.title + QLatin1Char('\n') + words.shows);
    }
    m_list->setAccessibleName(tr("Demonstrations"));
    m_note->setText(tr("The model is scripted; the checks and the database are live."));
    m_play->setText(tr("&Play"));
    m_leave->setAccessibleName(tr("Close the list"));
    m_leave->setToolTip(tr("Close the list"));
}

} // namespace querymend

#include "moc_demosheet.cpp"
