#!/bin/sh
# Replaces the containers of Compose by those of the present images, one replica after the other: a new one serves before an
# old one leaves, so no call is lost (docs/runbooks/upgrade.md). `docker compose up` replaces all replicas of a part at once.
#   SEFIRA_VERSION=2 sh deploy/docker/rolling-update.sh            every part
#   SEFIRA_VERSION=2 sh deploy/docker/rolling-update.sh chat auth  these
# COMPOSE_FILE names files of your own beside docker-compose.yml.
set -eu
parts=${*:-auth user numerology reports reports-worker billing chat content reseller admin-config gateway}

docker compose run --rm --no-deps migrate
for part in $parts; do
  # A fixed port of the machine has room for one gateway: it is replaced in its place, and browsers try again for seconds.
  if [ "$part" = gateway ]; then
    if ! docker compose config gateway | grep -q 'published: .*-'; then
      docker compose up --detach --wait --no-deps gateway
      continue
    fi
  fi
  before=$(docker compose ps --quiet "$part")
  count=$(echo "$before" | wc -l)
  for old in $before; do
    docker compose up --detach --wait --no-deps --no-recreate --scale "$part=$((count + 1))" "$part"
    docker stop --time 35 "$old" >/dev/null
    docker rm "$old" >/dev/null
  done
  echo "$part: $count"
done
