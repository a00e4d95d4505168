-- The erasure of a person deletes their published events. An index of a partitioned table cannot be built concurrently; an
-- outbox holds one week.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "outbox_event_user_id_idx" ON "outbox_event"(("payload"->>'userId')) WHERE "published_at" IS NOT NULL;
