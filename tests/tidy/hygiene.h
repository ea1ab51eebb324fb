// What every file of the project keeps to, whatever is in it.
#pragma once

#include <cstddef>

#include "tests/tidy/source_tree.h"

namespace ludolog::tidy {

inline constexpr std::size_t kMaxLines = 400;

/// A C++ file has at most kMaxLines lines.
Findings check_size(const SourceFile& file);

/// A header says `#pragma once`.
Findings check_pragma_once(const SourceFile& file);

/// No tab, no space at the end of a line, one newline at the end of the file, none doubled there.
Findings check_whitespace(const SourceFile& file);

/// No note of work left undone, and no skipped test that does not say why.
Findings check_leftovers(const SourceFile& file);

/// Nothing that holds on one machine only: paths of somebody's disk, hosts of package registries.
Findings check_machine(const SourceFile& file);

/// Every C++ file is named in the CMakeLists.txt of its folder or of the nearest folder above that
/// has one: an unlisted test would never run, an unlisted header would never be compiled alone.
/// The headers that tests share need not be. `files` is the whole tree.
Findings check_listed(const std::vector<SourceFile>& files);

}  // namespace ludolog::tidy
