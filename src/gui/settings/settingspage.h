#pragma once

#include "store/settingsfile.h"

#include <QWidget>

namespace querymend {

/// One page of the settings: shows its part of them and reports changes.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Only its width: the height follows from it. Otherwise labels count as if they were broken at the least width,
    /// and the page gets gaps and a scroll bar.
    [[nodiscard]] QSize minimumSizeHint() const override;

    virtual void display(const AppSettings& settings) = 0;
    virtual void writeTo(AppSettings& settings) const = 0;

Q_SIGNALS:
    /// Emitted for changes by the user, not by `display`.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    /// Retranslates the form after a language change.
    virtual void retranslate() = 0;
};

} // namespace querymend
