-- AlterTable
ALTER TABLE "order" ADD COLUMN     "refund_actor" TEXT,
ADD COLUMN     "refunding_cents" INTEGER;
