#include "shell/presenter.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

/// The texts that widgets and actions have by these names.
constexpr std::array textProperties{"text",           "title",           "windowTitle",
                                    "toolTip",        "statusTip",       "whatsThis",
                                    "accessibleName", "placeholderText", "accessibleDescription"};

} // namespace

Presenter::Presenter(QWidget& window) : QObject(&window), m_window(window) {}

void Presenter::begin(MaskRules rules)
{
    end();
    m_rules = std::move(rules);
    m_isOn = true;
    sweep();
    m_window.installEventFilter(this);
}

void Presenter::end()
{
    m_window.removeEventFilter(this);
    m_isOn = false;
    for (const Kept& kept : m_kept) {
        // What was said meanwhile is not put back.
        if (kept.object && kept.object->property(kept.property).toString() == kept.masked)
            kept.object->setProperty(kept.property, kept.original);
    }
    m_kept.clear();
}

/// Something changed, and is about to be laid out or painted.
bool Presenter::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::UpdateRequest || type == QEvent::LayoutRequest || type == QEvent::WindowTitleChange)
        sweep();
    return QObject::eventFilter(watched, event);
}

void Presenter::sweep()
{
    std::vector<QObject*> objects{&m_window};
    for (QObject* const child : m_window.findChildren<QObject*>()) {
        if (child->isWidgetType() || qobject_cast<QAction*>(child))
            objects.push_back(child);
    }
    for (QObject* const object : objects) {
        for (const char* const property : textProperties)
            mask(*object, property);
        if (auto* const box = qobject_cast<QComboBox*>(object)) {
            for (int i = 0; i < box->count(); ++i) {
                if (const QString shown = masked(box->itemText(i)); shown != box->itemText(i))
                    box->setItemText(i, shown);
            }
        }
    }
}

void Presenter::mask(QObject& object, const char* property)
{
    const QVariant value = object.property(property);
    if (value.userType() != QMetaType::QString)
        return;
    const QString text = value.toString();
    const QString shown = masked(text);
    if (shown == text || text.size() > (1 << 20)) // what is that long comes out of events
        return;
    m_kept.push_back({&object, property, text, shown});
    object.setProperty(property, shown);
}

QString Presenter::masked(const QString& text) const
{
    return text.isEmpty() ? text
                          : QString::fromStdString(maskedText(text.toStdString(), {m_rules.words, MaskedValues::no}));
}

} // namespace querymend
