import { execFileSync } from 'node:child_process'

/** Writes the sample's modules before the unit tests, in a separate process in which `SITE` names the sample. */
export default function prepare(): void {
  execFileSync(process.execPath, ['tests/sample/write-modules.ts'], {
    env: { ...process.env, SITE: 'spanwright' },
    stdio: 'inherit',
  })
}
