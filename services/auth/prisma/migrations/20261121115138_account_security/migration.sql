-- AlterTable
ALTER TABLE "account" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "erase_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "rotated_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "retired_token" (
    "token_hash" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "retired_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retired_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "one_time_token" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_factor" (
    "account_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "enabled_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "backup_code" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "backup_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_challenge" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "tries_left" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_device" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "external_identity" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "external_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "used_nonce" (
    "nonce_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_nonce_pkey" PRIMARY KEY ("nonce_hash")
);

-- CreateIndex
CREATE INDEX "retired_token_session_id_idx" ON "retired_token"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_token_hash_key" ON "one_time_token"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_account_id_purpose_key" ON "one_time_token"("account_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "backup_code_account_id_code_hash_key" ON "backup_code"("account_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "login_challenge_token_hash_key" ON "login_challenge"("token_hash");

-- CreateIndex
CREATE INDEX "login_challenge_account_id_idx" ON "login_challenge"("account_id");

-- CreateIndex
CREATE INDEX "login_challenge_expires_at_idx" ON "login_challenge"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "known_device_token_hash_key" ON "known_device"("token_hash");

-- CreateIndex
CREATE INDEX "known_device_account_id_idx" ON "known_device"("account_id");

-- CreateIndex
CREATE INDEX "known_device_last_seen_at_idx" ON "known_device"("last_seen_at");

-- CreateIndex
CREATE INDEX "external_identity_account_id_idx" ON "external_identity"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "external_identity_issuer_subject_key" ON "external_identity"("issuer", "subject");

-- CreateIndex
CREATE INDEX "used_nonce_expires_at_idx" ON "used_nonce"("expires_at");

-- CreateIndex
CREATE INDEX "account_erase_at_idx" ON "account"("erase_at");

-- CreateIndex
CREATE INDEX "account_role_status_idx" ON "account"("role", "status");

-- AddForeignKey
ALTER TABLE "retired_token" ADD CONSTRAINT "retired_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "backup_code" ADD CONSTRAINT "backup_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
