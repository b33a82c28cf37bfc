#pragma once

#include <QTableView>

#include <cstdint>

namespace querymend {

class LedgerModel;

/// The list of calls. Questions get the room that the other columns leave.
class LedgerTable : public QTableView {
public:
    enum class Fit : std::uint8_t { toContents, toRoom };

    LedgerTable(LedgerModel& model, QWidget* parent);

    /// Fits the columns to the width of the table and, if wanted, to what is in them.
    void fitColumns(Fit fit);
};

} // namespace querymend
