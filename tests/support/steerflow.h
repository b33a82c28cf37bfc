#pragma once

#include "inspector/inspectorpanel.h"
#include "report/timelinerows.h"
#include "steer/steerpanel.h"
#include "support/attempts.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"
#include "windowflow.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace querymend {

/// A window, with the controls for steering a run.
struct SteerFlow : WindowFlow {
    static constexpr int patience = 30'000;

    void openSample()
    {
        window->openSample();
        QTRY_COMPARE_WITH_TIMEOUT(workbench.state(), ConnectionState::open, patience);
    }

    /// Plays a demonstration to its end.
    void play(const char* name)
    {
        QSignalSpy ended(&workbench, &Workbench::runEnded);
        window->demonstration().play(name);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
    }

    void playUntilStopped(const char* name)
    {
        window->demonstration().play(name);
        QTRY_VERIFY_WITH_TIMEOUT(isShown("stopBar"), patience);
    }

    QAction& action(SteerAction id) { return window->steering().actions()[id]; }
    QWidget* panel() { return window->steering().panel(); }

    template <class Widget = QWidget>
    Widget* part(const char* name)
    {
        return panel()->findChild<Widget*>(QString::fromLatin1(name));
    }

    bool isShown(const char* name)
    {
        const auto* const widget = part(name);
        return widget && widget->isVisible();
    }

    void press(const char* name)
    {
        auto* const button = part<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    /// The editor of a field in the form; null if it is not visible.
    template <class Editor>
    Editor* field(const char* name)
    {
        for (auto* const editor : panel()->findChildren<Editor*>()) {
            if (editor->property("field").toString() == QLatin1String(name) && editor->isVisible())
                return editor;
        }
        return nullptr;
    }

    QString problemOf(const char* name)
    {
        const auto* const label = part<QLabel>(qPrintable(QStringLiteral("problemOf_") + QLatin1String(name)));
        return label && label->isVisible() ? label->text() : QString();
    }

    TimelineView& view() { return *window->panels().timeline().findChild<TimelineView*>(); }
    TimelineView& earlierView() { return *window->panels().timelines().earlier().findChild<TimelineView*>(); }

    static const AttemptCard* card(const TimelineView& view, const AttemptRef& attempt)
    {
        const auto& model = dynamic_cast<const TimelineModel&>(*view.model());
        return cardAt(model.rows(), model.placeOf(model.indexOf(attempt)));
    }

    /// The text for screen readers.
    static QString said(const TimelineView& view, const AttemptRef& attempt)
    {
        const auto& model = dynamic_cast<const TimelineModel&>(*view.model());
        return model.indexOf(attempt).data(Qt::AccessibleTextRole).toString();
    }

    template <class Body>
    [[nodiscard]] std::vector<Body> recorded() const
    {
        std::vector<Body> found;
        for (const RunEvent& event : workbench.events()) {
            if (const auto* const body = std::get_if<Body>(&event.body))
                found.push_back(*body);
        }
        return found;
    }

    [[nodiscard]] std::optional<RunOutcome> outcome() const
    {
        const auto ends = recorded<RunFinished>();
        return ends.empty() ? std::nullopt : std::optional(ends.back().outcome);
    }
};

} // namespace querymend
