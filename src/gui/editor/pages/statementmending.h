#pragma once

#include "base/range.h"

#include <functional>

namespace querymend {

class EditorPage;
struct MendedText;

/// Has a statement of a page mended on its database's thread, and proposes the change there unless the text has been
/// edited meanwhile. `mended` hears of the result. Returns false if there is no database to check it on, or the text
/// cannot be changed now.
bool mendStatement(EditorPage& page, ByteRange range, std::function<void(const MendedText&)> mended);

} // namespace querymend
