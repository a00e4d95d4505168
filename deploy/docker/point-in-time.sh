#!/bin/sh
# Continuous archive of a PostgreSQL, beside its server: every segment of its log as it is filled (or after archive_timeout),
# compressed, since most of a segment that was not filled is zeros; and base backups to start from. docker-compose.yml gives it to the server's container; docs/runbooks/backup-and-restore.md says when to call what.
#   base                     a base backup, beside the traffic; keeps the two newest and the log that they need
#   recover <base> [<time>]  puts a base in the place of the data, to be brought to that time (or to the end) at the next start
set -eu
archive=${ARCHIVE_DIR:-/archive}
program=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")

case "${1:-}" in
  # The server calls it with %p %f; what it has acknowledged is on the disk, whole.
  keep)
    if [ -f "$archive/wal/$3.gz" ]; then
      gzip -dc "$archive/wal/$3.gz" | cmp -s "$2" -
      exit
    fi
    mkdir -p "$archive/wal"
    gzip -1 -c "$2" >"$archive/wal/$3.part"
    sync "$archive/wal/$3.part"
    mv "$archive/wal/$3.part" "$archive/wal/$3.gz"
    sync "$archive/wal"
    ;;

  # … and, when it recovers, with %f %p.
  fetch)
    [ -f "$archive/wal/$2.gz" ] && gzip -dc "$archive/wal/$2.gz" >"$3"
    ;;

  # The files of the data, between pg_backup_start and pg_backup_stop: they may change meanwhile.
  copy)
    mkdir -p "$2"
    { tar -C "$PGDATA" --exclude='./pg_wal/*' --exclude=./postmaster.pid --exclude=./postmaster.opts \
        --exclude='./pg_replslot/*' --exclude='./pg_stat_tmp/*' -cf - . || [ $? = 1 ]; } | tar -C "$2" -xf -
    ;;

  base)
    name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
    half=$archive/base/$name.part
    mkdir -p "$archive/base"
    export PGPASSWORD="${PGPASSWORD:-$(cat /run/secrets/postgres_password)}"
    psql -X -q -h 127.0.0.1 -U "${POSTGRES_USER:-postgres}" -d "${POSTGRES_DB:-postgres}" -v ON_ERROR_STOP=1 -At <<SQL
SELECT pg_backup_start('$name', true) \g /dev/null
\! sh '$program' copy '$half'
SELECT labelfile FROM pg_backup_stop(true) \g '$half/backup_label'
SQL
    mv "$half" "$archive/base/$name"
    ls -1d "$archive"/base/*Z | sort -r | tail -n +3 | xargs -r rm -rf
    oldest=$(ls -1d "$archive"/base/*Z | sort | head -n 1)
    first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
    for segment in "$archive"/wal/*; do
      [ "$(basename "$segment" | cut -c9-24)" \< "$(printf %s "$first" | cut -c9-24)" ] && rm "$segment"
    done
    echo "$archive/base/$name"
    ;;

  recover)
    [ ! -e "$PGDATA/postmaster.pid" ] || { echo 'O PostgreSQL ainda está de pé.' >&2; exit 1; }
    base=$archive/base/$2
    [ -f "$base/backup_label" ] || { echo "Não há cópia em $base." >&2; exit 1; }
    before=$PGDATA.before-$(date -u +%Y-%m-%dT%H-%M-%SZ)
    [ ! -d "$PGDATA" ] || mv "$PGDATA" "$before"
    cp -a "$base" "$PGDATA"
    chmod 700 "$PGDATA"
    # What the server had not archived yet is in its own folder, where that is left.
    for segment in "$before"/pg_wal/0*; do
      [ ! -f "$segment" ] || cp -a "$segment" "$PGDATA/pg_wal/"
    done
    touch "$PGDATA/recovery.signal"
    {
      echo "restore_command = 'sh $program fetch %f %p'"
      echo "recovery_target_timeline = 'latest'"
      [ -z "${3:-}" ] || echo "recovery_target_time = '$3'"
      [ -z "${3:-}" ] || echo "recovery_target_action = 'promote'"
    } >>"$PGDATA/postgresql.auto.conf"
    echo "$PGDATA volta de $2${3:+ a $3}; os dados de antes estão em $before."
    ;;

  *)
    sed -n 's/^#   //p' "$program" >&2
    exit 64
    ;;
esac
