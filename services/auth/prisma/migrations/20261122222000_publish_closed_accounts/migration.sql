-- Accounts that were closed before `account.closed` existed are published once, so that every service closes what it kept
-- open for them. The id begins with the time, as UUID version 7 does: the table is partitioned by it.
INSERT INTO "outbox_event" ("id", "name", "payload")
SELECT
  overlay(gen_random_uuid()::text PLACING left(event_bound(now())::text, 14) || '7' FROM 1)::uuid,
  'account.closed',
  jsonb_build_object(
    'userId', "id", 'email', "email", 'reason', "status",
    'eraseAt', to_char("erase_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'closedAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "account" WHERE "status" IN ('suspended', 'deactivated');
