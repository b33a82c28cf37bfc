#include "settings/memorywords.h"

#include "common/errorcodewords.h"
#include "common/runwords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <variant>

namespace querymend {

namespace {

struct MemoryWords {
    Q_DECLARE_TR_FUNCTIONS(MemoryWords)
};

QString replacementIn(const Mending& mending)
{
    const QString wrong = textOf(mending.wrong).simplified();
    const QString mended = textOf(mending.mended).simplified();
    if (wrong.isEmpty())
        return MemoryWords::tr("Add \"%1\"").arg(mended);
    if (mended.isEmpty())
        return MemoryWords::tr("Leave out \"%1\"").arg(wrong);
    return wrong + QStringLiteral(" → ") + mended;
}

QString countsOf(const Lesson& lesson)
{
    const QString helped = MemoryWords::tr("helped %n time(s)", nullptr, static_cast<int>(lesson.mended));
    return lesson.inVain == 0 ? helped
                              : helped + QStringLiteral(", ")
            + MemoryWords::tr("did not help %n time(s)", nullptr, static_cast<int>(lesson.inVain));
}

} // namespace

const std::string& databaseOf(const Remembered& item)
{
    return std::visit([](const auto& what) -> const std::string& { return what.database; }, item.what);
}

QString lineOf(const Remembered& item)
{
    const auto* const lesson = std::get_if<Lesson>(&item.what);
    return lesson ? replacementIn(lesson->mending) : textOf(std::get<Example>(item.what).question).simplified();
}

QString stateOf(const Remembered& item)
{
    const auto* const lesson = std::get_if<Lesson>(&item.what);
    if (!lesson)
        return MemoryWords::tr("Example");
    return lesson->isProved() ? MemoryWords::tr("Lesson") : MemoryWords::tr("Lesson, not shown yet");
}

QString aboutOf(const Remembered& item)
{
    if (const auto* const lesson = std::get_if<Lesson>(&item.what)) {
        QStringList lines{wordOf(lesson->code) + QStringLiteral(" · ") + textOf(lesson->dialect), countsOf(*lesson)};
        lines[1][0] = lines[1][0].toUpper();
        if (!lesson->isProved())
            lines << MemoryWords::tr("Models see it once it has helped in two runs, and more often than not.");
        return lines.join(u'\n');
    }
    const Example& example = std::get<Example>(item.what);
    QStringList lines{textOf(example.question)};
    if (!example.evidence.empty())
        lines << MemoryWords::tr("Evidence: %1").arg(textOf(example.evidence));
    if (item.at > 0) {
        const QDate day = QDateTime::fromMSecsSinceEpoch(item.at).date();
        lines << MemoryWords::tr("Accepted on %1").arg(QLocale().toString(day, QLocale::ShortFormat));
    }
    return lines.join(u'\n');
}

QString sqlOf(const Remembered& item)
{
    if (const auto* const example = std::get_if<Example>(&item.what))
        return textOf(example->sql);
    const Mending& mending = std::get<Lesson>(item.what).mending;
    QStringList lines;
    if (!mending.wrong.empty())
        lines << QStringLiteral("− ") + textOf(mending.wrong);
    if (!mending.mended.empty())
        lines << QStringLiteral("+ ") + textOf(mending.mended);
    return lines.join(u'\n');
}

} // namespace querymend
