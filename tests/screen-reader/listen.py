"""Starts Orca as its own command does, but prints what it would say: one phrase per line, as JSON."""

import json
import logging
import sys

# Orca's folder, in case the interpreter is not the system's own.
sys.path.append('/usr/lib/python3/dist-packages')

from orca import debug, orca, orca_state, settings, speech


class Printer(logging.Handler):
    def emit(self, record):
        print(json.dumps(record.getMessage()), flush=True)


# Its debug messages would fill the test's output; exceptions are still printed.
debug.debugLevel = debug.LEVEL_OFF

# Orca logs each phrase for its own tests.
log = logging.getLogger('speech')
log.addHandler(Printer())

# Without a speech server, Orca waits for no voice, and so reads a page in one go.
settings.speechServerFactory = None
settings.speechFactoryModules = []
chosen = {
    'enableSound': False,
    'enableBraille': False,
    'enableKeyEcho': False,
    # The tests ask for the reading once a page is ready.
    'sayAllOnLoad': False,
}

say_all = speech.sayAll


def say_all_and_note(utterances, progress):
    log.info('start of reading')
    # Otherwise it leaves out the role and the dialog of what it said last.
    orca_state.activeScript.utilities._priorContexts.clear()
    say_all(utterances, progress)
    log.info('end of reading')


speech.sayAll = say_all_and_note

orca.getSettingsManager().activate(sys.argv[1], chosen)
sys.exit(orca.main())
