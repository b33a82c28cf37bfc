#include "store/connectiongroups.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

bool isBefore(const std::string& one, const std::string& other)
{
    const int order = QString::fromStdString(one).compare(QString::fromStdString(other), Qt::CaseInsensitive);
    return order != 0 ? order < 0 : one < other;
}

} // namespace

std::vector<SavedConnection> inGroups(std::vector<SavedConnection> connections)
{
    std::stable_sort(
        connections.begin(), connections.end(),
        [](const SavedConnection& one, const SavedConnection& other) { return isBefore(one.group, other.group); });
    return connections;
}

std::vector<std::string> groupsOf(const std::vector<SavedConnection>& connections)
{
    std::vector<std::string> groups;
    for (const SavedConnection& connection : connections) {
        if (!connection.group.empty())
            groups.push_back(connection.group);
    }
    std::sort(groups.begin(), groups.end(), isBefore);
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    return groups;
}

} // namespace querymend
