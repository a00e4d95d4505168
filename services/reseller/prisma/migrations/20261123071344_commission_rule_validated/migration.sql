-- The rule was added without a check of older rows, which would have locked the table.
ALTER TABLE "commission" VALIDATE CONSTRAINT "commission_adds_up";
