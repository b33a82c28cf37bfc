#pragma once

#include <QLayout>

#include <cstddef>
#include <memory>
#include <vector>

namespace querymend {

/// A row that wraps when there is no room: it never makes a window wider than its widest item. The items of a line are
/// centred in it. One that is aligned to the right goes to its end, and is not left alone in a line: the widest item
/// before it becomes narrower, by up to a half, or else the one before it goes to the next line too.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(int gap);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    /// Returns the geometry of each item in the given room; null for hidden items.
    [[nodiscard]] std::vector<QRect> placesIn(const QRect& room) const;
    [[nodiscard]] static bool isLastOfLine(const QLayoutItem& item);
    [[nodiscard]] bool shrink(std::vector<QRect>& places, std::size_t lineBegin, int by) const;
    [[nodiscard]] QSize withMargins(const QSize& size) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace querymend
