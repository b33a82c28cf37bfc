#include "settings/storecarebox.h"

#include "common/sizewords.h"
#include "common/storewords.h"
#include "common/stylesheet.h"
#include "storage/background.h"
#include "storage/runstorage.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <variant>

namespace querymend {

namespace {

constexpr int usualDays = 90;
constexpr int mostDays = 3650;

std::int64_t beginningOf(int days)
{
    return QDateTime::currentDateTimeUtc().addDays(-days).toMSecsSinceEpoch();
}

bool isInMemory(const StorePlace& place)
{
    return std::holds_alternative<StoreMemory>(place.where);
}

} // namespace

StoreCareBox::StoreCareBox(const RunStorage& runs, QWidget* parent)
    : QWidget(parent), m_runs(runs), m_title(new QLabel(this)), m_size(new QLabel(this)), m_daysLabel(new QLabel(this)),
      m_days(new QSpinBox(this)), m_clean(new QPushButton(this)), m_compact(new QPushButton(this)),
      m_note(new QLabel(this))
{
    m_title->setProperty("role", QStringLiteral("title"));
    for (QLabel* const label : {m_size, m_note}) {
        label->setProperty("role", QStringLiteral("meta"));
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_size->setObjectName(QStringLiteral("storeSize"));
    m_note->setObjectName(QStringLiteral("cleanNote"));
    m_days->setObjectName(QStringLiteral("keptDays"));
    m_days->setRange(1, mostDays);
    m_days->setValue(usualDays);
    m_daysLabel->setBuddy(m_days);
    m_clean->setObjectName(QStringLiteral("cleanStore"));
    m_clean->setAutoDefault(false);
    m_compact->setObjectName(QStringLiteral("compactStore"));
    m_compact->setAutoDefault(false);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_daysLabel);
    row->addSpacing(4); // as in the form above
    row->addWidget(m_days);
    row->addWidget(m_clean);
    row->addWidget(m_compact);
    row->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_size);
    column->addLayout(row);
    column->addWidget(m_note);
    connect(m_clean, &QPushButton::clicked, this, &StoreCareBox::ask);
    connect(m_compact, &QPushButton::clicked, this, &StoreCareBox::compact);
    connect(&m_runs, &RunStorage::changed, this, &StoreCareBox::showSize);
    retranslate();
}

void StoreCareBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StoreCareBox::retranslate()
{
    m_title->setText(tr("Store size"));
    m_daysLabel->setText(tr("Runs &older than"));
    m_days->setSuffix(tr(" days"));
    m_clean->setText(tr("&Remove…"));
    m_compact->setText(tr("Co&mpact Now"));
    m_compact->setToolTip(tr("Give back the space of removed runs; no run is removed"));
    showSize();
}

void StoreCareBox::showSize()
{
    RunStore* const store = m_runs.store();
    for (QPushButton* const button : {m_clean, m_compact})
        button->setEnabled(store && m_runs.life() == RunStorage::Life::lasting && !m_isWorking);
    if (!store)
        return m_size->setText(tr("There is no store."));
    const auto size = store->size();
    setRole(*m_size, size ? QStringLiteral("meta") : QStringLiteral("bad"));
    if (!size)
        return m_size->setText(storeErrorText(size.error()));
    const QString text = sizeText(store->place(), *size);
    m_size->setText(m_runs.problem() ? tr("%1 The selected store cannot be opened.").arg(text) : text);
}

/// Names the store, because the fields above may show another one that is not in use.
QString StoreCareBox::sizeText(const StorePlace& place, const StoreSize& size)
{
    const QString bytes = sizeInWords(static_cast<std::uint64_t>(size.bytes));
    return isInMemory(place) ? tr("The runs in memory take up %1.").arg(bytes)
                             : tr("The runs in %1 take up %2.").arg(QString::fromStdString(place.shown()), bytes);
}

void StoreCareBox::ask()
{
    auto* const box = new QMessageBox(
        QMessageBox::Question, tr("Remove Old Runs"),
        tr("Remove all runs that are older than %n days? Runs with a note or a tag stay, and so do the examples and "
           "lessons of all runs.",
           nullptr, m_days->value()),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* const confirm = box->addButton(tr("Remove"), QMessageBox::AcceptRole);
    connect(confirm, &QPushButton::clicked, this, &StoreCareBox::clean);
    box->open();
}

/// Works on a connection of its own, because a large store takes a while.
void StoreCareBox::clean()
{
    const auto place = beginWork(tr("Removing…"));
    if (place)
        runInBackground(
            this, [place = *place, before = beginningOf(m_days->value())] { return cleanStore(place, before); },
            [this](const Result<StoreCleaned, StoreError>& cleaned) { finish(cleaned); });
}

void StoreCareBox::finish(const Result<StoreCleaned, StoreError>& cleaned)
{
    endWork(cleaned ? tr("%n runs were removed.", nullptr, static_cast<int>(cleaned->runs.removed))
                    : storeErrorText(cleaned.error()));
}

void StoreCareBox::compact()
{
    const auto place = beginWork(tr("Compacting…"));
    if (place)
        runInBackground(
            this, [place = *place] { return compactStore(place); },
            [this](const Result<StoreCompacted, StoreError>& compacted) { finishCompacting(compacted); });
}

void StoreCareBox::finishCompacting(const Result<StoreCompacted, StoreError>& compacted)
{
    endWork(compacted ? tr("The store took %1 and now takes %2.")
                            .arg(sizeInWords(static_cast<std::uint64_t>(compacted->before.bytes)),
                                 sizeInWords(static_cast<std::uint64_t>(compacted->after.bytes)))
                      : storeErrorText(compacted.error()));
}

std::optional<StorePlace> StoreCareBox::beginWork(const QString& note)
{
    RunStore* const store = m_runs.store();
    if (!store || m_runs.life() != RunStorage::Life::lasting || m_isWorking)
        return std::nullopt;
    m_isWorking = true;
    showSize();
    m_note->setText(note);
    return store->place();
}

void StoreCareBox::endWork(const QString& note)
{
    m_isWorking = false;
    showSize();
    m_note->setText(note);
}

} // namespace querymend

#include "moc_storecarebox.cpp"
