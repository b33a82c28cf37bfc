#pragma once

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>
#include <utility>

namespace querymend {

/// Runs `work` in a thread of its own, then passes its result to `tell` unless `context` is gone. The work cannot be
/// stopped; its thread ends by itself.
template <class Work, class Tell>
void runInBackground(QObject* context, Work work, Tell tell)
{
    using Value = decltype(work());
    const auto result = std::make_shared<std::optional<Value>>(); // shared by the thread and the callback
    QThread* const thread = QThread::create([result, work = std::move(work)] { result->emplace(work()); });
    QObject::connect(thread, &QThread::finished, context,
                     [result, tell = std::move(tell)] { tell(std::move(**result)); });
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

} // namespace querymend
