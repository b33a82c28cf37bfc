#include "freedmemory.h"

#include <malloc.h>

namespace querymend {

void returnFreedMemory()
{
#ifdef M_MMAP_THRESHOLD
    // glibc's initial value. Setting it stops glibc from raising it whenever a larger block is freed.
    constexpr int largeBlock = 128 << 10;
    mallopt(M_MMAP_THRESHOLD, largeBlock);
#endif
}

} // namespace querymend
