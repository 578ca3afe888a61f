#!/bin/sh
# Compacts the history of the buckets once a day: otherwise a new phone receives every earlier change of a row. A failed run is
# tried again after five minutes.
set -eu
while :; do
  if /bin/sh /powersync.sh compact; then sleep 86400; else sleep 300; fi
done
