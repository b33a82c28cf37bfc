#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QListWidget;
class QPushButton;

namespace querymend {

/// A list of files with examples, to which some can be added.
class ExampleFiles : public QWidget {
    Q_OBJECT

public:
    explicit ExampleFiles(QWidget* parent = nullptr);

    void display(const std::vector<std::string>& files);
    [[nodiscard]] std::vector<std::string> files() const;
    void add(const QStringList& files);

Q_SIGNALS:
    void changed();

private:
    void choose();
    void removeChosen();

    QListWidget* m_list;
    QPushButton* m_remove;
};

} // namespace querymend
