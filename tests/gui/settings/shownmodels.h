#pragma once

#include "common/theme.h"
#include "models/modelshelf.h"
#include "settings/modelpane.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

namespace querymend {

/// The page on a settings file in its own folder.
struct Shown {
    QTemporaryDir folder;
    Theme theme;
    ModelShelf shelf{folder.filePath(QStringLiteral("models.json"))};
    std::unique_ptr<ModelPane> pane;
    std::unique_ptr<QSignalSpy> changed;

    explicit Shown(const QByteArray& file = {})
    {
        if (!file.isEmpty())
            write(file);
        pane = std::make_unique<ModelPane>(shelf, theme);
        changed = std::make_unique<QSignalSpy>(pane.get(), &ModelPane::modelsChanged);
        pane->resize(760, 700);
        pane->show();
    }

    void write(const QByteArray& text) const
    {
        QFile target(shelf.file());
        if (target.open(QIODevice::WriteOnly))
            target.write(text);
    }
    [[nodiscard]] QByteArray file() const
    {
        QFile source(shelf.file());
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    template <class Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *pane->findChild<Part*>(QString::fromLatin1(name));
    }
    /// Types into a field as a user does, and confirms with Return.
    void type(const char* field, const QString& text) const
    {
        auto* line = pane->findChild<QLineEdit*>(QString::fromLatin1(field));
        if (!line)
            line = part<QComboBox>(field).lineEdit();
        line->selectAll();
        QTest::keyClicks(line, text);
        if (text.isEmpty())
            QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClick(line, Qt::Key_Return);
    }
    void press(const char* button) const { QTest::mouseClick(&part<QAbstractButton>(button), Qt::LeftButton); }
    void choose(const char* combo, int index) const { part<QComboBox>(combo).setCurrentIndex(index); }
    [[nodiscard]] QString result() const { return part<QLabel>("resultText").text(); }
    [[nodiscard]] const std::vector<ModelProfile>& kept() const { return shelf.profiles(); }

    /// Adds a model on the test's own server.
    void addModelAt(const QString& url) const
    {
        press("newButton");
        type("baseEdit", url);
        type("modelCombo", QStringLiteral("small"));
        type("proxyEdit", QStringLiteral("none"));
    }
};

} // namespace querymend
