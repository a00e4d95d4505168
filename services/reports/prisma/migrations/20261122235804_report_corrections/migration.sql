-- AlterTable
ALTER TABLE "report" ADD COLUMN     "corrections" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "first_input" JSONB;
