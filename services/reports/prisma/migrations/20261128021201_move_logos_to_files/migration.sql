-- AlterTable
ALTER TABLE "brand_version" ADD COLUMN     "logo_key" TEXT;
