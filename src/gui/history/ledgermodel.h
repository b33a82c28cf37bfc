#pragma once

#include "report/ledger.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace querymend {

/// Which calls are shown.
enum class LedgerChoice : std::uint8_t { allCalls, withValues };

/// The calls of runs that left the machine, and those of them that have the words searched for.
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { When, Question, Call, Receiver, Size, Values, columns };

    /// More calls are not kept; the newest come first.
    static constexpr std::size_t mostCalls = 5000;

    explicit LedgerModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void clear();
    /// Adds the calls of a run below those of newer ones.
    void add(const std::vector<RunEvent>& events, std::vector<LedgerRow> rows);
    void filter(const QString& words, LedgerChoice choice);
    [[nodiscard]] std::size_t callCount() const { return m_all.size(); }
    [[nodiscard]] bool isFull() const { return m_all.size() >= mostCalls; }
    [[nodiscard]] const LedgerRow& row(int number) const { return m_all[m_shown[static_cast<std::size_t>(number)]]; }
    [[nodiscard]] std::vector<LedgerRow> shownRows() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool isShown(const LedgerRow& row) const;
    [[nodiscard]] QString text(const LedgerRow& row, int column) const;

    std::vector<LedgerRow> m_all;
    std::vector<std::size_t> m_shown;
    std::map<std::string, QString> m_questions; ///< by run
    std::string m_words;
    LedgerChoice m_choice = LedgerChoice::allCalls;
};

} // namespace querymend
