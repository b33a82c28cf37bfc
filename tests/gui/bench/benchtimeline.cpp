// Measures the frame time of a timeline of 10,000 attempts, and the processor load of a run with 1,000 events a second.
// With --once it runs briefly, to check that it works.

#include "common/plainstyle.h"
#include "common/theme.h"
#include "gui/bench/figures.h"
#include "runs/playback.h"
#include "support/longrun.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace querymend;

struct Effort {
    std::uint32_t attempts = 10'000;
    int frames = 400;
    int seconds = 5;
};

constexpr const char* zoomNames[] = {"overview", "compact", "detail", "full"};

/// Of this process only, so other load on the machine does not count.
double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

void report(Figures& figures, const char* what, const char* of, std::vector<double> milliseconds)
{
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double share) {
        return milliseconds[static_cast<std::size_t>(share * static_cast<double>(milliseconds.size() - 1))];
    };
    std::printf("%-8s %-9s median %6.2f ms   p99 %6.2f ms   (%zu frames)\n", what, of, at(0.5), at(0.99),
                milliseconds.size());
    figures.add(std::string("p99 ") + what + ' ' + of, at(0.99));
}

double frame(TimelinePanel& panel, QImage& image)
{
    const double before = processorSeconds();
    panel.render(&image);
    return (processorSeconds() - before) * 1000;
}

std::vector<double> scrolled(TimelinePanel& panel, QScrollBar& bar, QImage& image, int frames)
{
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        bar.setValue(static_cast<int>(static_cast<double>(bar.maximum()) * i / frames));
        times.push_back(frame(panel, image));
    }
    return times;
}

void scroll(Figures& figures, TimelinePanel& panel, TimelineView& view, QImage& image, int frames)
{
    for (int zoom = 0; zoom <= static_cast<int>(TimelineZoom::full); ++zoom) {
        view.setZoom(static_cast<TimelineZoom>(zoom));
        report(figures, "scroll", zoomNames[zoom], scrolled(panel, *view.verticalScrollBar(), image, frames));
    }
    constexpr std::pair<TimelineShape, const char*> shapes[] = {
        {TimelineShape::lanes, "lanes"}, {TimelineShape::clock, "clock"}, {TimelineShape::list, "list"}};
    for (const auto& [shape, name] : shapes) {
        view.setShape(shape);
        frame(panel, image); // lays everything out
        report(figures, "scroll", name, scrolled(panel, *view.verticalScrollBar(), image, frames));
        if (view.horizontalScrollBar()->maximum() > 0)
            report(figures, "across", name, scrolled(panel, *view.horizontalScrollBar(), image, frames));
    }
    view.setShape(TimelineShape::flow);
}

/// Each zoom step lays everything out again.
void zoomInAndOut(Figures& figures, TimelinePanel& panel, TimelineView& view, QImage& image, int frames)
{
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 2);
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const double before = processorSeconds();
        const int step = i % 6;
        view.setZoom(static_cast<TimelineZoom>(step <= 3 ? step : 6 - step));
        const double laidOut = (processorSeconds() - before) * 1000;
        times.push_back(laidOut + frame(panel, image));
    }
    report(figures, "zoom", "all", std::move(times));
}

/// Follows an already long run in real time.
void follow(Figures& figures, TimelinePanel& panel, TimelineView& view, const Effort& effort)
{
    view.setZoom(TimelineZoom::detail);
    const std::vector<RunEvent> events =
        LongRun(effort.attempts + static_cast<std::uint32_t>(effort.seconds) * 250).events();
    const auto wanted = static_cast<std::size_t>(effort.seconds) * 1000;
    std::size_t next = events.size() - wanted;
    panel.show({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(next)});
    QElapsedTimer clock;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &panel, [&] {
        const std::size_t due = events.size() - wanted + static_cast<std::size_t>(clock.elapsed());
        for (; next < std::min(due, events.size()); ++next)
            panel.append(events[next]);
        if (next == events.size())
            QApplication::quit();
    });
    QApplication::processEvents();
    const double before = processorSeconds();
    clock.start();
    beat.start(1);
    QApplication::exec();
    const double share = (processorSeconds() - before) / (static_cast<double>(clock.elapsed()) / 1000);
    std::printf("append   %zu events in %.1f s cost %.1f %% of a core\n", wanted,
                static_cast<double>(clock.elapsed()) / 1000, share * 100);
    figures.add("append_percent", share * 100);
}

/// Frames of the player: a long run goes on at four times the speed, and each frame is painted.
void play(Figures& figures, TimelinePanel& panel, TimelineView& view, QImage& image, int frames)
{
    std::chrono::microseconds now(0);
    Playback playback;
    playback.setClock([&] { return now; });
    QObject::connect(&playback, &Playback::began, &panel, &TimelinePanel::clear);
    QObject::connect(&playback, &Playback::played, &panel, &TimelinePanel::append);
    QObject::connect(&playback, &Playback::moved, &panel,
                     [&] { panel.unfold(playback.unfolding(), playback.unfolded()); });
    playback.play(LongRun(500).events());
    playback.setSpeed(4);
    playback.pause();
    playback.seek(playback.pacing().length() / 2);
    playback.proceed();
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const double before = processorSeconds();
        now += std::chrono::microseconds(16667);
        playback.tick();
        view.refresh();
        const double shown = (processorSeconds() - before) * 1000;
        times.push_back(shown + frame(panel, image));
    }
    report(figures, "play", "all", std::move(times));
}

} // namespace

int main(int argc, char** argv)
{
    QApplication::setStyle(new PlainStyle);
    const QApplication application(argc, argv);
    Effort effort;
    if (argc > 1 && std::strcmp(argv[1], "--once") == 0)
        effort = {500, 8, 1};
    Theme theme;
    theme.choose(ThemeChoice::light);
    QApplication::setFont(Theme::workFont());
    TimelinePanel panel(theme);
    panel.resize(700, 1000);
    panel.show();
    auto& view = *panel.findChild<TimelineView*>();
    const std::vector<RunEvent> events = LongRun(effort.attempts).events();
    QElapsedTimer timer;
    timer.start();
    panel.show(events);
    Figures figures;
    figures.add("open_ms", static_cast<double>(timer.elapsed()));
    std::printf("open     %u attempts, %zu events in %lld ms\n", effort.attempts, events.size(),
                static_cast<long long>(timer.elapsed()));
    QImage image(panel.size(), QImage::Format_ARGB32_Premultiplied);
    frame(panel, image); // draws the icons, which are then cached
    scroll(figures, panel, view, image, effort.frames);
    zoomInAndOut(figures, panel, view, image, effort.frames);
    play(figures, panel, view, image, effort.frames);
    follow(figures, panel, view, effort);
    figures.print();
    return 0;
}
