#pragma once

#include "editor/completion/completion.h"

#include <QAbstractListModel>

namespace querymend {

class Theme;

/// Lists the completions at the caret.
class CompletionModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { nameRole = Qt::DisplayRole, drawingRole = Qt::DecorationRole, noteRole = Qt::UserRole };

    /// The theme must outlive the model.
    explicit CompletionModel(const Theme& theme, QObject* parent = nullptr);

    void setItems(std::vector<Completion> items);
    [[nodiscard]] const Completion& at(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    /// Returns its type or else its kind, followed by its origin, if any.
    [[nodiscard]] static QString noteOf(const Completion& item);

    const Theme& m_theme;
    std::vector<Completion> m_items;
};

} // namespace querymend
