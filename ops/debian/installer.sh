#!/bin/sh
# Installs the packages of this clone and builds its pages, as the owner of the clone: the user of the service may not write there.
set -eu
cd "$(dirname "$0")/../.."
npm ci --no-audit --no-fund
npm ci --no-audit --no-fund --prefix ops/install/node
node scripts/pages/build.ts
