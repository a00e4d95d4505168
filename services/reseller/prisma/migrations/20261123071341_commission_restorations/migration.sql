-- AlterTable
ALTER TABLE "commission" ADD COLUMN "ordinal" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "commission" DROP CONSTRAINT "commission_adds_up";

-- A restoration pays a reversed commission again; every row of before satisfies the rule.
ALTER TABLE "commission" ADD CONSTRAINT "commission_adds_up" CHECK (
  "kind" IN ('sale', 'reversal', 'restoration')
  AND "state" IN ('held', 'pending', 'available', 'requested', 'paid', 'cancelled')
  AND (("kind" = 'sale' AND "amount_cents" >= 0 AND "refund_cents" = 0)
    OR ("kind" = 'reversal' AND "amount_cents" < 0 AND "refund_cents" > 0)
    OR ("kind" = 'restoration' AND "amount_cents" > 0 AND "refund_cents" >= 0))
  AND ("state" NOT IN ('requested', 'paid') OR "payout_id" IS NOT NULL)) NOT VALID;
