#include "timeline/timelineaccess.h"

#include "timeline/timelinemodel.h"
#include "timeline/timelineview.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <map>
#include <tuple>

namespace querymend {

namespace {

/// A row as screen readers see it.
class RowAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    RowAccess(TimelineView* view, const TimelinePlace& place)
        : m_view(view), m_place(place), m_generation(view->generation())
    {}

    [[nodiscard]] bool isValid() const override { return m_view && m_view->generation() == m_generation; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return parent() ? parent()->window() : nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        return isValid() && what == QAccessible::Name ? index().data(Qt::AccessibleTextRole).toString() : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QRect rect() const override
    {
        const QRect inside = isValid() ? m_view->visualRect(index()) : QRect();
        return inside.isNull() ? inside : inside.translated(m_view->viewport()->mapToGlobal(QPoint(0, 0)));
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        return m_place.lane >= 0 && m_place.card < 0 ? QAccessible::Heading : QAccessible::ListItem;
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (!isValid() || m_place.card < 0)
            return state;
        state.focusable = true;
        state.selectable = true;
        state.extSelectable = true;
        state.focused = m_view->hasFocus() && m_view->currentIndex() == index();
        state.selected = m_view->selectionModel()->isSelected(index());
        state.offscreen = !m_view->viewport()->rect().intersects(m_view->visualRect(index()));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_view->setFocus();
        m_view->setCurrentIndex(index());
    }

    [[nodiscard]] const TimelinePlace& place() const { return m_place; }

private:
    [[nodiscard]] QModelIndex index() const
    {
        return static_cast<const TimelineModel*>(m_view->model())->indexOf(m_place);
    }

    QPointer<TimelineView> m_view;
    TimelinePlace m_place;
    int m_generation;
};

/// A timeline as screen readers see it: a list of what it shows.
class ListAccess : public QAccessibleWidget {
public:
    explicit ListAccess(TimelineView* view)
        : QAccessibleWidget(view, QAccessible::List), m_generation(view->generation())
    {}
    ~ListAccess() override { forget(); }
    ListAccess(const ListAccess&) = delete;
    ListAccess& operator=(const ListAccess&) = delete;

    [[nodiscard]] int childCount() const override { return static_cast<int>(view()->arrangement().items().size()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (m_generation != view()->generation())
            forget();
        const TimelinePlace& place = view()->arrangement().items()[static_cast<std::size_t>(index)].place;
        const Key key{place.section, place.lane, place.card};
        const auto known = m_rows.find(key);
        if (known != m_rows.end())
            return QAccessible::accessibleInterface(known->second);
        auto* const made = new RowAccess(view(), place); // the registry owns it
        m_rows.emplace(key, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* const row = dynamic_cast<const RowAccess*>(child);
        return row ? view()->arrangement().indexOf(row->place()) : -1;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
        const QModelIndex index = view()->indexAt(point);
        const auto* const model = static_cast<const TimelineModel*>(view()->model());
        return index.isValid() ? child(view()->arrangement().indexOf(model->placeOf(index))) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const auto* const model = static_cast<const TimelineModel*>(view()->model());
        return child(view()->arrangement().indexOf(model->placeOf(view()->currentIndex())));
    }

private:
    using Key = std::tuple<int, int, int>;

    [[nodiscard]] TimelineView* view() const { return static_cast<TimelineView*>(widget()); }

    void forget() const
    {
        for (const auto& [key, id] : m_rows)
            QAccessible::deleteAccessibleInterface(id);
        m_rows.clear();
        if (view())
            m_generation = view()->generation();
    }

    mutable std::map<Key, QAccessible::Id> m_rows; ///< those requested so far
    mutable int m_generation;
};

QAccessibleInterface* accessOf(const QString&, QObject* object)
{
    auto* const view = qobject_cast<TimelineView*>(object);
    return view ? new ListAccess(view) : nullptr;
}

} // namespace

void installTimelineAccess()
{
    QAccessible::installFactory(accessOf);
}

} // namespace querymend
