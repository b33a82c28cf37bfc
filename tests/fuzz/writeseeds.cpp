// Writes a fuzzer's initial texts: writeseeds TARGET FOLDER

#include "entries.h"
#include "seeds.h"

#include <cstdio>
#include <fstream>
#include <string>

int main(int argc, char** argv)
{
    using namespace querymend;
    if (argc != 3) {
        std::fputs("usage: writeseeds TARGET FOLDER\n", stderr);
        return 2;
    }
    std::size_t count = 0;
    for (const Dialect& dialect : allDialects()) {
        for (const std::string& seed : fuzz::seedsFor(argv[1], dialect)) {
            std::ofstream out(std::string(argv[2]) + "/seed" + std::to_string(count++), std::ios::binary);
            out << fuzz::chooserOf(dialect) << seed;
            if (!out.flush()) {
                std::fputs("cannot write there\n", stderr);
                return 1;
            }
        }
    }
    return 0;
}
