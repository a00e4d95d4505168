-- AlterTable
ALTER TABLE "profile" ADD COLUMN     "account_updated_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_email_confirmed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_two_factor_enabled" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "user_id" UUID;

-- CreateTable
CREATE TABLE "avatar" (
    "user_id" UUID NOT NULL,
    "file" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "avatar_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "consent" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "version" TEXT NOT NULL DEFAULT '',
    "address_prefix" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "link" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "is_pushed" BOOLEAN NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "told_at" TIMESTAMPTZ(3),
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscription" (
    "endpoint_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("endpoint_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "avatar_file_key" ON "avatar"("file");

-- CreateIndex
CREATE INDEX "consent_user_id_id_idx" ON "consent"("user_id", "id");

-- CreateIndex
CREATE INDEX "notification_user_id_id_idx" ON "notification"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notification_told_at_held_until_idx" ON "notification"("told_at", "held_until");

-- CreateIndex
CREATE INDEX "notification_created_at_idx" ON "notification"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_cause_key" ON "notification"("user_id", "cause");

-- CreateIndex
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription"("user_id");

-- CreateIndex
CREATE INDEX "mail_user_id_idx" ON "mail"("user_id");
