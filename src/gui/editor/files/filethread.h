#pragma once

#include <QObject>
#include <QPointer>
#include <QThread>

#include <chrono>
#include <functional>
#include <memory>
#include <utility>

namespace querymend {

/// Runs file operations in turn on a thread of its own, because disks can be slow.
class FileThread : public QObject {
public:
    FileThread();
    /// Finishes all queued work first, so that nothing is lost.
    ~FileThread() override;

    /// `done` is called on the thread of this object, unless `context` is gone by then.
    template <class Value>
    void ask(QObject* context, std::function<Value()> work, std::function<void(Value)> done)
    {
        // The QPointer is read only on the thread of this object.
        const auto waiting =
            std::make_shared<std::pair<QPointer<QObject>, std::function<void(Value)>>>(context, std::move(done));
        enqueue([this, work = std::move(work), waiting] {
            const auto value = std::make_shared<Value>(work());
            QMetaObject::invokeMethod(this, [waiting, value] {
                if (waiting->first)
                    waiting->second(std::move(*value));
            });
        });
    }
    void run(std::function<void()> work) { enqueue(std::move(work)); }
    /// Waits until all work so far is done, but not longer than this. Only for a program that is about to abort.
    void finish(std::chrono::milliseconds patience);

private:
    void enqueue(std::function<void()> work);

    QThread m_thread;
    QObject m_worker; ///< lives on m_thread
};

} // namespace querymend
