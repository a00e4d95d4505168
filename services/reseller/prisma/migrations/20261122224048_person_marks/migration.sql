-- AlterTable
ALTER TABLE "reseller" ADD COLUMN     "account_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_account_closed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "marked_at" TIMESTAMPTZ(3),
ADD COLUMN     "responsible_sealed" TEXT;

-- CreateTable
CREATE TABLE "person_mark" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "person_mark_pkey" PRIMARY KEY ("user_id","kind","hash")
);

-- CreateIndex
CREATE INDEX "person_mark_kind_hash_idx" ON "person_mark"("kind", "hash");
