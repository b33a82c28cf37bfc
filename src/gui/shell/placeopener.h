#pragma once

#include <QCoreApplication>

namespace querymend {

struct ConnectionTarget;
struct WindowParts;
class Panels;
class SampleQuestions;
class Steering;

/// Opens what the user names: a database, or the file of a run. All arguments must outlive it.
class PlaceOpener {
    Q_DECLARE_TR_FUNCTIONS(querymend::PlaceOpener)

public:
    PlaceOpener(const WindowParts& parts, Panels& panels, Steering& steering, const SampleQuestions& samples)
        : m_parts(parts), m_panels(panels), m_steering(steering), m_samples(samples)
    {}

    /// Opens a file or the URL of a database.
    void openPlace(const QString& place);
    /// Opens the first sample database, with questions that need no model.
    void openSample();
    void open(const ConnectionTarget& target);

private:
    void openRun(const QString& path);
    void say(const QString& problem);

    const WindowParts& m_parts;
    Panels& m_panels;
    Steering& m_steering;
    const SampleQuestions& m_samples;
};

/// The file, or for a server the name of its database, without folders.
[[nodiscard]] QString fileNameOf(const ConnectionTarget& target);

} // namespace querymend
