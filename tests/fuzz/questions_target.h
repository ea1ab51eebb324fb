// What must hold of any bytes that are read as questions.
#pragma once

#include <string_view>

#include "store/banks/formats.h"

namespace ludolog::tests {

/// Reads them in that format and aborts unless every question that was taken can be asked, and is
/// the same when it was written and read again.
void read_questions(std::string_view bytes, banks::Format format);

}  // namespace ludolog::tests
