#include "shell/presenter.h"

#include "common/coveredfield.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// Properties of widgets and actions that hold texts.
constexpr std::array textProperties{
    "text",           "title",           "windowTitle",           "toolTip", "statusTip", "whatsThis",
    "accessibleName", "placeholderText", "accessibleDescription", "note",    "value"};
constexpr qsizetype longest = 1 << 20; ///< longer texts come from events, which are masked already

/// As tool tips of markup hold them.
void addEscaped(std::vector<std::string>& words)
{
    for (const std::string& word : std::vector(words)) {
        const std::string escaped = QString::fromStdString(word).toHtmlEscaped().toStdString();
        if (escaped != word)
            words.push_back(escaped);
    }
}

} // namespace

Presenter::Presenter(QWidget& window) : QObject(&window), m_window(window) {}

void Presenter::begin(MaskRules rules)
{
    end();
    m_rules = std::move(rules);
    addEscaped(m_rules.words);
    m_isOn = true;
    sweep();
    qApp->installEventFilter(this); // dialogs receive their own events
}

void Presenter::end()
{
    qApp->removeEventFilter(this);
    m_isOn = false;
    for (const Kept& kept : m_kept) {
        // A text that was changed meanwhile is not restored.
        if (kept.object && kept.read() == kept.masked)
            kept.write(kept.original);
    }
    m_kept.clear();
    for (const auto& cover : m_covers)
        delete cover;
    m_covers.clear();
    for (const auto& widget : m_hidden) {
        if (widget)
            widget->show();
    }
    m_hidden.clear();
}

/// Masks again whenever a change is about to be laid out or painted.
bool Presenter::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isChange =
        type == QEvent::UpdateRequest || type == QEvent::LayoutRequest || type == QEvent::WindowTitleChange;
    const auto* const widget = isChange ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget && widget->isWindow() && (widget == &m_window || m_window.isAncestorOf(widget)))
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
        mask(*object);
        if (auto* const box = qobject_cast<QComboBox*>(object))
            mask(*box);
        if (auto* const tabs = qobject_cast<QTabBar*>(object))
            mask(*tabs);
        if (auto* const widget = qobject_cast<QWidget*>(object)) {
            cover(*widget);
            hideValues(*widget);
        }
    }
}

void Presenter::mask(QObject& object)
{
    for (const char* const property : textProperties) {
        const bool isTyped = qobject_cast<QLineEdit*>(&object) && qstrcmp(property, "text") == 0;
        if (!isTyped && object.property(property).userType() == QMetaType::QString)
            mask(
                object, [&object, property] { return object.property(property).toString(); },
                [&object, property](const QString& text) { object.setProperty(property, text); });
    }
}

void Presenter::mask(QComboBox& box)
{
    for (int i = 0; i < box.count(); ++i)
        mask(
            box, [&box, i] { return box.itemText(i); }, [&box, i](const QString& text) { box.setItemText(i, text); });
}

void Presenter::mask(QTabBar& tabs)
{
    for (int i = 0; i < tabs.count(); ++i) {
        mask(
            tabs, [&tabs, i] { return tabs.tabText(i); },
            [&tabs, i](const QString& text) { tabs.setTabText(i, text); });
        mask(
            tabs, [&tabs, i] { return tabs.tabToolTip(i); },
            [&tabs, i](const QString& text) { tabs.setTabToolTip(i, text); });
        mask(
            tabs, [&tabs, i] { return tabs.accessibleTabName(i); },
            [&tabs, i](const QString& text) { tabs.setAccessibleTabName(i, text); });
    }
}

void Presenter::mask(QObject& object, const Read& read, const Write& write)
{
    const QString text = read();
    const QString shown = masked(text);
    if (shown == text || text.size() > longest)
        return;
    m_kept.push_back({&object, read, write, text, shown});
    write(shown);
}

void Presenter::cover(QWidget& widget)
{
    if (auto* const covered = CoveredField::cover(widget, m_rules))
        m_covers.emplace_back(covered);
}

void Presenter::hideValues(QWidget& widget)
{
    if (m_rules.values == MaskedValues::no || widget.isHidden() || !widget.property("showsValues").toBool())
        return;
    widget.hide();
    m_hidden.emplace_back(&widget);
}

QString Presenter::masked(const QString& text) const
{
    return text.isEmpty() ? text
                          : QString::fromStdString(maskedText(text.toStdString(), {m_rules.words, MaskedValues::no}));
}

} // namespace querymend

#include "moc_presenter.cpp"
