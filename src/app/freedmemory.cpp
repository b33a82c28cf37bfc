#include "freedmemory.h"

#include <malloc.h>

namespace querymend {

void returnFreedMemory()
{
#ifdef M_MMAP_THRESHOLD
    // glibc's own value to begin with, which would grow with each block that is freed.
    constexpr int largeBlock = 128 << 10;
    mallopt(M_MMAP_THRESHOLD, largeBlock);
#endif
}

} // namespace querymend
