#include "work.h"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

thread_local bool isCounting = false;
thread_local std::uint64_t allocationsHere = 0;
thread_local std::ptrdiff_t bytesHere = 0;
thread_local std::ptrdiff_t peakHere = 0;

/// The size of the header before each block, which holds the block's size without breaking any type's alignment.
constexpr std::size_t headSize = alignof(std::max_align_t);

void* allocate(std::size_t size)
{
    auto* head = static_cast<char*>(std::malloc(size + headSize));
    if (!head)
        throw std::bad_alloc();
    std::memcpy(head, &size, sizeof size);
    if (isCounting) {
        ++allocationsHere;
        bytesHere += static_cast<std::ptrdiff_t>(size);
        peakHere = std::max(peakHere, bytesHere);
    }
    return head + headSize;
}

void release(void* block) noexcept
{
    if (!block)
        return;
    char* head = static_cast<char*>(block) - headSize;
    std::size_t size = 0;
    std::memcpy(&size, head, sizeof size);
    if (isCounting)
        bytesHere -= static_cast<std::ptrdiff_t>(size);
    std::free(head);
}

} // namespace

void* operator new(std::size_t size)
{
    return allocate(size);
}
void* operator new[](std::size_t size)
{
    return allocate(size);
}
void operator delete(void* block) noexcept
{
    release(block);
}
void operator delete[](void* block) noexcept
{
    release(block);
}
void operator delete(void* block, std::size_t) noexcept
{
    release(block);
}
void operator delete[](void* block, std::size_t) noexcept
{
    release(block);
}

namespace querymend::growth {

namespace {

constexpr std::size_t stackSize = std::size_t{8} << 20U;

struct CountedTask {
    const std::function<void()>* run;
    WorkDone work;
};

void* perform(void* given)
{
    auto* task = static_cast<CountedTask*>(given);
    allocationsHere = 0;
    bytesHere = peakHere = 0;
    isCounting = true;
    (*task->run)();
    isCounting = false;
    task->work.peakBytes = static_cast<std::size_t>(peakHere);
    task->work.allocations = allocationsHere;
    return nullptr;
}

/// The stack grows down through memory that was all zero: what is below the lowest nonzero word was never reached.
std::size_t depthOf(const std::uint64_t* stack)
{
    const std::uint64_t* const end = stack + stackSize / sizeof *stack;
    while (stack != end && *stack == 0)
        ++stack;
    return static_cast<std::size_t>(end - stack) * sizeof *stack;
}

/// The stack of every measured thread, with a guard page below it. It is mapped only once, because a new one would cost
/// more than what is measured.
unsigned char* stackMemory()
{
    static unsigned char* const made = [] {
        const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
        void* room =
            mmap(nullptr, stackSize + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
        if (room == MAP_FAILED)
            std::abort();
        mprotect(room, page, PROT_NONE);
        return static_cast<unsigned char*>(room) + page;
    }();
    return made;
}

} // namespace

WorkDone workOf(const std::function<void()>& run)
{
    unsigned char* const stack = stackMemory();
    CountedTask task{&run, {}};
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack, stackSize);
    pthread_t thread{};
    if (pthread_create(&thread, &attributes, perform, &task) != 0)
        std::abort();
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
    task.work.stackBytes = depthOf(reinterpret_cast<const std::uint64_t*>(stack));
    std::memset(stack + stackSize - task.work.stackBytes, 0, task.work.stackBytes);
    return task.work;
}

} // namespace querymend::growth
