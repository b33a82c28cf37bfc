#pragma once

#include "report/maskedevent.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <vector>

class QComboBox;
class QTabBar;
class QWidget;

namespace querymend {

class CoveredField;

/// Hides from an audience what it must not read: masks a window's texts before they are painted, and restores them
/// afterwards. Editable texts are covered instead, and widgets with the property `showsValues` are hidden if values
/// are masked. Texts from events are masked before panels see them.
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
    using Read = std::function<QString()>;
    using Write = std::function<void(const QString&)>;

    struct Kept {
        QPointer<QObject> object;
        Read read;
        Write write;
        QString original;
        QString masked;
    };

    void sweep();
    void mask(QObject& object);
    void mask(QComboBox& box);
    void mask(QTabBar& tabs);
    void mask(QObject& object, const Read& read, const Write& write);
    void cover(QWidget& widget);
    void hideValues(QWidget& widget);
    [[nodiscard]] QString masked(const QString& text) const;

    QWidget& m_window;
    MaskRules m_rules;
    bool m_isOn = false;
    std::vector<Kept> m_kept;
    std::vector<QPointer<CoveredField>> m_covers;
    std::vector<QPointer<QWidget>> m_hidden;
};

} // namespace querymend
