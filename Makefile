# What can be done here, from any clean clone. Needs Swift, git and make; the rest is installed where it is missing.

SHELL := /bin/bash
PREFIX ?= /usr/local
PORT ?= 8000
SECONDS ?= 60
SHARE = $(DESTDIR)$(PREFIX)/share/orientation-docs
# Indexing the system's modules doubles the time of a clean build and serves editors only.
SWIFTFLAGS := -Xswiftc -index-ignore-system-modules
# What is installed runs without Swift's libraries, and starts twice as fast; a Mac has them anyway.
RELEASE := --configuration release $(SWIFTFLAGS) $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# The optimised tool where it is there and no source has changed since: the debug one takes eight times as long.
OPTIMISED := .build/release/orientation-docs
RUN = $(if $(shell [ -x $(OPTIMISED) ] && [ -z "$$(find Package.swift Sources -newer $(OPTIMISED) -print -quit)" ] && echo yes),\
  $(OPTIMISED),swift run --quiet $(SWIFTFLAGS) orientation-docs)

.PHONY: addresses release check-sdk test-sdk test-room tool test-release site test test-faults test-server test-mcp test-library test-deployment test-sanitized check serve format lint install explorer decisions test-browser pictures mutants bench bench-peers fuzz big-inputs growth clean libcmark

## site: build the tool, and write site/ from content/, and the sites of the examples
site: libcmark
	@Sources/OrientationCatalog/titles
	@echo '$(if $(filter swift,$(RUN)),Building the debug tool if a source has changed; "make tool" builds the optimised one,Using $(OPTIMISED))'
	@echo "content -> site"
	@$(RUN) build
	@echo "Tests/SecondPackage/docs -> Tests/SecondPackage/public"
	@$(RUN) build Tests/SecondPackage/docs --output Tests/SecondPackage/public --quiet
	@echo "Tests/ExampleApp/docs -> Tests/ExampleApp/site"
	@$(RUN) build Tests/ExampleApp/docs --output Tests/ExampleApp/site --no-reference --quiet

## tool: build the optimised tool, which site, check and serve use until a source changes
tool: libcmark
	@echo 'Building the optimised tool, from nothing in 5 minutes on an idle machine'
	@swift build $(RELEASE) --product orientation-docs
	@touch -c $(OPTIMISED)

## test: run all tests, a target after the other
test: libcmark
	@echo 'Building the tool and its tests, from nothing in 6 minutes on an idle machine'
	@swift build --build-tests $(SWIFTFLAGS)
	@failed=; for tests in Tests/*Tests Tests/Fuzzing; do \
	  target=$$(basename $$tests); [ $$target != Fuzzing ] || target=FuzzingTests; start=$$SECONDS; \
	  swift test --skip-build --disable-xctest --quiet $(SWIFTFLAGS) --filter "^$$target\." || failed="$$failed $$target"; \
	  echo "$$target: $$((SECONDS - start)) s"; \
	done; [ -z "$$failed" ] || { echo "failed:$$failed" >&2; exit 1; }

## test-room: build and run the tests of one room (ROOM=Search, FILTER=Tokenizer)
test-room: libcmark
	@Tests/room "$(ROOM)" "$(FILTER)"

## test-faults: kill builds, take their room and rights, and see that nothing is lost (ARGS="--kills 500")
test-faults: libcmark
	@Tests/Faults/run $(ARGS)

## test-server: everything that a client may do to the server (ARGS="--short")
test-server: libcmark
	@Tests/Server/run $(ARGS)

## test-mcp: ask the server for coding agents through the clients of the official SDK (RECORD=1 keeps what they send)
test-mcp: libcmark
	@Tests/MCP/run

## test-library: the library as others use it: its programs, its documentation, and its API (RECORD=1 keeps the API)
test-library: libcmark
	@Tests/Library/run

## test-deployment: the configurations of the docs, in nginx and Caddy, with the site
test-deployment:
	@Tests/Deployment/install
	@Tests/Deployment/run

## test-sanitized: the tests of the rooms with threads, unsafe code and calls of the system, under both sanitizers
test-sanitized: libcmark
	@Tests/Sanitizers/run

## check: say where content/ is wrong and where site/ is out of date
check: libcmark
	@$(RUN) check

## check-sdk: say where the headers of a UIKit SDK differ from the catalog (SDK=PATH; SDK_VERSION=16.5 where the SDK says none)
check-sdk:
	@[ -n "$(SDK)" ] || { echo 'name an .sdk folder, a UIKit.framework or a folder of headers: make check-sdk SDK=PATH' >&2; exit 2; }
	@python3 -B Tests/SDK/check.py "$(SDK)" $(if $(SDK_VERSION),--version "$(SDK_VERSION)")

## test-sdk: what compares the headers of an SDK with the catalog, over SDKs of each generation
test-sdk:
	@python3 -B Tests/SDK/sdk_tests.py

## serve: show content/ in the browser, anew at every change (PORT=8000)
serve: libcmark
	@$(RUN) serve --port $(PORT)

## format: bring all Swift files into the project's form
format:
	@swift format format --in-place --parallel --recursive Package.swift Sources Tests

## addresses: list the addresses of all sources, one a line, for a link checker
addresses:
	@sed -n 's/.*"address":"\([^"]*\)".*/\1/p' site/data/catalog.json | sort -u

