#pragma once

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// The item roles that a row is painted from; -1 for none.
struct NamedRowRoles {
    int name = Qt::DisplayRole;
    int aside = -1; ///< muted, after the name
    int note = -1;  ///< muted, at the right
};

/// Paints the rows of a list of choices: an icon, a name, and a note at the right. All rows have the same height.
class NamedRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum class Face : std::uint8_t { work, code };

    /// The icon is the item's decoration.
    NamedRowDelegate(const Theme& theme, NamedRowRoles roles, Face face, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Width that shows all texts in full.
    [[nodiscard]] int wholeWidth(const QModelIndex& index) const;

private:
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] static QString textOf(const QModelIndex& index, int role);

    const Theme& m_theme;
    NamedRowRoles m_roles;
    Face m_face;
};

} // namespace querymend
