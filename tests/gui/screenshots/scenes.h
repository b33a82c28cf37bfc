#pragma once

class QToolButton;

namespace querymend {

class Camera;
class Studio;

// The scenes: each brings one part of the window into its states, starting from a window with nothing open.

void drawStart(Studio& studio, Camera& camera);
void drawReadme(Studio& studio, Camera& camera);
void drawTour(Studio& studio, Camera& camera);
void drawQuestion(Studio& studio, Camera& camera);
void drawSchema(Studio& studio, Camera& camera);
void drawEditor(Studio& studio, Camera& camera);
void drawResults(Studio& studio, Camera& camera);
void drawCells(Studio& studio, Camera& camera);
void drawPlans(Studio& studio, Camera& camera);
void drawTimeline(Studio& studio, Camera& camera);
void drawPlayer(Studio& studio, Camera& camera);
void drawMending(Studio& studio, Camera& camera);
void drawSteering(Studio& studio, Camera& camera);
void drawInspector(Studio& studio, Camera& camera);
void drawRecords(Studio& studio, Camera& camera);
void drawComparison(Studio& studio, Camera& camera);
void drawHistory(Studio& studio, Camera& camera);
void drawSettings(Studio& studio, Camera& camera);
void drawConnections(Studio& studio, Camera& camera);
void drawModels(Studio& studio, Camera& camera);
void drawDialogs(Studio& studio, Camera& camera);
void drawTrouble(Studio& studio, Camera& camera);
void drawRunLayout(Studio& studio, Camera& camera);
void drawPresenting(Studio& studio, Camera& camera);
void drawProduction(Studio& studio, Camera& camera);
void drawFocus(Studio& studio, Camera& camera);
void drawBuiltIn(Studio& studio, Camera& camera);
void drawAsking(Studio& studio, Camera& camera);
void drawAgents(Studio& studio, Camera& camera);

/// The menu of a button, below it.
void shootMenu(Camera& camera, const QToolButton& of, const char* name);

} // namespace querymend
