-- CreateTable
CREATE TABLE "account_standing" (
    "user_id" UUID NOT NULL,
    "is_closed" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_standing_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "mail_permit" (
    "id" UUID NOT NULL,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "is_own" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_permit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_refusal" (
    "recipient" TEXT NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_refusal_pkey" PRIMARY KEY ("recipient")
);

-- CreateIndex
CREATE INDEX "mail_permit_sender_created_at_idx" ON "mail_permit"("sender", "created_at");

-- CreateIndex
CREATE INDEX "mail_permit_recipient_created_at_idx" ON "mail_permit"("recipient", "created_at");

-- CreateIndex
CREATE INDEX "mail_permit_created_at_idx" ON "mail_permit"("created_at");
