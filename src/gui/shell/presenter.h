#pragma once

#include "report/maskedevent.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <vector>

class QWidget;

namespace querymend {

/// Keeps out of a window's texts what a room must not read: masks them before they are painted, and puts them back
/// afterwards. Texts that come out of events are masked before panels see them.
class Presenter : public QObject {
    Q_OBJECT

public:
    explicit Presenter(QWidget& window);

    void begin(MaskRules rules);
    void end();
    [[nodiscard]] bool isOn() const { return m_isOn; }
    [[nodiscard]] const MaskRules& rules() const { return m_rules; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Kept {
        QPointer<QObject> object;
        QByteArray property;
        QString original;
        QString masked;
    };

    void sweep();
    void mask(QObject& object, const char* property);
    [[nodiscard]] QString masked(const QString& text) const;

    QWidget& m_window;
    MaskRules m_rules;
    bool m_isOn = false;
    std::vector<Kept> m_kept;
};

} // namespace querymend
