#include "settings/connectionwords.h"

#include "common/productionbar.h"
#include "common/runwords.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::ConnectionWords)
};

} // namespace

QString listedName(const SavedConnection& connection)
{
    const QString name = textOf(connection.name);
    return connection.isProduction ? name + QStringLiteral(" · ") + ProductionBar::word() : name;
}

QString spokenName(const SavedConnection& connection)
{
    QString name = textOf(connection.name);
    if (connection.isProduction)
        name += QStringLiteral(", ") + ProductionBar::word();
    return connection.group.empty() ? name : Words::tr("%1, group %2").arg(name, textOf(connection.group));
}

} // namespace querymend
