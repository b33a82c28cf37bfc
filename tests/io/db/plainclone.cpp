// Qt starts a process by clone(), with a child that works in this process's memory until it becomes the other program.
// GCC's thread sanitizer takes such a child for one with a memory of its own (its interceptor knows no CLONE_VM), and
// notes in the memory of both that this process is a child to be ignored: from then on it reports no race in it. So in
// tests that start servers Qt gets the C library's own function, which the sanitizer does not hear of.

#include <cstdarg>

#include <sched.h>

extern "C" {

/// The name that glibc has for it beside the one that is intercepted.
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
