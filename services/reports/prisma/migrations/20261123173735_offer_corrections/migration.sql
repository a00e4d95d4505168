-- CreateTable
CREATE TABLE "rule_correction_offer" (
    "report_id" UUID NOT NULL,
    "correction_id" TEXT NOT NULL,
    "rule_set" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "redone_at" TIMESTAMPTZ(3),

    CONSTRAINT "rule_correction_offer_pkey" PRIMARY KEY ("report_id","correction_id")
);

-- CreateTable
CREATE TABLE "rule_correction_scan" (
    "correction_id" TEXT NOT NULL,
    "last_report_id" UUID NOT NULL,

    CONSTRAINT "rule_correction_scan_pkey" PRIMARY KEY ("correction_id")
);

-- AddForeignKey
ALTER TABLE "rule_correction_offer" ADD CONSTRAINT "rule_correction_offer_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;
