-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "is_bulk" BOOLEAN NOT NULL DEFAULT false;
