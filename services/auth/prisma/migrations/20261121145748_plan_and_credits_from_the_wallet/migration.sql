-- AlterTable
ALTER TABLE "account" ADD COLUMN     "wallet_version" INTEGER NOT NULL DEFAULT 0;
