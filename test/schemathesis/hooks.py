"""Sends a part of the requests at the limits of each operation, because all of them take ten minutes; the seed selects the part."""

import atexit
import json
import sys
from collections import Counter
from pathlib import Path

import schemathesis

PARTS = 4
seed = int(sys.argv[sys.argv.index("--seed") + 1])
made: Counter[str] = Counter()
called: set[str] = set()


@schemathesis.hook
def filter_case(context, case):
    """Keeps the first request of an operation, and one of PARTS of the following ones."""
    if case.meta is None or case.meta.phase.name != "coverage":
        return True
    label = case.operation.label
    made[label] += 1
    return made[label] == 1 or (made[label] + seed) % PARTS == 0


@schemathesis.hook
def after_call(context, case, response):
    """Remembers the operation, because the report has no list of those that a chain reached."""
    called.add(case.operation.label)


@atexit.register
def write_called():
    """Writes the operations that were called, for the test that started this run."""
    Path("called.json").write_text(json.dumps(sorted(called)))
