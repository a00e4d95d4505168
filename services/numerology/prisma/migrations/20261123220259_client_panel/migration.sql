-- AlterTable
ALTER TABLE "client" ADD COLUMN     "dates_until" TEXT;

-- CreateTable
CREATE TABLE "client_date" (
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "date" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "client_date_pkey" PRIMARY KEY ("client_id","date","kind")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "openings" INTEGER NOT NULL DEFAULT 0,
    "first_opened_at" TIMESTAMPTZ(3),
    "last_opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_opening" (
    "delivery_id" UUID NOT NULL,
    "date" TEXT NOT NULL,
    "openings" INTEGER NOT NULL,

    CONSTRAINT "delivery_opening_pkey" PRIMARY KEY ("delivery_id","date")
);

-- CreateTable
CREATE TABLE "analysis_feed" (
    "analysis_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "analysis_feed_pkey" PRIMARY KEY ("analysis_id")
);

-- CreateIndex
CREATE INDEX "client_date_user_id_date_client_id_kind_idx" ON "client_date"("user_id", "date", "client_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_slug_key" ON "delivery"("slug");

-- CreateIndex
CREATE INDEX "delivery_user_id_id_idx" ON "delivery"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "delivery_client_id_id_idx" ON "delivery"("client_id", "id" DESC);

-- CreateIndex
CREATE INDEX "delivery_analysis_id_idx" ON "delivery"("analysis_id");

-- CreateIndex
CREATE UNIQUE INDEX "analysis_feed_token_hash_key" ON "analysis_feed"("token_hash");

-- Cards exist for clients of professional plans only; the index is built in milliseconds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "client_dates_until_idx" ON "client"("dates_until");

-- AddForeignKey
ALTER TABLE "client_date" ADD CONSTRAINT "client_date_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_opening" ADD CONSTRAINT "delivery_opening_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analysis_feed" ADD CONSTRAINT "analysis_feed_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Search by parts of names, contacts and notes. Prisma cannot declare it; the table is small, as above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "client_search_idx" ON "client" USING gin ("search_text" public.gin_trgm_ops);
