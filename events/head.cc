#include "events/head.h"

#include "events/hex.h"

namespace ludolog::events {

std::string to_text(const Head& head) {
  return "ludolog head 1\nmatch " + to_hex(head.match) + "\nversion " +
         std::to_string(head.version) + "\ndigest " + to_hex(head.digest) + "\n";
}

}  // namespace ludolog::events
