/**
 * Prints the path of the browser that Lighthouse CI measures in: the pinned one, which has no windows to draw. On two
 * cores, the toolbar and tabs of a whole Chromium take turns with the page that is measured, and double its times.
 * Where the pinned one can't run, it is the system's.
 */
import { findBrowser } from '../browser/find-browser.ts'
import { missingBrowser, pinnedBrowser } from '../browser/pinned-browser.ts'

console.log(missingBrowser() === undefined ? pinnedBrowser() : findBrowser())
