-- AlterTable
ALTER TABLE "backup_code" ADD COLUMN     "salt" TEXT;
