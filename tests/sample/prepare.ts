import { execFileSync } from 'node:child_process'

/** Before the unit tests: writes the sample's modules, in a process of its own, where `SITE` names the sample. */
export default function prepare(): void {
  execFileSync(process.execPath, ['tests/sample/write-modules.ts'], {
    env: { ...process.env, SITE: 'spanwright' },
    stdio: 'inherit',
  })
}
