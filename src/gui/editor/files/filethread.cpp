#include "editor/files/filethread.h"

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

void FileThread::enqueue(std::function<void()> work)
{
    QMetaObject::invokeMethod(&m_worker, std::move(work), Qt::QueuedConnection);
}

} // namespace querymend
