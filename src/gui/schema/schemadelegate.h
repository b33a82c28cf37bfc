#pragma once

#include "schema/schemarow.h"

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Paints rows of the schema browser: tick, icon, name with the matching letters marked, note, and detail.
class SchemaDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The model's role for each part.
    struct Roles {
        int icon;
        int note;
        int detail;
        int places;
        int used;
        int bold;
    };

    /// The theme must outlive the delegate.
    SchemaDelegate(const Theme& theme, Roles roles, QObject* parent = nullptr);

    /// Shows or hides the ticks, and what the prompt takes.
    void setTicks(RowTick ticks) { m_ticks = ticks; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    [[nodiscard]] RowTick tickOf(const QModelIndex& index) const;
    [[nodiscard]] int roomForDetail(const QStyleOptionViewItem& option, const QModelIndex& index,
                                    const QString& detail) const;
    void paintTick(QPainter& painter, const QRect& place, Qt::CheckState state) const;
    void paintName(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                   const QModelIndex& index) const;

    const Theme& m_theme;
    Roles m_roles;
    RowTick m_ticks = RowTick::shown;
};

} // namespace querymend
