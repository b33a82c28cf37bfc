#include "settings/importmodel.h"

#include "common/plaintip.h"
#include "settings/importwords.h"

#include <array>
#include <utility>

namespace querymend {

void ImportModel::show(std::vector<ImportOffer> offers)
{
    beginResetModel();
    m_offers = std::move(offers);
    m_ticked.clear();
    for (int row = 0; row < static_cast<int>(m_offers.size()); ++row) {
        const ImportOffer& offer = m_offers[static_cast<std::size_t>(row)];
        if (offer.canBeTaken() && offer.origin != ImportOrigin::environment)
            m_ticked.insert(row);
    }
    endResetModel();
}

std::vector<SavedConnection> ImportModel::chosen() const
{
    std::vector<SavedConnection> all;
    for (const int row : m_ticked)
        all.push_back(savedOf(m_offers[static_cast<std::size_t>(row)]));
    return all;
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ImportOffer& offer = m_offers[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Name && offer.canBeTaken())
        return m_ticked.contains(index.row()) ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::DisplayRole)
        return text(offer, index.column());
    if (role == Qt::ToolTipRole) {
        const QString tip =
            index.column() == Origin && !offer.path.isEmpty() ? offer.path : text(offer, index.column());
        return plainTip(tip);
    }
    return {};
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const std::array titles{tr("Name"), tr("Address"), tr("From"), tr("Remark")};
    return titles[static_cast<std::size_t>(section)];
}

Qt::ItemFlags ImportModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool canBeTaken = m_offers[static_cast<std::size_t>(index.row())].canBeTaken();
    return index.column() == Name && canBeTaken ? usual | Qt::ItemIsUserCheckable : usual;
}

bool ImportModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    if (value.toInt() == Qt::Checked)
        m_ticked.insert(index.row());
    else
        m_ticked.erase(index.row());
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

QString ImportModel::text(const ImportOffer& offer, int column)
{
    switch (column) {
    case Name:
        return QString::fromStdString(offer.found.name);
    case Address:
        return QString::fromStdString(offer.found.target.shown());
    case Origin:
        return importOrigin(offer);
    case Remark:
        return offer.canBeTaken() ? importNotes(offer) : importReason(offer);
    default:
        return {};
    }
}

} // namespace querymend

#include "moc_importmodel.cpp"
