#include "terminal/console.h"

namespace querymend {

void Console::complain(std::string_view text) const
{
    // Results found before the complaint must precede it if both go to one terminal.
    out.flush();
    err.write("querymend: ");
    err.write(text);
    err.write("\n");
    err.flush();
}

} // namespace querymend
