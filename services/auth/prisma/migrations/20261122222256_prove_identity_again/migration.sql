-- AlterTable
ALTER TABLE "account" ADD COLUMN     "role_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "proven_at" TIMESTAMPTZ(3),
ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "one_time_token" ADD COLUMN     "email" TEXT;
