-- AlterTable
ALTER TABLE "document" ADD COLUMN     "ordered_by" UUID;
