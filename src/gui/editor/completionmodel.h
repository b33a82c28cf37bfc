#pragma once

#include "editor/completion.h"

#include <QAbstractListModel>

namespace querymend {

class Theme;

/// The words that may stand at the caret.
class CompletionModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { nameRole = Qt::DisplayRole, drawingRole = Qt::DecorationRole, noteRole = Qt::UserRole };

    /// The theme outlives it.
    explicit CompletionModel(const Theme& theme, QObject* parent = nullptr);

    void setItems(std::vector<Completion> items);
    [[nodiscard]] const Completion& at(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    /// Its type and where it comes from, or what kind of word it is.
    [[nodiscard]] static QString noteOf(const Completion& item);

    const Theme& m_theme;
    std::vector<Completion> m_items;
};

} // namespace querymend
