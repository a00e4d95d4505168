-- CreateTable
CREATE TABLE "daily_message" (
    "user_id" UUID NOT NULL,
    "told_on" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "daily_message_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "daily_message_told_on_idx" ON "daily_message"("told_on");
