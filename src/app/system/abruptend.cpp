#include "system/abruptend.h"

#include "base/secretsintext.h"
#include "system/programlog.h"

#include <nlohmann/json.hpp>

#include <QSemaphore>
#include <QThread>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <typeinfo>
#include <utility>

#include <cxxabi.h>
#include <unistd.h>

namespace querymend {

namespace {

/// The handler of the language is a function without a context.
std::atomic<AbruptEnd*> innermost = nullptr;

constexpr int patience = 3000; // milliseconds
constexpr std::size_t longestMessage = 500;

std::string nameOf(const std::type_info& type)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(abi::__cxa_demangle(type.name(), nullptr, nullptr, &status),
                                                           &std::free);
    return name ? name.get() : type.name();
}

/// The thread that fails may hold what logging and saving wait for, such as the lock of the heap.
void limitTimeOfEnd()
{
    constexpr unsigned longestEnd = 15; // seconds
    std::signal(SIGALRM, SIG_DFL);
    sigset_t alarm;
    sigemptyset(&alarm);
    sigaddset(&alarm, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarm, nullptr);
    ::alarm(longestEnd);
}

} // namespace

std::string knownOf(const std::exception_ptr& problem)
{
    if (!problem)
        return "no exception";
    try {
        std::rethrow_exception(problem);
    } catch (const nlohmann::json::exception& error) { // its message quotes what was read
        return nameOf(typeid(error)) + ' ' + std::to_string(error.id);
    } catch (const std::exception& error) {
        return nameOf(typeid(error)) + ": " + withoutSecrets(error.what()).substr(0, longestMessage);
    } catch (...) {
        const std::type_info* const type = abi::__cxa_current_exception_type();
        return type ? nameOf(*type) : "an exception of another language";
    }
}

AbruptEnd::AbruptEnd(std::function<void()> save)
    : m_save(std::move(save)), m_outer(innermost.exchange(this)), m_before(std::set_terminate(&AbruptEnd::end))
{}

AbruptEnd::~AbruptEnd()
{
    std::set_terminate(m_before);
    innermost = m_outer;
}

/// An exception thrown in here calls the terminate handler again, because this is noexcept.
void AbruptEnd::end() noexcept
{
    static std::atomic<Qt::HANDLE> ending = nullptr;
    Qt::HANDLE first = nullptr;
    const Qt::HANDLE here = QThread::currentThreadId();
    if (!ending.compare_exchange_strong(first, here)) {
        while (first != here) // another thread is ending the program
            ::pause();
        std::abort();
    }
    limitTimeOfEnd();
    qCCritical(programLog, "ended by an uncaught exception: %s", knownOf(std::current_exception()).c_str());
    for (AbruptEnd* each = innermost; each; each = each->m_outer)
        each->save();
    std::abort();
}

void AbruptEnd::save()
{
    if (!m_save)
        return;
    if (m_here.thread() == QThread::currentThread())
        return m_save();
    const auto done = std::make_shared<QSemaphore>(); // outlives the wait
    QMetaObject::invokeMethod(
        &m_here,
        [this, done] {
            m_save();
            done->release();
        },
        Qt::QueuedConnection);
    if (!done->tryAcquire(1, patience))
        qCCritical(programLog, "the thread that saves is busy, so what is only in memory is lost");
}

} // namespace querymend
