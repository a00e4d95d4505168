-- AlterTable
ALTER TABLE "document" ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0;
