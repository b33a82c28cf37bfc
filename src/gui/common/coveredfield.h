#pragma once

#include "report/maskedevent.h"

#include <QList>
#include <QRect>
#include <QWidget>

namespace querymend {

/// Draws bars over what an audience must not read in an input field, whatever is selected there and wherever the caret
/// is. The text itself stays unchanged. It is a child of the field, on top of it, and passes all input through.
class CoveredField : public QWidget {
    Q_OBJECT

public:
    /// Covers an input field, all of it if it has the property `isValue` and values are to be masked; returns null for
    /// any other widget, and for one that is covered already.
    static CoveredField* cover(QWidget& widget, const MaskRules& rules);

    /// A covered part of a line, and whether it is selected.
    struct Bar {
        QRect place;
        bool isSelected = false;
    };
    /// Returns the bars of the visible text.
    [[nodiscard]] QList<Bar> bars() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    CoveredField(QWidget& field, QWidget& surface, MaskRules rules);

    void lieOnField();
    /// Null while the field has no focus.
    [[nodiscard]] QRect caret() const;

    QWidget& m_field;
    QWidget& m_surface; ///< the widget that paints the field's text
    MaskRules m_rules;
};

} // namespace querymend
