#pragma once

#include <QString>

#include <memory>

namespace querymend {

struct Dialect;
class LiveCheck;
class SchemaView;

/// The database that texts are checked against; all members are null if none is open.
struct EditorDatabase {
    LiveCheck* check = nullptr;
    const Dialect* dialect = nullptr;
    std::shared_ptr<const SchemaView> schema = {};
    QString place = {}; ///< as shown to the user
};

} // namespace querymend
