-- AlterTable
ALTER TABLE "contact_message" ADD COLUMN "is_priority" BOOLEAN NOT NULL DEFAULT false;
