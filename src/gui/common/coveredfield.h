#pragma once

#include "report/maskedevent.h"

#include <QList>
#include <QRect>
#include <QWidget>

namespace querymend {

/// Bars over what a room must not read of a field in which people type, whatever is selected there and wherever the
/// caret stands. The field's text stays what it is. It lies on the field, lets everything through, and ends with it.
class CoveredField : public QWidget {
    Q_OBJECT

public:
    /// Of a field that was made for typing; null for any other widget, and where it is covered already.
    static CoveredField* cover(QWidget& widget, const MaskRules& rules);

    /// A part of a line that is covered, and whether it is selected.
    struct Bar {
        QRect place;
        bool isSelected = false;
    };
    /// What is in sight of them.
    [[nodiscard]] QList<Bar> bars() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    CoveredField(QWidget& field, QWidget& surface, MaskRules rules);

    void lieOnField();
    /// Nowhere while nobody types.
    [[nodiscard]] QRect caret() const;

    QWidget& m_field;
    QWidget& m_surface; ///< where the field's text is painted
    MaskRules m_rules;
};

} // namespace querymend
