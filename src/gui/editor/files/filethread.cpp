#include "editor/files/filethread.h"

#include <QSemaphore>

namespace querymend {

FileThread::FileThread()
{
    m_worker.moveToThread(&m_thread);
    m_thread.start();
}

FileThread::~FileThread()
{
    enqueue([this] { m_thread.quit(); });
    m_thread.wait();
}

void FileThread::finish(std::chrono::milliseconds patience)
{
    const auto done = std::make_shared<QSemaphore>(); // outlives the wait
    enqueue([done] { done->release(); });
    done->tryAcquire(1, static_cast<int>(patience.count()));
}

void FileThread::enqueue(std::function<void()> work)
{
    QMetaObject::invokeMethod(&m_worker, std::move(work), Qt::QueuedConnection);
}

} // namespace querymend
