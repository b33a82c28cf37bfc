#include "shell/demogallery.h"

#include "common/theme.h"
#include "shell/demonstration.h"
#include "shell/samplequestions.h"
#include "workbench.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
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

DemoGallery::DemoGallery(Demonstration& demonstration, const Workbench& workbench, const SampleQuestions& samples,
                         QWidget* parent)
    : QDialog(parent), m_demonstration(demonstration), m_workbench(workbench), m_list(new QListWidget(this)),
      m_state(new QLabel(this)), m_play(new QPushButton(tr("&Play"), this)),
      m_pause(new QPushButton(tr("P&ause"), this)), m_step(new QPushButton(tr("&Step"), this))
{
    setWindowTitle(tr("Demonstrations"));
    resize(520, 560);
    m_list->setAccessibleName(tr("Demonstrations"));
    m_list->setItemDelegate(new TitledLines(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust); // lines wrap again
    for (const SampleQuestions::Entry& entry : samples.all()) {
        auto* const item = new QListWidgetItem(
            QString::fromStdString(entry.title) + QLatin1Char('\n') + QString::fromStdString(entry.shows), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(entry.scenario));
    }
    m_list->setCurrentRow(0);
    m_state->setProperty("role", QStringLiteral("meta"));
    m_state->setWordWrap(true);
    m_play->setProperty("role", QStringLiteral("primary"));
    m_play->setDefault(true);
    m_step->setToolTip(tr("Let the model answer once, then wait again"));
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_state, 1);
    row->addWidget(m_step);
    row->addWidget(m_pause);
    row->addWidget(m_play);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    setTabOrder(m_step, m_pause);
    setTabOrder(m_pause, m_play);
    connect(m_play, &QPushButton::clicked, this, &DemoGallery::play);
    connect(m_list, &QListWidget::itemActivated, this, &DemoGallery::play);
    connect(m_pause, &QPushButton::clicked, &demonstration.pace(), &PaceKeeper::pause);
    connect(m_step, &QPushButton::clicked, this, &DemoGallery::step);
    connect(&demonstration.pace(), &PaceKeeper::changed, this, &DemoGallery::showPace);
    connect(&workbench, &Workbench::runBegan, this, &DemoGallery::showPace);
    connect(&workbench, &Workbench::runEnded, this, &DemoGallery::showPace);
    showPace();
}

/// Continues a waiting run, or else starts the chosen demonstration.
void DemoGallery::play()
{
    PaceKeeper& pace = m_demonstration.pace();
    const bool isWaiting = pace.waiting() > 0;
    pace.play();
    if (!isWaiting)
        m_demonstration.play(chosen());
}

void DemoGallery::step()
{
    PaceKeeper& pace = m_demonstration.pace();
    if (pace.waiting() > 0)
        return pace.step();
    pace.pause();
    if (!m_workbench.isRunning())
        m_demonstration.play(chosen());
}

void DemoGallery::showPace()
{
    const PaceKeeper& pace = m_demonstration.pace();
    const bool isWaiting = pace.waiting() > 0;
    m_play->setText(isWaiting ? tr("C&ontinue") : tr("&Play"));
    m_pause->setEnabled(!pace.isPaused());
    m_state->setText(isWaiting             ? tr("Paused before the next call to the model.")
                         : pace.isPaused() ? tr("Waits before each call to the model.")
                                           : QString());
}

std::string DemoGallery::chosen() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

} // namespace querymend

#include "moc_demogallery.cpp"
