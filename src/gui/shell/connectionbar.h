#pragma once

#include "store/connectionfile.h"

#include <QColor>
#include <QFrame>

namespace querymend {

class ProductionBar;
class Theme;

/// Across the top of the middle, above the question and the texts: that the open database is in production or, for
/// another connection with a colour, a stripe of it. Hidden if there is neither.
class ConnectionBar : public QFrame {
    Q_OBJECT

public:
    explicit ConnectionBar(Theme& theme, QWidget* parent = nullptr);

    /// Null if the open database is not saved, or none is open.
    void show(const SavedConnection* connection);
    using QWidget::show;

private:
    void paint();

    Theme& m_theme;
    ColourTag m_colour = ColourTag::none;
    ProductionBar* m_production;
    QFrame* m_stripe;
};

} // namespace querymend
