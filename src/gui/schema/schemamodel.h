#pragma once

#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "schema/fuzzypattern.h"
#include "schema/promptchoice.h"
#include "schema/schematree.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Presents a schema as a tree. Has no object per item, so that many tables cost nothing until they are shown.
class SchemaModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { group, table, column };
    enum Role {
        KindRole = Qt::UserRole + 1, ///< Kind
        IconRole,                    ///< Icon
        NoteRole,                    ///< muted text after the name
        DetailRole,                  ///< text at the end of the row
        PlacesRole,                  ///< QList<int>: positions of the matching letters in the name
        UsedRole,                    ///< whether the selected attempt uses the table
        WrittenRole,                 ///< the name as written in SQL
        BoldRole,                    ///< whether the name is bold
        KeyRole,                     ///< identifies the item across resets
    };

    explicit SchemaModel(QObject* parent = nullptr);

    /// Shows another schema, or none. Ticks are kept by name.
    void show(std::shared_ptr<const SchemaView> schema, const Dialect* dialect);
    /// Shows only matching tables, best first, or everything if the pattern is empty. Returns how many match.
    std::size_t filter(const FuzzyPattern& pattern);
    [[nodiscard]] bool isFiltered() const { return m_tree.isFiltered; }
    /// Returns the tables of which only matching columns are shown.
    [[nodiscard]] QModelIndexList tablesWithFoundColumns() const;
    void markUsed(const std::vector<std::string>& tables);
    [[nodiscard]] bool isAnyUsed() const { return std::ranges::find(m_isUsed, true) != m_isUsed.end(); }
    void putAllInPrompt(bool isChosen);

    [[nodiscard]] const Catalog* catalog() const { return m_schema ? &m_schema->catalog() : nullptr; }
    [[nodiscard]] const Dialect& dialect() const { return m_dialect; }
    [[nodiscard]] const PromptChoice& choice() const { return m_choice; }
    /// Returns the table of a row, or of a column's row; none for a schema.
    [[nodiscard]] TableId tableAt(const QModelIndex& index) const;
    /// Returns the column of a column's row.
    [[nodiscard]] ColumnId columnAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(TableId table) const;
    static Kind kindOf(const QModelIndex& index);
    /// Shared, so that it stays valid when the model shows another.
    [[nodiscard]] std::shared_ptr<const SchemaView> schema() const { return m_schema; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

Q_SIGNALS:
    void choiceChanged();

private:
    /// Returns the number of a schema or table; for a column, that of its table.
    static std::uint32_t numberAt(const QModelIndex& index);
    [[nodiscard]] const Table& table(std::uint32_t number) const { return m_schema->catalog().table(TableId{number}); }
    [[nodiscard]] const std::vector<std::uint32_t>& tablesOf(const QModelIndex& group) const;
    [[nodiscard]] int columnCountOf(std::uint32_t table) const;
    [[nodiscard]] QModelIndex groupIndex(std::uint32_t group) const;
    void tellOfChoice();

    std::shared_ptr<const SchemaView> m_schema; ///< shared, so that it stays valid while rows show it
    Dialect m_dialect;
    std::unique_ptr<NameIndex> m_names; ///< created when a filter is first used
    SchemaTree m_tree;
    PromptChoice m_choice;
    std::vector<bool> m_isUsed;
    std::vector<std::string> m_usedNames;
    FuzzyPattern m_pattern{QString()};
};

} // namespace querymend
