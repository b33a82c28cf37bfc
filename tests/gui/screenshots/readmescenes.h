#pragma once

class QString;

namespace querymend {

class Studio;

// What README.md shows. tst_pictures brings up the same to compare its words with those of the pictures.

/// Corrects a statement in the layout for runs.
void showCorrection(Studio& studio);
/// Saves the run of the moving picture, in the form that the ending of the path names.
void exportMovingRun(Studio& studio, const QString& path);

} // namespace querymend
