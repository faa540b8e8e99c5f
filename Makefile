# The commands of this repository. `make help` lists them.
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c
export PATH := $(PATH):/opt/swift/usr/bin
# Seed of the random cases of `make differential`; seed 1 is what Fixtures/ records.
SEED ?= 2
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: help setup build demo pictures check-pictures test check check-static check-surface leaks compile-time differential conformance hostile scale bench instructions check-migration apps-frames predict logs fuzz log-bench clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what building needs and this machine lacks (apt-get, only if something is missing)
	@Scripts/setup

build: setup ## Build the tool for release
	swift build -c release --product ashlar -j $(JOBS)

demo: build ## Lay out the gallery, print frames, draw pictures and a page with all of them into out/
	swift build -c release --product ashlar-gallery -j $(JOBS)
	.build/release/ashlar solve --picture Examples/Documents/*.json
	.build/release/ashlar-gallery demo out

pictures: setup ## Draw the pictures of the documentation again
	swift run -j $(JOBS) ashlar-gallery pictures Documentation/Pictures

check-pictures: setup ## Check that the pictures of the documentation are up to date
	swift run -j $(JOBS) ashlar-gallery pictures --check Documentation/Pictures

test: setup ## Run all tests
	@swift test -j $(JOBS) 2>&1 | grep -v '^◇ Test'

check-static: setup ## Check format, imports, source rules and the Embedded Swift build
	@Scripts/check --static

check: setup ## Do what must pass before a change is merged: check-static and test
	@Scripts/check

check-surface: setup ## Check that the compatibility modules have all that Fixtures/surface lists
	JOBS=$(JOBS) Scripts/check-surface

leaks: setup ## Run the tests of ownership and churn under LeakSanitizer
	@Scripts/setup leaks
	@Scripts/leaks

compile-time: setup ## Print how long the compiler takes to check 200 chained statements
	@Scripts/compile-time

differential: setup ## Compare fresh random systems and documents with an independent LP (needs Python with scipy)
	@Scripts/setup differential
	Scripts/python Scripts/oracle/differential.py --seed $(SEED) $(DIFFERENTIAL)

scale: build ## Time the tool on 1,000 and 10,000 cells
	Scripts/scale .build/release/ashlar

bench: setup ## Measure the solver beside its peers and hand-written frames (BENCH=--write records it)
	@Scripts/setup bench
	Scripts/bench $(BENCH)

instructions: setup ## Compare instruction counts with the baseline (INSTRUCTIONS=--write makes a new one)
	@Scripts/setup instructions
	Scripts/instructions $(INSTRUCTIONS)

conformance: build ## Hold the shipped tool against the layouts that Apple's engine has answered
	.build/release/ashlar verify Fixtures/frames/*.json

hostile: build ## Feed the tool files made to hurt, with little time and memory
	Scripts/hostile .build/release/ashlar

check-migration: build ## Build and test Examples/LayoutTests, a package that knows only UIKit and SnapKit, in Swift 5 and 6 mode
	JOBS=$(JOBS) Scripts/check-migration .build/release/ashlar

apps-frames: setup ## Ask the oracles again for the frames of Examples/Apps (APPS=--check only compares)
	@Scripts/setup differential
	swift run -j $(JOBS) ashlar-apps .build/apps
	Scripts/python Scripts/oracle/apps.py .build/apps $(APPS)

predict: setup ## Score the prediction of what Apple's engine breaks, each source of logs predicted from the others
	swift run -c release -j $(JOBS) ashlar-predict Fixtures/logs

logs: build ## Check what `ashlar explain` says about all logs: an independent reader, an LP, the compiler for its code
	@Scripts/setup differential
	Scripts/python Scripts/oracle/logs.py check .build/release/ashlar
	JOBS=$(JOBS) Scripts/check-repairs .build/release/ashlar

fuzz: setup ## Fuzz the readers of logs, visual formats and documents, ten minutes each (SECONDS_EACH=60 for less)
	Scripts/fuzz $(or $(SECONDS_EACH),600)

log-bench: setup ## Time reading 50 MB of log with ten conflicts in it
	swift build -c release -j $(JOBS) --package-path Benchmarks --product log-bench
	Benchmarks/.build/release/log-bench

clean: ## Remove what was built
	rm -rf .build out
