#include "report/timelinesvg.h"

namespace querymend {

// The window's table of colours; see gui/common/theme.cpp.

DrawingColours lightDrawing()
{
    return {"#f6f7f9", "#ffffff",
            "#d9dee5", "#1b2430",
            "#5a6675", {"#a1369b", "#a34a07", "#c2302e", "#0b6579", "#6d4bd1", "#5a6675", "#167043", "#5a6675"}};
}

DrawingColours darkDrawing()
{
    return {"#16191e", "#1e2329",
            "#333b45", "#e4e9ef",
            "#9aa7b5", {"#e58ae0", "#f0a95b", "#f58a87", "#5cc7dd", "#b7a1f7", "#9aa7b5", "#5fcb94", "#9aa7b5"}};
}

DrawingColours pageColours()
{
    return {"var(--page)",
            "var(--card)",
            "var(--line)",
            "var(--text)",
            "var(--dim)",
            {"var(--syntax)", "var(--schema)", "var(--execution)", "var(--empty)", "var(--validation)", "var(--other)",
             "var(--good)", "var(--other)"}};
}

} // namespace querymend
