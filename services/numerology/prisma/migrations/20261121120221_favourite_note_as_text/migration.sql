-- AlterTable
ALTER TABLE "favourite" ALTER COLUMN "note" SET DATA TYPE TEXT;
