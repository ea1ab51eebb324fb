// libFuzzer: `cmake --preset fuzz`, then build/fuzz/bin/fuzz_questions_gift
// tests/fuzz/questions/gift
#include <cstdint>

#include "tests/fuzz/questions_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ludolog::tests::read_questions({reinterpret_cast<const char*>(data), size},
                                 *ludolog::named<ludolog::banks::Format>(LUDOLOG_FUZZ_FORMAT));
  return 0;
}
