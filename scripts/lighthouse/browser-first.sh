#!/bin/sh
# Starts $BROWSER before what else this machine does: Lighthouse itself and the site's server take turns
# with the measured page on the same processors. And without the right to set priorities: as root, Chromium
# would put its own threads before the page's main thread, which no visitor's browser may do. Where that
# cannot be had, the browser starts as it is.
if setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice true 2>/dev/null; then
  exec nice -n -10 setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice "$BROWSER" "$@"
fi
exec "$BROWSER" "$@"
