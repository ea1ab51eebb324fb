# Installs a build and tries what was installed:
#   cmake -D BUILD=build/release -D PREFIX=scratch -D VERSION=0.1.0 -P install_check.cmake
foreach(variable BUILD PREFIX VERSION)
  if(NOT ${variable})
    message(FATAL_ERROR "${variable} is not set")
  endif()
endforeach()

file(REMOVE_RECURSE "${PREFIX}")
execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${PREFIX}"
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

execute_process(COMMAND "${PREFIX}/bin/ludolog" --version
                OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
if(NOT said STREQUAL "ludolog ${VERSION}")
  message(FATAL_ERROR "the installed ludolog says it is '${said}', not 'ludolog ${VERSION}'")
endif()

foreach(page README.md LICENSE CHANGELOG.md core/RULES.md events/FORMAT.md store/FORMAT.md)
  if(NOT EXISTS "${PREFIX}/share/doc/ludolog/${page}")
    message(FATAL_ERROR "share/doc/ludolog/${page} was not installed")
  endif()
endforeach()
file(REMOVE_RECURSE "${PREFIX}")
