"""Starts Orca as its own program does, but prints what it says, as JSON, a phrase a line, instead of saying it."""

import json
import logging
import sys

# Where Orca is, if the interpreter is not the system's own.
sys.path.append('/usr/lib/python3/dist-packages')

from orca import debug, orca, orca_state, settings, speech


class Printer(logging.Handler):
    def emit(self, record):
        print(json.dumps(record.getMessage()), flush=True)


# Its notes about events would fill the test's output; what it throws is still printed.
debug.debugLevel = debug.LEVEL_OFF

# Orca logs each phrase for tests of its own.
log = logging.getLogger('speech')
log.addHandler(Printer())

# Without a speech server, Orca reads a page in one go, since it waits for no voice.
settings.speechServerFactory = None
settings.speechFactoryModules = []
chosen = {
    'enableSound': False,
    'enableBraille': False,
    'enableKeyEcho': False,
    # The tests ask for the reading when a page is ready.
    'sayAllOnLoad': False,
}

say_all = speech.sayAll


def say_all_and_note(utterances, progress):
    log.info('start of reading')
    # Else it leaves out the role and the dialog of what it happens to have said last.
    orca_state.activeScript.utilities._priorContexts.clear()
    say_all(utterances, progress)
    log.info('end of reading')


speech.sayAll = say_all_and_note

orca.getSettingsManager().activate(sys.argv[1], chosen)
sys.exit(orca.main())