## lint: report what `make format` would change
lint:
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests
	@cd Sources/OrientationCatalog/Records && echo "Chinese: $$(cat $$(find . -name '*.txt') | grep -c '^zh') lines in the records," \
	  "$$(cat $$(find . -name '*.txt') | grep -c '^zh behind') behind their English, $$(cat $$(find . -name '*.txt') | grep -c '^zh: -$$') missing"

## install: put a release build into PREFIX/bin, and the reference into PREFIX/share (PREFIX=/usr/local)
install: tool
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 "$$(swift build $(RELEASE) --show-bin-path)/orientation-docs" "$(DESTDIR)$(PREFIX)/bin/"
	@install -d "$(SHARE)"
	@rm -rf "$(SHARE)/content"
	@cp -R content "$(SHARE)/"
	@chmod -R u=rwX,go=rX "$(SHARE)/content"

## release: make all files of a release for Linux in .build-distribution: archive, .deb, container image, bundle, sources
release: libcmark
	@.release/run

## test-release: make a release, and try each of its files as its users do
test-release: libcmark
	@Tests/Distribution/install
	@Tests/Distribution/run

## explorer: compile the resolver anew for the pages that run it
explorer:
	@Sources/Explorer/WebAssembly/build

## decisions: search for the situations of the record of decisions anew, after a change of facts, rules or versions
decisions: libcmark
	@Tests/DecisionTests/run

## test-browser: look at the site in a real browser
test-browser: site
	@Tests/Browser/install
	@Tests/Browser/run

## pictures: draw the theme's PNGs from their SVGs, after a change of those, and README's picture of site/
pictures:
	@Tests/Browser/install
	@.build/browser/bin/python -B Tests/Browser/draw.py

## mutants: change one thing at a time, and see whether check or a test notices (ARGS="--every 10", or "--fast" without tests; all take hours)
mutants: libcmark
	@python3 -B Tests/Mutants/run.py $(ARGS)

## fuzz: give hostile bytes to all that reads (SECONDS=60 each, TARGETS="page request")
fuzz: libcmark
	@SECONDS_EACH=$(SECONDS) Tests/Fuzzing/run $(TARGETS)

## big-inputs: how long the tool takes, and how much memory, for inputs that are too big
big-inputs: libcmark
	@swift build --quiet $(RELEASE) --product orientation-docs
	@python3 -B Tests/Fuzzing/big.py

## growth: count the work for inputs of n and of 2n, with valgrind (INPUTS="page: json:")
growth: libcmark
	@swift build --quiet --product orientation-docs --configuration release --scratch-path .build-release $(SWIFTFLAGS) -Xswiftc -enable-testing
	@python3 -B Tests/Fuzzing/growth.py $(INPUTS)

## clean: remove what builds have left; site/ stays
clean:
	@rm -rf .build

libcmark:
	@Sources/CCommonMark/install


## bench: time the tool beside the floor of its work, and beside what `make bench-peers` has installed (SIZES="100 1000", RUNS=5)
bench: libcmark
	@Tests/Benchmarks/run

## bench-peers: install the generators that `make bench` compares with, below .build-benchmarks
bench-peers:
	@Tests/Benchmarks/peers
