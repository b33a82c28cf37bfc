#include "history/ledgermodel.h"

#include "common/journalwords.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/sizewords.h"
#include "run/fork.h"

#include <QDateTime>
#include <QLocale>

#include <utility>

namespace querymend {

namespace {

/// Attempts are named with their lanes, because a list has calls of many runs.
constexpr std::uint32_t severalLanes = 2;

/// The host; the tool tip has the whole address.
QString receiverWord(const LedgerRow& row)
{
    const std::string host = hostOf(row.receiver);
    if (!host.empty())
        return textOf(host);
    return row.receiver.empty() ? wordOf(row.reach) : textOf(row.receiver);
}

} // namespace

void LedgerModel::clear()
{
    beginResetModel();
    m_all.clear();
    m_shown.clear();
    m_questions.clear();
    endResetModel();
}

void LedgerModel::add(const std::vector<RunEvent>& events, std::vector<LedgerRow> rows)
{
    if (rows.empty() || isFull())
        return;
    if (const auto* const start = startOf(events))
        m_questions[events.front().run] = textOf(start->question.text).simplified();
    beginResetModel();
    for (auto row = rows.rbegin(); row != rows.rend() && !isFull(); ++row) {
        m_all.push_back(std::move(*row));
        if (isShown(m_all.back()))
            m_shown.push_back(m_all.size() - 1);
    }
    endResetModel();
}

void LedgerModel::filter(const QString& words, LedgerChoice choice)
{
    beginResetModel();
    m_words = words.toStdString();
    m_choice = choice;
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (isShown(m_all[i]))
            m_shown.push_back(i);
    }
    endResetModel();
}

bool LedgerModel::isShown(const LedgerRow& row) const
{
    return (m_choice == LedgerChoice::allCalls || row.values.any()) && matches(row, m_words);
}

std::vector<LedgerRow> LedgerModel::shownRows() const
{
    std::vector<LedgerRow> rows;
    for (const std::size_t i : m_shown)
        rows.push_back(m_all[i]);
    return rows;
}

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QString LedgerModel::text(const LedgerRow& row, int column) const
{
    switch (static_cast<Column>(column)) {
    case When:
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(row.at), QLocale::ShortFormat);
    case Question: {
        const auto known = m_questions.find(row.run);
        return known == m_questions.end() ? textOf(row.run) : known->second;
    }
    case Call:
        return titleOf(row, severalLanes);
    case Receiver:
        return receiverWord(row);
    case Size:
        return sizeInWords(row.bytes);
    case Values:
        return textOf(row.values);
    case columns:
        break;
    }
    return {};
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::ToolTipRole && index.column() == Receiver)
        return plainTip(textOf(row(index.row()).receiver));
    if (role == Qt::ToolTipRole)
        return plainTip(text(row(index.row()), index.column()));
    if (role == Qt::DisplayRole)
        return text(row(index.row()), index.column());
    if (role == Qt::TextAlignmentRole && index.column() == Size)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute);
    return {};
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Size) // above its numbers
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case When:
        return tr("When");
    case Question:
        return tr("Question");
    case Call:
        return tr("Call");
    case Receiver:
        return tr("Sent to");
    case Size:
        return tr("Size");
    case Values:
        return tr("Values");
    case columns:
        break;
    }
    return {};
}

} // namespace querymend

#include "moc_ledgermodel.cpp"
