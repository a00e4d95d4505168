-- AlterTable
ALTER TABLE "order" ADD COLUMN     "offer_cycle" INTEGER,
ADD COLUMN     "offer_cycles" INTEGER;

-- CreateTable
CREATE TABLE "offer_version" (
    "id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "cycles" INTEGER NOT NULL,
    "audience" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,

    CONSTRAINT "offer_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_payer" (
    "order_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "document_hash" TEXT NOT NULL,
    "mailbox_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_payer_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "offer_version_plan_valid_from_key" ON "offer_version"("plan", "valid_from");

-- CreateIndex
CREATE INDEX "plan_payer_user_id_idx" ON "plan_payer"("user_id");

-- CreateIndex
CREATE INDEX "plan_payer_document_hash_idx" ON "plan_payer"("document_hash");

-- CreateIndex
CREATE INDEX "plan_payer_mailbox_hash_idx" ON "plan_payer"("mailbox_hash");
