#include "console.h"

namespace querymend {

void Console::complain(std::string_view text) const
{
    // Results that were found before the complaint stand before it where both go to one terminal.
    out.flush();
    err.write("querymend: ");
    err.write(text);
    err.write("\n");
    err.flush();
}

} // namespace querymend
