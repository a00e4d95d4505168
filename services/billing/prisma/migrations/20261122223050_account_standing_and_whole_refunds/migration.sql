-- CreateTable
CREATE TABLE "account_standing" (
    "user_id" UUID NOT NULL,
    "is_closed" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_standing_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "whole_refund" (
    "order_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "document_hash" TEXT,
    "card_hash" TEXT,
    "mailbox_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "whole_refund_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE INDEX "whole_refund_user_id_idx" ON "whole_refund"("user_id");

-- CreateIndex
CREATE INDEX "whole_refund_document_hash_idx" ON "whole_refund"("document_hash");

-- CreateIndex
CREATE INDEX "whole_refund_card_hash_idx" ON "whole_refund"("card_hash");

-- CreateIndex
CREATE INDEX "whole_refund_mailbox_hash_idx" ON "whole_refund"("mailbox_hash");
