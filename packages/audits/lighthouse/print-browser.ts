/** Prints the path of the browser that Lighthouse CI measures in. */
import { findBrowser } from '../browser/find-browser.ts'

console.log(findBrowser())
