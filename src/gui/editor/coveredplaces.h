#pragma once

#include "report/maskedevent.h"

#include <QObject>

#include <optional>

namespace querymend {

class SqlEditor;
class Theme;

/// Bars over what a room must not read of a text. The text itself stays what it is: it is run and kept as it was
/// written.
class CoveredPlaces : public QObject {
    Q_OBJECT

public:
    CoveredPlaces(SqlEditor& editor, Theme& theme);

    /// Nothing is covered without rules.
    void cover(std::optional<MaskRules> rules);

private:
    void putLook();
    void draw();

    SqlEditor& m_editor;
    Theme& m_theme;
    std::optional<MaskRules> m_rules;
};

} // namespace querymend
