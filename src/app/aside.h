#pragma once

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>
#include <utility>

namespace querymend {

/// Does what may take long in a thread of its own, and tells whoever is still there when it is done. It cannot be
/// stopped, and ends by itself.
template <class Work, class Tell>
void doAside(QObject* context, Work work, Tell tell)
{
    using Value = decltype(work());
    const auto result = std::make_shared<std::optional<Value>>(); // the thread's and the teller's
    QThread* const thread = QThread::create([result, work = std::move(work)] { result->emplace(work()); });
    QObject::connect(thread, &QThread::finished, context,
                     [result, tell = std::move(tell)] { tell(std::move(**result)); });
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

} // namespace querymend
