#pragma once

#include "database/connectionimport.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <set>
#include <vector>

namespace querymend {

/// Connections of other programs, of which the user ticks those to import.
class ImportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Address, Origin, Remark, columns };

    explicit ImportModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// At first all that can be imported are ticked, except those of the environment.
    void show(std::vector<ImportOffer> offers);
    [[nodiscard]] std::vector<SavedConnection> chosen() const;
    [[nodiscard]] int chosenCount() const { return static_cast<int>(m_ticked.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] static QString text(const ImportOffer& offer, int column);

    std::vector<ImportOffer> m_offers;
    std::set<int> m_ticked; ///< rows
};

} // namespace querymend
