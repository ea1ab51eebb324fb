#include "store/banks/topic.h"

#include "store/banks/trimmed.h"

namespace ludolog::banks {

std::string last_topic(std::string_view path) {
  std::string topic;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] != '/') {
      topic += path[i];
    } else if (i + 1 < path.size() && path[i + 1] == '/') {
      topic += '/';
      ++i;
    } else if (!trimmed(path.substr(i + 1)).empty()) {
      topic.clear();
    }
  }
  return std::string(trimmed(topic));
}

}  // namespace ludolog::banks
