-- AlterTable
ALTER TABLE "order" ADD COLUMN     "base_order_id" UUID,
ADD COLUMN     "cancelling_since" TIMESTAMPTZ(3),
ADD COLUMN     "uncovered_cents" INTEGER NOT NULL DEFAULT 0;

-- Upgrades made before: what a paid one replaced, and what an open one was calculated from.
UPDATE "order" SET "base_order_id" = ("replaced"->>'orderId')::uuid
WHERE "discount_cents" > 0 AND "replaced"->>'orderId' IS NOT NULL;
UPDATE "order" o SET "base_order_id" = s."order_id" FROM "subscription" s
WHERE s."user_id" = o."user_id" AND o."status" = 'pending' AND o."discount_cents" > 0 AND o."replaced" IS NULL;
