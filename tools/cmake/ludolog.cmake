# The functions every folder's CMakeLists.txt is written with. A folder lists its files itself, and
# says what it depends on; everything that all folders share (language, warnings, sanitizers,
# header checks, output folders) is here once.
#
#   ludolog_add_library(NAME SOURCES a.cc... HEADERS a.h... [DEPENDS target...])
#   ludolog_add_program(NAME SOURCES a.cc... [HEADERS a.h...] [DEPENDS target...])
#   ludolog_add_test(NAME SOURCES a_test.cc... [DEPENDS target...] [LABELS label...]
#                    [TIMEOUT seconds])
#   ludolog_add_fuzzer(NAME SOURCES a_fuzz.cc [DEPENDS target...])
#
# Files are relative to the calling folder. Includes are rooted at the repository.
include_guard(GLOBAL)

set(LUDOLOG_SANITIZE "" CACHE STRING "What to pass to -fsanitize=, for every target; empty for none")
option(LUDOLOG_FUZZ "Build the fuzz targets (clang's libFuzzer)" OFF)

# Once, at the root, before any target.
macro(ludolog_project_settings)
  set(CMAKE_CXX_STANDARD 20)
  set(CMAKE_CXX_STANDARD_REQUIRED ON)
  set(CMAKE_CXX_EXTENSIONS OFF)
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release)
  endif()

  find_program(LUDOLOG_CCACHE ccache)
  if(LUDOLOG_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${LUDOLOG_CCACHE}")
  endif()

  # The same numbers everywhere: no fused multiply-add where the source has a product and a sum.
  add_compile_options(-ffp-contract=off)
  if(LUDOLOG_SANITIZE)
    add_compile_options(-fsanitize=${LUDOLOG_SANITIZE} -fno-sanitize-recover=all
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${LUDOLOG_SANITIZE})
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
  endif()

  add_custom_target(ludolog_programs)

  # What `ludolog --version` prints; only the tools include it.
  configure_file("${PROJECT_SOURCE_DIR}/tools/cmake/version.h.in"
                 "${PROJECT_BINARY_DIR}/generated/ludolog/version.h" @ONLY)
  add_library(ludolog_version INTERFACE)
  target_include_directories(ludolog_version INTERFACE "${PROJECT_BINARY_DIR}/generated")
endmacro()

function(ludolog_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual
    -Wcast-align -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough -Wnon-virtual-dtor
    -Woverloaded-virtual -Wextra-semi -Wundef)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE
      -Wduplicated-cond -Wduplicated-branches -Wlogical-op
      -Wno-restrict)  # GCC 12 sees overlaps in std::string's operator+ that are not there
    if(LUDOLOG_SANITIZE)
      # The instrumentation hides initialisations from this warning.
      target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
    endif()
  endif()
endfunction()

# For code that is compiled more often than it is run: command lines and tests. With sanitizers
# their libraries' templates take two and a half times as long to optimise as to compile.
function(ludolog_quick_to_compile target)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# What every target shares. `unparsed`: the caller's arguments that no keyword took; an error.
function(ludolog_target target unparsed)
  if(unparsed)
    message(FATAL_ERROR "${target}: what is '${unparsed}'? Usage: see tools/cmake/ludolog.cmake")
  endif()
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  ludolog_warnings(${target})
endfunction()

function(ludolog_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;DEPENDS")
  add_library(${name} STATIC ${arg_SOURCES})
  ludolog_target(${name} "${arg_UNPARSED_ARGUMENTS}")
  target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}"
                                FILES ${arg_HEADERS})
  target_link_libraries(${name} PUBLIC ${arg_DEPENDS})
endfunction()

# A program that is built into bin/ and installed. The target `ludolog_programs` is all of them.
function(ludolog_add_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;DEPENDS")
  add_executable(${name} ${arg_SOURCES})
  ludolog_quick_to_compile(${name})
  ludolog_target(${name} "${arg_UNPARSED_ARGUMENTS}")
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  if(arg_HEADERS)
    # CMake checks the headers of libraries only: this one has nothing else.
    add_library(${name}_headers INTERFACE)
    target_compile_features(${name}_headers INTERFACE cxx_std_20)
    target_link_libraries(${name}_headers INTERFACE ${arg_DEPENDS})
    target_sources(${name}_headers INTERFACE FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}"
                                             FILES ${arg_HEADERS})
  endif()
  add_dependencies(ludolog_programs ${name})
  install(TARGETS ${name} RUNTIME)
endfunction()

# A GoogleTest program whose tests ctest sees one by one, as NAME.Suite.Test. The sources may use
# LUDOLOG_SOURCE_DIR and LUDOLOG_BINARY_DIR.
#
# LABELS: CMake 3.25 keeps only the first. `release` is for tests too slow under sanitizers: they
# are built and registered in Release builds only, and tools/test runs them from there.
function(ludolog_add_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;DEPENDS;LABELS")
  if("release" IN_LIST arg_LABELS AND NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    return()
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 120)
  endif()
  add_executable(${name} ${arg_SOURCES})
  ludolog_quick_to_compile(${name})
  ludolog_target(${name} "${arg_UNPARSED_ARGUMENTS}")
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS} GTest::gmock rapidcheck_gtest
                                        GTest::gtest_main Threads::Threads)
  target_compile_definitions(${name} PRIVATE "LUDOLOG_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\""
                                             "LUDOLOG_BINARY_DIR=\"${PROJECT_BINARY_DIR}\"")

  get_directory_property(before TEST_INCLUDE_FILES)
  include(GoogleTest)
  gtest_discover_tests(${name}
    TEST_PREFIX "${name}."
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT ${arg_TIMEOUT} LABELS "${arg_LABELS}")
  if("release" IN_LIST arg_LABELS)
    get_directory_property(includes TEST_INCLUDE_FILES)
    list(REMOVE_ITEM includes ${before})
    set_property(GLOBAL APPEND PROPERTY LUDOLOG_RELEASE_TESTS ${name})
    set_property(GLOBAL APPEND PROPERTY LUDOLOG_RELEASE_TEST_FILES ${includes})
  endif()
endfunction()

# Once, after the last test: the target `ludolog_release_tests`, and the file release_tests.cmake,
# by which a ctest run of another build registers the tests labelled `release` of this one.
function(ludolog_collect_release_tests)
  get_property(tests GLOBAL PROPERTY LUDOLOG_RELEASE_TESTS)
  get_property(files GLOBAL PROPERTY LUDOLOG_RELEASE_TEST_FILES)
  add_custom_target(ludolog_release_tests DEPENDS ${tests})
  list(TRANSFORM files REPLACE "(.+)" "include(\"\\1\")\n")
  list(JOIN files "" text)
  file(WRITE "${PROJECT_BINARY_DIR}/release_tests.cmake" "${text}")
endfunction()

function(ludolog_add_fuzzer name)
  if(NOT LUDOLOG_FUZZ)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
  add_executable(${name} ${arg_SOURCES})
  ludolog_target(${name} "${arg_UNPARSED_ARGUMENTS}")
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endfunction()
