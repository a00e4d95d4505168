#!/bin/sh
# Inside an image's build: installs what the given workspaces need to run, from the lock file.
set -eu
node /install/prune-workspaces.ts "$@"
npm ci --ignore-scripts --prefer-offline --omit=dev
for other in cockroachdb mysql sqlite sqlserver; do
  rm -f node_modules/@prisma/client/runtime/query_compiler_*."$other".*
done
