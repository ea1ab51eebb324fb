// Categories, as Moodle writes them, to topics.
#pragma once

#include <string>
#include <string_view>

namespace ludolog::banks {

/// The last part of a path of categories: "$course$/top/Biology/Cells" is about Cells. Two slashes
/// stand for one that separates nothing.
[[nodiscard]] std::string last_topic(std::string_view path);

}  // namespace ludolog::banks
