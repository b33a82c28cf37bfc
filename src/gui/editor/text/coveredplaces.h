#pragma once

#include "report/maskedevent.h"

#include <QObject>

#include <optional>

namespace querymend {

class SqlEditor;
class Theme;

/// Draws bars over what an audience must not read. The text itself is unchanged: it is run and saved as written.
class CoveredPlaces : public QObject {
    Q_OBJECT

public:
    CoveredPlaces(SqlEditor& editor, Theme& theme);

    /// Covers nothing without rules.
    void cover(std::optional<MaskRules> rules);

private:
    void putLook();
    void draw();

    SqlEditor& m_editor;
    Theme& m_theme;
    std::optional<MaskRules> m_rules;
};

} // namespace querymend
