#pragma once

#include "store/settingsfile.h"

#include <QWidget>

namespace querymend {

/// One page of the settings: shows its part of them and tells of changes.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void display(const AppSettings& settings) = 0;
    virtual void writeTo(AppSettings& settings) const = 0;

Q_SIGNALS:
    /// By a person, not by `display`.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    /// Its form in the language of now.
    virtual void retranslate() = 0;
};

} // namespace querymend
