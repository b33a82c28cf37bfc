#pragma once

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// The roles that a row of proposals is painted from.
struct CompletionRoles {
    int name;
    int kind; ///< a number of CompletionKind
    int note;
};

/// A proposed word: a drawing of what it is, its name, and a note at the right.
class CompletionDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    CompletionDelegate(const Theme& theme, CompletionRoles roles, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Theme& m_theme;
    CompletionRoles m_roles;
};

} // namespace querymend
