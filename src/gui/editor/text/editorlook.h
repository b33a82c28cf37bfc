#pragma once

namespace querymend {

class SqlEditor;
class Theme;

/// Applies the theme's colours and fonts to an editor.
void putLook(SqlEditor& editor, const Theme& theme);

} // namespace querymend
