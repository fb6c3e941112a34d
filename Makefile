# Hornbook. `make help` lists every target.
SHELL := /bin/bash
.DEFAULT_GOAL := all
.PHONY: all help setup venv judges build debug lint publish test test-fast app check docs format schemas specs sanitize bench costs fuzz fuzz-python install uninstall clean

PREFIX ?= /usr/local
HORNBOOK := .build/release/hornbook
# One binary that needs nothing but the C library: the Swift runtime and, where there is an archive of it, libyaml inside.
YAML_ARCHIVE = $(firstword $(wildcard /usr/lib/*/libyaml.a /usr/lib/libyaml.a /usr/local/lib/libyaml.a))
# The shared library of C++ has so many symbols that looking them up takes a fifth of a short run.
CXX_ARCHIVE = $(wildcard $(shell clang -print-file-name=libstdc++.a))
# It is stripped, so that debugging data would be made in vain. The linker also drops what nothing calls, which it may
# only where nobody can look a name up, folds functions with the same code, and leaves out the table for C++ exceptions,
# which nothing here throws: 3.6 MB less. What that table would point to, .eh_frame, is of no use without it, but the
# linker keeps it; objcopy does not: 3 MB less. Linked for a fixed address, nothing is relocated when it starts: 2 MB and
# three of five page faults less. A copy keeps the names of functions for `make costs FUNCTIONS=1`.
RELEASE = $(if $(YAML_ARCHIVE),PKG_CONFIG_PATH=$(CURDIR)/.build/archives) HORNBOOK_SMALL=1 \
  swift build -c release --static-swift-stdlib -debug-info-format none $(DIRECT_METADATA) $(TRUSTED_ACCESS) \
  $(if $(filter Linux,$(shell uname)),$(addprefix -Xlinker ,--no-export-dynamic --icf=safe --no-eh-frame-hdr) \
    -Xswiftc -Xclang-linker -Xswiftc -no-pie)
# Types are asked for by a call, not looked up by name when a program starts: a tenth less for a small file.
DIRECT_METADATA = $(foreach flag,$(shell swiftc -frontend -help-hidden | \
  grep -o -e -disable-concrete-type-metadata-mangled-name-accessors),-Xswiftc -Xfrontend -Xswiftc $(flag))
# That nothing is read while it is changed is checked at run time by the tests alone: one in a hundred instructions.
TRUSTED_ACCESS = $(addprefix -Xswiftc ,-enforce-exclusivity=unchecked)
# A call of one function that only full Foundation has, even one that no file imports, adds 43 MB.
MOST_BYTES := 39950000
# Tests run thousands of programs, so that what runs and lints them is optimized though the rest is not.
OPTIMIZED := HORNBOOK_OPTIMIZED_TESTS=1
VENV := .venv/.installed
YAML_HEADER := $(firstword $(wildcard /usr/include/yaml.h /usr/local/include/yaml.h /opt/homebrew/include/yaml.h))
NODE := $(firstword $(shell command -v node) $(shell command -v nodejs))
NGINX := $(firstword $(wildcard /usr/sbin/nginx /usr/bin/nginx /usr/local/bin/nginx /opt/homebrew/bin/nginx))
# The browser of the preview's tests and what drives it, which belong together.
CHROMIUM := $(shell command -v chromium) $(shell command -v chromedriver)
NEOVIM := $(shell command -v nvim)
SWIFT := $(realpath $(shell command -v swift))
DOCC = $(firstword $(wildcard $(dir $(SWIFT))docc) $(shell xcrun --find docc 2>/dev/null) docc)
ROOT := $(filter 0,$(shell id -u))
APT := $(if $(ROOT),,sudo )DEBIAN_FRONTEND=noninteractive apt-get
# Nothing is installed on a person's machine unless the goal is to install.
export MAY_INSTALL := $(ROOT)$(MAY_INSTALL)$(filter setup judges,$(MAKECMDGOALS))
ASK = make judges
MANUALLY = $(if $(shell command -v brew),brew install $(BREW),sudo apt-get install $(PACKAGE))

all: build lint publish ## set up, build, lint and publish curriculum/; into an empty dist/ as a first release
# That one is for trying hornbook. `make publish` is not for trying: with dist/ lost, a release would begin anew.
all: FIRST = $(if $(AFTER)$(wildcard dist/manifest.json dist/channels/*.json dist/versions/*.json),,1)

help: ## list every target
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1\t\2/' | expand -t 12

setup: ## install libyaml if it is missing; other targets install packages only as root, as in CI
ifeq ($(YAML_HEADER),)
	@$(MAKE) --no-print-directory install-package PACKAGE=libyaml-dev BREW=libyaml ASK="make setup"
endif

# Installs a system package where the goal asks for it or root runs make; else says which command would.
.PHONY: install-package
install-package:
ifeq ($(MAY_INSTALL),)
	@echo "hornbook needs the package '$(PACKAGE)', which is not installed."; \
	  echo "  help: run \`$(ASK)\`, which installs it, or install it yourself: $(MANUALLY)"; exit 1
else
	@if command -v apt-get >/dev/null && { $(APT) update -qq && $(APT) install -y -qq $(PACKAGE); } >.apt.log 2>&1; \
	then rm -f .apt.log; echo "installed $(PACKAGE)"; \
	elif command -v brew >/dev/null; then brew install $(BREW); rm -f .apt.log; \
	else cat .apt.log 2>/dev/null; rm -f .apt.log; \
	  echo "hornbook needs the package '$(PACKAGE)', which could not be installed from here."; \
	  echo "  help: install it, for example with: $(MANUALLY)"; exit 1; fi
endif

venv: $(VENV) ## install the outside judges of the tests into .venv

$(VENV): Tests/requirements.txt
	@command -v python3 >/dev/null && python3 -c 'import venv, ensurepip' 2>/dev/null \
	  || $(MAKE) --no-print-directory install-package PACKAGE="python3 python3-venv" BREW=python@3.11
	@python3 -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || { \
	  echo "the tests compare with Python 3.11, but python3 is $$(python3 --version)"; \
	  echo "  help: put a Python 3.11 first on PATH"; exit 1; }
	python3 -m venv --clear .venv
	.venv/bin/python3 -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
	@touch $@

judges: venv ## install Node.js, a JDK, bubblewrap, nginx, curl, Chromium and Neovim, where they are missing
ifeq ($(NODE),)
	@$(MAKE) --no-print-directory install-package PACKAGE=nodejs BREW=node
endif
ifeq ($(shell command -v javac),)
	@$(MAKE) --no-print-directory install-package PACKAGE=default-jdk-headless BREW=openjdk
endif
# The sandbox of macOS is part of the system.
ifeq ($(shell uname)$(shell command -v bwrap),Linux)
	@$(MAKE) --no-print-directory install-package PACKAGE=bubblewrap BREW=
endif
ifeq ($(NGINX),)
	@$(MAKE) --no-print-directory install-package PACKAGE=nginx BREW=nginx
endif
ifeq ($(shell command -v curl),)
	@$(MAKE) --no-print-directory install-package PACKAGE=curl BREW=curl
endif
ifneq ($(words $(CHROMIUM)),2)
	@$(MAKE) --no-print-directory install-package PACKAGE="chromium chromium-driver" BREW="chromium chromedriver"
endif
ifeq ($(NEOVIM),)
	@$(MAKE) --no-print-directory install-package PACKAGE=neovim BREW=neovim
endif

build: setup archive ## build the release binary, with the Swift runtime and libyaml inside
	$(RELEASE) --product hornbook
	@[ $(shell uname) != Linux ] || ! readelf --sections $(HORNBOOK) | grep -q '[.]symtab' || { \
	  objcopy --strip-debug $(HORNBOOK) $(HORNBOOK).symbols && \
	  objcopy --strip-all --remove-section .eh_frame $(HORNBOOK); }
	@[ $(shell uname) != Linux ] || [ $$(wc -c <$(HORNBOOK)) -le $(MOST_BYTES) ] || { \
	  echo "$(HORNBOOK) has more than $(MOST_BYTES) bytes: does something link all of Foundation?"; exit 1; }

# Shows the linker the archives of libyaml and of C++ before the shared libraries.
.PHONY: archive
archive:
	@mkdir -p .build/archives
	@$(if $(YAML_ARCHIVE),ln -sf $(YAML_ARCHIVE) .build/archives/libyaml.a)
	@$(if $(CXX_ARCHIVE),ln -sf $(CXX_ARCHIVE) .build/archives/libstdc++.a)
	@printf 'Name: LibYAML\nDescription: libyaml as an archive\nVersion: 0.2.5\nLibs: -L$(CURDIR)/.build/archives -lyaml\n' \
	  >.build/archives/yaml-0.1.pc

debug: setup ## build everything for debugging, tests included
	$(OPTIMIZED) swift build --build-tests

lint: build ## lint curriculum/, every program in it run
	$(HORNBOOK) lint curriculum

publish: build ## publish curriculum/ to dist/; VERSION=X.Y.Z, or the next patch; FIRST=1 or AFTER=URL where dist/ is empty
	$(HORNBOOK) publish --curriculum curriculum --output dist $(if $(VERSION),--version $(VERSION)) \
	  $(if $(FIRST),--first) $(if $(AFTER),--after $(AFTER))

test: debug judges ## build and run all tests; one suite: make test SUITE=LintingTests
	@$(OPTIMIZED) swift test --skip-build $(if $(SUITE),--filter $(SUITE)) 2>&1 | tee .build/tests.log; \
	  status=$${PIPESTATUS[0]}; [ $$status -eq 0 ] || { \
	  echo; echo "These checks failed (all that was printed is in .build/tests.log):"; \
	  grep -A 3 'recorded an issue' .build/tests.log; exit $$status; }
	$(if $(SUITE),,@$(MAKE) --no-print-directory app)

test-fast: debug ## run what needs no outside judge and no patience: below a minute once it is built
	$(OPTIMIZED) HORNBOOK_FAST_TESTS=1 swift test --skip-build $(if $(SUITE),--filter $(SUITE))

app: debug ## build an app that has the runtime alone, and grade what was published with it
	@rm -rf .build/app-bundle .build/app-images .build/app-calls
	.build/debug/hornbook publish --curriculum curriculum --output .build/app-bundle --first --version 1.0.0
	swift run --package-path Tests/RuntimeApp --scratch-path .build/app RuntimeApp .build/app-bundle
	.build/debug/hornbook publish --curriculum Tests/Samples/swiftly --output .build/app-images --first --version 1.0.0
	.build/app/debug/RuntimeApp .build/app-images
	.build/debug/hornbook publish --curriculum Tests/Samples/calls --output .build/app-calls --first --version 1.0.0
	.build/app/debug/RuntimeApp .build/app-calls
	@rm -f Tests/RuntimeApp/Package.resolved
	@if ls .build/app/checkouts .build/app/debug/Modules | grep -iE 'yaml|argument|crypto|nio|authoring|commands'; then \
	  echo "an app would have to fetch or build this; only the command-line tool may need it"; exit 1; fi

check: setup ## formatting, file and function sizes, public docs, architecture, originality of Python's library
	swift format lint --strict --parallel --recursive Package.swift Sources Tests
	python3 Tests/Originality/originality.py Sources/Python/Library
	$(OPTIMIZED) swift test --filter ArchitectureTests

docs: ## make the documentation a static site in .build/docs; BASE=PATH where the site is not at the top of its host
	@rm -rf .build/docs && mkdir -p .build
	$(DOCC) convert Sources/hornbook/Hornbook.docc --output-path .build/docs --warnings-as-errors \
	  --fallback-display-name Hornbook --fallback-bundle-identifier hornbook $(if $(BASE),--hosting-base-path $(BASE))
	@echo "made .build/docs; look at it with: python3 -m http.server --directory .build/docs"
	@echo "and open http://localhost:8000/documentation/hornbook"

format: ## format all Swift files in place
	swift format --in-place --parallel --recursive Package.swift Sources Tests

schemas: build ## write schemas/ anew from the field declarations
	$(HORNBOOK) schema --output schemas

specs: debug judges ## write the outputs in the specification pages anew; read the difference before you commit it
	$(OPTIMIZED) HORNBOOK_REWRITE_SPECS=1 swift test --skip-build --filter Pages

sanitize: setup venv ## run the interpreter's tests under the address sanitizer, leaks included
	HORNBOOK_ROUNDS=2 ASAN_OPTIONS=detect_leaks=1 LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/PythonTests/leaks.supp \
	  swift test --sanitize=address --scratch-path .build/sanitize --filter "^Python[A-Za-z]*Tests[.]"

bench: build judges ## measure speed and memory against libyaml, CPython and today's tools
	$(RELEASE) --product benchmarks
	.build/release/benchmarks

costs: build ## count the instructions of fixed runs, and compare with the committed counts; ACCEPT=1, FUNCTIONS=1, RUNS=PART
ifeq ($(shell uname -sm),Linux x86_64)
	@command -v valgrind >/dev/null || $(MAKE) --no-print-directory install-package PACKAGE=valgrind BREW=valgrind
	$(OPTIMIZED) swift build --product benchmarks
	.build/debug/benchmarks costs --hornbook $(CURDIR)/$(HORNBOOK)$(if $(FUNCTIONS),.symbols --functions) $(if $(ACCEPT),--accept) $(RUNS)
else
	@echo "instructions are counted on Linux with x86_64, for which counts are committed"
endif

fuzz: build judges ## lint 20,000 mutated files and look for a crash, then the tests with drawn input, twenty times as long
	$(RELEASE) --product benchmarks
	.build/release/benchmarks fuzz --count 20000
	$(OPTIMIZED) HORNBOOK_ROUNDS=20 swift test --filter 'FuzzTests|AgreementTests|RandomProgramTests|StackTests|CollectorTests'

fuzz-python: venv ## run 20,000 random programs and 19 million random draws here and in the real python3
	$(RELEASE) --product benchmarks
	.build/release/benchmarks fuzz-python --count 20000

install: build ## install the binary, completions and schemas; PREFIX=/usr/local by default
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/hornbook/schemas
	install -m 755 $(HORNBOOK) $(DESTDIR)$(PREFIX)/bin/hornbook
	install -m 644 schemas/*.json $(DESTDIR)$(PREFIX)/share/hornbook/schemas
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(HORNBOOK) --generate-completion-script bash >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/hornbook
	$(HORNBOOK) --generate-completion-script zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_hornbook
	$(HORNBOOK) --generate-completion-script fish >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/hornbook.fish

uninstall: ## take away what `make install` wrote
	rm -f $(DESTDIR)$(PREFIX)/bin/hornbook $(DESTDIR)$(PREFIX)/share/bash-completion/completions/hornbook \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_hornbook $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/hornbook.fish
	rm -rf $(DESTDIR)$(PREFIX)/share/hornbook

clean: ## take away everything that was built
	rm -rf .build .venv dist
