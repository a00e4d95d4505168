-- CreateTable
CREATE TABLE "model_usage" (
    "conversation_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "model" TEXT NOT NULL,
    "user_id" UUID,
    "answers" INTEGER NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER NOT NULL,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("conversation_id","day","model")
);

-- CreateTable
CREATE TABLE "model_budget_notice" (
    "user_id" UUID NOT NULL,
    "month" TEXT NOT NULL,

    CONSTRAINT "model_budget_notice_pkey" PRIMARY KEY ("user_id","month")
);

-- CreateIndex
CREATE INDEX "model_usage_user_id_day_idx" ON "model_usage"("user_id", "day");

-- CreateIndex
CREATE INDEX "model_usage_day_idx" ON "model_usage"("day");

-- CreateIndex
CREATE INDEX "model_budget_notice_month_idx" ON "model_budget_notice"("month");
