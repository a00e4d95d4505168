-- AlterTable
ALTER TABLE "analysis" ADD COLUMN     "client_id" UUID;

-- CreateTable
CREATE TABLE "client" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "folded_name" TEXT NOT NULL,
    "birth_date" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "consent_on" TEXT,
    "consent_note" TEXT NOT NULL,
    "search_text" TEXT NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "client_user_id_folded_name_id_idx" ON "client"("user_id", "folded_name", "id");
