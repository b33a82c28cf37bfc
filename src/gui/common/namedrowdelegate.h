#pragma once

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// The roles that a row is painted from; what it has none for is -1.
struct NamedRowRoles {
    int name = Qt::DisplayRole;
    int aside = -1; ///< muted, behind the name
    int note = -1;  ///< muted, at the right
};

/// What can be chosen in a list: a drawing of what it is, its name, and a note at the right. The rows are of one
/// height.
class NamedRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum class Face : std::uint8_t { work, code };

    /// The drawing is the item's own decoration.
    NamedRowDelegate(const Theme& theme, NamedRowRoles roles, Face face, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// With all of its words.
    [[nodiscard]] int wholeWidth(const QModelIndex& index) const;

private:
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] static QString textOf(const QModelIndex& index, int role);

    const Theme& m_theme;
    NamedRowRoles m_roles;
    Face m_face;
};

} // namespace querymend
