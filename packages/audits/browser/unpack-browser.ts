/**
 * Unpacks the pinned browser into the system's temporary folder, with one font and the libraries that a minimal system
 * lacks. Run by pinned-browser.ts.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflate } from '@sparticuz/chromium'
import subsetFont from 'subset-font'

const folder = tmpdir()
const packed = path.resolve('node_modules/@sparticuz/chromium/bin')
await Promise.all(['chromium.br', 'al2023.tar.br'].map((file) => inflate(path.join(packed, file))))
chmodSync(path.join(folder, 'chromium'), 0o755)

// This makes the site's typeface the only system font, so that pages look the same on every machine.
mkdirSync(path.join(folder, 'fonts'))
const typeface = path.resolve(
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
)
const latin = Array.from({ length: 0x2c0 }, (_, code) => String.fromCodePoint(0x20 + code)).join('')
writeFileSync(
  path.join(folder, 'fonts/archivo.ttf'),
  await subsetFont(readFileSync(typeface), latin, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  }),
)
writeFileSync(
  path.join(folder, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">font-cache</cachedir>
</fontconfig>
`,
)
writeFileSync(
  path.join(folder, 'run'),
  `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here" LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`,
  { mode: 0o755 },
)
