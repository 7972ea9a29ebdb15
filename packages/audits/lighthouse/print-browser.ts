/** Prints the path of the browser that Lighthouse CI measures in. */
import { findBrowser } from '../browser/find-browser.ts'

// Lighthouse CI puts the script that asks into it: it would ask itself, for ever.
delete process.env['CHROME_PATH']
console.log(findBrowser())
