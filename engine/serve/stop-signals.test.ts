import { expect, test } from 'vitest'
import { isShell } from './stop-signals.ts'

test.each([
  ['sh -c node scripts/run.ts start', true],
  ['/bin/sh', true],
  ['-bash', true],
  ['/usr/bin/zsh -l', true],
  ['npm start', false],
  ['ssh host', false],
  ['/usr/bin/python3 supervisor.sh', false],
  ['', false],
])('%j is recognized as a shell: %s', (command, expected) => expect(isShell(command)).toBe(expected))
