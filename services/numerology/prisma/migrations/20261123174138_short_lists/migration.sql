-- CreateTable
CREATE TABLE "short_list" (
    "analysis_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "short_list_pkey" PRIMARY KEY ("analysis_id")
);

-- CreateTable
CREATE TABLE "short_list_name" (
    "id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL,

    CONSTRAINT "short_list_name_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "short_list_visitor" (
    "id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "voted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "short_list_visitor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "short_list_vote" (
    "visitor_id" UUID NOT NULL,
    "name_id" UUID NOT NULL,
    "choice" TEXT NOT NULL,
    "comment" TEXT NOT NULL,

    CONSTRAINT "short_list_vote_pkey" PRIMARY KEY ("visitor_id","name_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "short_list_slug_key" ON "short_list"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "short_list_name_analysis_id_name_key" ON "short_list_name"("analysis_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "short_list_visitor_token_hash_key" ON "short_list_visitor"("token_hash");

-- CreateIndex
CREATE INDEX "short_list_visitor_analysis_id_idx" ON "short_list_visitor"("analysis_id");

-- CreateIndex
CREATE INDEX "short_list_vote_name_id_idx" ON "short_list_vote"("name_id");

-- AddForeignKey
ALTER TABLE "short_list" ADD CONSTRAINT "short_list_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "short_list_name" ADD CONSTRAINT "short_list_name_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "short_list"("analysis_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "short_list_visitor" ADD CONSTRAINT "short_list_visitor_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "short_list"("analysis_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "short_list_vote" ADD CONSTRAINT "short_list_vote_visitor_id_fkey" FOREIGN KEY ("visitor_id") REFERENCES "short_list_visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "short_list_vote" ADD CONSTRAINT "short_list_vote_name_id_fkey" FOREIGN KEY ("name_id") REFERENCES "short_list_name"("id") ON DELETE CASCADE ON UPDATE CASCADE;
