#!/bin/sh
# Starts the browser, $MEASURED_BROWSER or the first that the system has, before what else this machine does:
# Lighthouse itself and the site's server take turns with the measured page on the same processors. And without
# the right to set priorities: as root, Chromium would put its own threads before the page's main thread, which
# no visitor's browser may do. Where that cannot be had, the browser starts as it is.
for name in google-chrome-stable google-chrome chromium chromium-browser chrome; do
  MEASURED_BROWSER=${MEASURED_BROWSER:-$(command -v "$name")}
done
if [ -z "$MEASURED_BROWSER" ]; then
  echo 'No Chrome or Chromium found on the PATH. Set MEASURED_BROWSER to one.' >&2
  exit 127
fi
if setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice true 2>/dev/null; then
  exec nice -n -10 setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice "$MEASURED_BROWSER" "$@"
fi
exec "$MEASURED_BROWSER" "$@"
