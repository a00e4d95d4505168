-- The relay claims unpublished rows in the order of their ids; without an index of their own a claim reads past all published
-- rows of the week. An index of a partitioned table cannot be built or dropped concurrently; an outbox holds one week.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "outbox_event_unpublished_idx" ON "outbox_event"("id") WHERE "published_at" IS NULL;

-- As above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "outbox_event_published_idx" ON "outbox_event"("published_at", "id") WHERE "published_at" IS NOT NULL;

-- As above.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "outbox_event_published_at_id_idx";

-- AlterTable
ALTER TABLE "dead_letter" ADD COLUMN     "dismissed_at" TIMESTAMPTZ(3),
ADD COLUMN     "dismissed_reason" TEXT;

-- CreateTable
CREATE TABLE "event_confirmation" (
    "subscriber" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "event_id" UUID NOT NULL,

    CONSTRAINT "event_confirmation_pkey" PRIMARY KEY ("subscriber")
);
