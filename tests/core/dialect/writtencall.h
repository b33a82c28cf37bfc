#pragma once

#include "dialect/dialect.h"

#include <QTest>

#include <string_view>
#include <vector>

namespace querymend {

/// A call and the dialect to express it in, as a test row.
struct WrittenCall {
    QByteArray dialect;
    QByteArray function;
    QByteArrayList arguments;

    [[nodiscard]] const Dialect& in() const { return *dialectNamed(dialect.toStdString()); }
    [[nodiscard]] std::string_view name() const { return view(function); }
    [[nodiscard]] std::vector<std::string_view> views() const
    {
        std::vector<std::string_view> made;
        for (const QByteArray& argument : arguments)
            made.push_back(view(argument));
        return made;
    }

    /// Adds the columns for calls and their expected forms.
    static void addColumns()
    {
        QTest::addColumn<WrittenCall>("call");
        QTest::addColumn<QByteArray>("said");
    }
    static void addRow(const char* title, const char* dialect, const char* function, const QByteArrayList& arguments,
                       const char* said)
    {
        QTest::newRow(title) << WrittenCall{dialect, function, arguments} << QByteArray(said);
    }

private:
    static std::string_view view(const QByteArray& bytes)
    {
        return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
    }
};

} // namespace querymend

Q_DECLARE_METATYPE(querymend::WrittenCall)
