-- AlterTable
ALTER TABLE "daily_message" ADD COLUMN     "hour" INTEGER NOT NULL DEFAULT 7;
