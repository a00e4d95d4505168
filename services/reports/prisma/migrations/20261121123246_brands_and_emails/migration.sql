-- CreateTable
CREATE TABLE "report_email" (
    "id" UUID NOT NULL,
    "report_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_version" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "accent_color" TEXT NOT NULL,
    "cover_color" TEXT NOT NULL,
    "logo" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brand_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand" (
    "user_id" UUID NOT NULL,
    "version_id" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "wallet_version" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "report_email_report_id_email_key" ON "report_email"("report_id", "email");

-- CreateIndex
CREATE INDEX "brand_version_id_idx" ON "brand"("version_id");

-- AddForeignKey
ALTER TABLE "report_email" ADD CONSTRAINT "report_email_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand" ADD CONSTRAINT "brand_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "brand_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
