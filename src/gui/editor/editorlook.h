#pragma once

namespace querymend {

class SqlEditor;
class Theme;

/// Puts the theme's colours and type into an editor.
void putLook(SqlEditor& editor, const Theme& theme);

} // namespace querymend
