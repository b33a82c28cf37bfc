#include "readmescenes.h"

#include "camera.h"
#include "scenes.h"
#include "studio.h"
#include "timeline/shapeswitch.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QScrollBar>

namespace querymend {

void showCorrection(Studio& studio)
{
    studio.trigger("runLayout");
    studio.play("three-hints");
    studio.panels().timeline().findChild<ShapeSwitch*>()->choose(TimelineShape::lanes);
}

void exportMovingRun(Studio& studio, const QString& path)
{
    studio.play("wrong-column");
    studio.window().exportRun(path);
}

/// The pictures of README.md.
void drawReadme(Studio& studio, Camera& camera)
{
    showCorrection(studio);
    studio.panels().timeline().view().verticalScrollBar()->setValue(0); // the first rows are whole
    camera.shoot("readme-correction");
    exportMovingRun(studio, camera.pathTo(QStringLiteral("readme-moving.apng")));
}

} // namespace querymend
