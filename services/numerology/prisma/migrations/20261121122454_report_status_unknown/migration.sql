-- AlterTable
ALTER TABLE "analysis" ALTER COLUMN "report_status" DROP NOT NULL,
ALTER COLUMN "report_status" DROP DEFAULT;

UPDATE "analysis" SET "report_status" = NULL WHERE "report_status" = 'processing';
