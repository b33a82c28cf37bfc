// The tour, step by step.

#include "camera.h"
#include "results/resultspanel.h"
#include "scenes.h"
#include "studio.h"

namespace querymend {

void drawTour(Studio& studio, Camera& camera)
{
    studio.trigger("tour");
    camera.shoot("tour-1");
    studio.steer(SteerAction::beforeModel);
    studio.press("tourNext");
    camera.await("the stop before the first attempt", [&] { return !studio.workbench().steering().stops().empty(); });
    camera.shoot("tour-2-waiting");
    studio.steer(SteerAction::beforeModel);
    studio.steer(SteerAction::proceed);
    camera.await("the end of the run", [&] { return studio.panels().run().answer().has_value(); });
    camera.shoot("tour-2");
    studio.press("tourNext");
    camera.shoot("tour-3");
    studio.press("tourNext");
    camera.await("the rows", [&] {
        const ResultsPanel& results = studio.panels().results();
        return results.rowsOfRun() && !results.isRunning();
    });
    camera.shoot("tour-4");
    studio.press("tourNext");
    camera.shoot("tour-5");
    studio.press("tourClose");
}

} // namespace querymend
