/** Prints the path of the browser that Lighthouse CI measures in. */
import { findBrowser } from '../browser/find-browser.ts'

// Lighthouse CI sets it to the script that calls this one, which would call itself forever.
delete process.env['CHROME_PATH']
console.log(findBrowser())
