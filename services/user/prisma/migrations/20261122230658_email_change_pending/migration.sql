-- AlterTable
ALTER TABLE "profile" ADD COLUMN     "pending_email" TEXT,
ADD COLUMN     "pending_email_until" TIMESTAMPTZ(3);
