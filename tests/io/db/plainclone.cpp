// Qt starts processes with clone(), whose child shares this process's memory until it calls exec. GCC's thread
// sanitizer takes such a child for one with its own memory (its interceptor ignores CLONE_VM) and records in the shared
// memory that this process is a child to be ignored: from then on it reports no races in it. Tests that start servers
// therefore give Qt the C library's function, which the sanitizer does not intercept.

#include <cstdarg>

#include <sched.h>

extern "C" {

/// glibc's second name for it, which is not intercepted.
int __clone(int (*work)(void*), void* stack, int flags, void* argument, ...);

int clone(int (*work)(void*), void* stack, int flags, void* argument, ...) noexcept
{
    std::va_list rest;
    va_start(rest, argument);
    void* const idForParent = va_arg(rest, void*);
    void* const threadStorage = va_arg(rest, void*);
    void* const idForChild = va_arg(rest, void*);
    va_end(rest);
    return __clone(work, stack, flags, argument, idForParent, threadStorage, idForChild);
}

} // extern "C"
