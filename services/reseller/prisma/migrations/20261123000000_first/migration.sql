-- CreateTable
CREATE TABLE "reseller" (
    "user_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "document_sealed" TEXT,
    "responsible_sealed" TEXT,
    "pix_key_type" TEXT,
    "pix_key_sealed" TEXT,
    "marked_at" TIMESTAMPTZ(3),
    "is_account_closed" BOOLEAN NOT NULL DEFAULT false,
    "account_changed_at" TIMESTAMPTZ(3),
    "promotion" TEXT NOT NULL DEFAULT '',
    "terms_version" TEXT,
    "reason" TEXT,
    "applied_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,

    CONSTRAINT "reseller_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "link" (
    "id" UUID NOT NULL,
    "reseller_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "source" TEXT NOT NULL DEFAULT '',
    "medium" TEXT NOT NULL DEFAULT '',
    "campaign" TEXT NOT NULL DEFAULT '',
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "link_day" (
    "reseller_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "link_id" UUID NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "sign_ups" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "link_day_pkey" PRIMARY KEY ("reseller_id","day","link_id")
);

-- CreateTable
CREATE TABLE "visitor" (
    "link_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "visitor_pkey" PRIMARY KEY ("link_id","day","hash")
) PARTITION BY RANGE ("day");

-- CreateTable
CREATE TABLE "customer" (
    "user_id" UUID NOT NULL,
    "reseller_id" UUID NOT NULL,
    "link_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "rate_basis_points" INTEGER NOT NULL,
    "standing" TEXT NOT NULL,
    "clicked_at" TIMESTAMPTZ(3),
    "attributed_at" TIMESTAMPTZ(3) NOT NULL,
    "total_spent_cents" INTEGER NOT NULL DEFAULT 0,
    "last_purchase_at" TIMESTAMPTZ(3),
    "plan_until" TIMESTAMPTZ(3),
    "active_until" TIMESTAMPTZ(3),

    CONSTRAINT "customer_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sale" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reseller_id" UUID,
    "link_id" UUID,
    "product" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL,
    "is_first" BOOLEAN NOT NULL DEFAULT false,
    "card_hash" TEXT,
    "document_hash" TEXT,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "refunded_at" TIMESTAMPTZ(3),
    "day" DATE NOT NULL,

    CONSTRAINT "sale_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "early_refund" (
    "order_id" UUID NOT NULL,
    "refunded_cents" INTEGER NOT NULL,
    "refunded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "early_refund_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "commission" (
    "id" UUID NOT NULL,
    "sale_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "refund_cents" INTEGER NOT NULL DEFAULT 0,
    "reseller_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "link_id" UUID NOT NULL,
    "product" TEXT NOT NULL,
    "rate_basis_points" INTEGER NOT NULL,
    "sale_cents" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "available_at" TIMESTAMPTZ(3) NOT NULL,
    "payout_id" UUID,
    "day" DATE NOT NULL,
    "available_day" DATE NOT NULL,

    CONSTRAINT "commission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sale_day" (
    "reseller_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "link_id" UUID NOT NULL,
    "product" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "sales" INTEGER NOT NULL,
    "first_sales" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "sale_day_pkey" PRIMARY KEY ("reseller_id","day","link_id","product","status")
);

-- CreateTable
CREATE TABLE "commission_day" (
    "reseller_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "link_id" UUID NOT NULL,
    "product" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "commissions" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "commission_day_pkey" PRIMARY KEY ("reseller_id","day","link_id","product","state")
);

-- CreateTable
CREATE TABLE "release_day" (
    "reseller_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "commissions" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "release_day_pkey" PRIMARY KEY ("reseller_id","day")
);

-- CreateTable
CREATE TABLE "payout" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "reseller_id" UUID NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "commissions" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "pix_key_type" TEXT NOT NULL,
    "pix_key_sealed" TEXT NOT NULL,
    "reason" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,
    "paid_at" TIMESTAMPTZ(3),
    "end_to_end_id" TEXT,
    "batch_id" UUID,

    CONSTRAINT "payout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_batch" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "payouts" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attribution_review" (
    "id" UUID NOT NULL,
    "reseller_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,

    CONSTRAINT "attribution_review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "person_mark" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "person_mark_pkey" PRIMARY KEY ("user_id","kind","hash")
);

-- CreateTable
CREATE TABLE "reseller_card" (
    "reseller_id" UUID NOT NULL,
    "card_hash" TEXT NOT NULL,

    CONSTRAINT "reseller_card_pkey" PRIMARY KEY ("reseller_id","card_hash")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "subject" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "outcome" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("subject","key")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "request_id" TEXT,
    "trace_parent" TEXT,
    "job_id" TEXT,
    "job_priority" INTEGER,
    "job_delay_milliseconds" INTEGER,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
) PARTITION BY RANGE ("id");

-- CreateTable
CREATE TABLE "inbox_event" (
    "event_id" UUID NOT NULL,
    "processed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_event_pkey" PRIMARY KEY ("event_id")
) PARTITION BY RANGE ("event_id");

-- CreateTable
CREATE TABLE "dead_letter" (
    "id" UUID NOT NULL,
    "queue" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replayed_at" TIMESTAMPTZ(3),

    CONSTRAINT "dead_letter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reseller_status_applied_at_idx" ON "reseller"("status", "applied_at");

-- CreateIndex
CREATE UNIQUE INDEX "link_code_key" ON "link"("code");

-- CreateIndex
CREATE INDEX "link_reseller_id_idx" ON "link"("reseller_id");

-- CreateIndex
CREATE INDEX "visitor_day_idx" ON "visitor"("day");

-- CreateIndex
CREATE INDEX "customer_reseller_id_attributed_at_user_id_idx" ON "customer"("reseller_id", "attributed_at", "user_id");

-- CreateIndex
CREATE INDEX "customer_reseller_id_active_until_idx" ON "customer"("reseller_id", "active_until");

-- CreateIndex
CREATE INDEX "sale_reseller_id_paid_at_id_idx" ON "sale"("reseller_id", "paid_at", "id");

-- CreateIndex
CREATE INDEX "sale_reseller_id_status_paid_at_id_idx" ON "sale"("reseller_id", "status", "paid_at", "id");

-- CreateIndex
CREATE INDEX "sale_user_id_idx" ON "sale"("user_id");

-- CreateIndex
CREATE INDEX "early_refund_refunded_at_idx" ON "early_refund"("refunded_at");

-- CreateIndex
CREATE INDEX "commission_reseller_id_created_at_id_idx" ON "commission"("reseller_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "commission_reseller_id_state_created_at_id_idx" ON "commission"("reseller_id", "state", "created_at", "id");

-- CreateIndex
CREATE INDEX "commission_state_available_at_idx" ON "commission"("state", "available_at");

-- CreateIndex
CREATE INDEX "commission_payout_id_idx" ON "commission"("payout_id");

-- CreateIndex
CREATE UNIQUE INDEX "commission_sale_id_kind_refund_cents_key" ON "commission"("sale_id", "kind", "refund_cents");

-- CreateIndex
CREATE UNIQUE INDEX "payout_number_key" ON "payout"("number");

-- CreateIndex
CREATE UNIQUE INDEX "payout_end_to_end_id_key" ON "payout"("end_to_end_id");

-- CreateIndex
CREATE INDEX "payout_reseller_id_id_idx" ON "payout"("reseller_id", "id");

-- CreateIndex
CREATE INDEX "payout_status_id_idx" ON "payout"("status", "id");

-- CreateIndex
CREATE INDEX "payout_batch_id_idx" ON "payout"("batch_id");

-- CreateIndex
CREATE UNIQUE INDEX "payout_batch_number_key" ON "payout_batch"("number");

-- CreateIndex
CREATE INDEX "attribution_review_reseller_id_idx" ON "attribution_review"("reseller_id");

-- CreateIndex
CREATE INDEX "attribution_review_state_id_idx" ON "attribution_review"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "attribution_review_customer_id_reason_key" ON "attribution_review"("customer_id", "reason");

-- CreateIndex
CREATE INDEX "person_mark_kind_hash_idx" ON "person_mark"("kind", "hash");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "outbox_event_published_at_id_idx" ON "outbox_event"("published_at", "id");

-- CreateIndex
CREATE INDEX "inbox_event_processed_at_idx" ON "inbox_event"("processed_at");

-- CreateIndex
CREATE INDEX "dead_letter_replayed_at_failed_at_idx" ON "dead_letter"("replayed_at", "failed_at");

-- AddForeignKey
ALTER TABLE "link" ADD CONSTRAINT "link_reseller_id_fkey" FOREIGN KEY ("reseller_id") REFERENCES "reseller"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rules that hold for every writer.
CREATE UNIQUE INDEX "link_one_default" ON "link" ("reseller_id") WHERE "is_default";
CREATE UNIQUE INDEX "payout_one_open" ON "payout" ("reseller_id") WHERE "status" IN ('requested', 'approved');

ALTER TABLE "sale" ADD CONSTRAINT "sale_adds_up" CHECK (
  "amount_cents" >= 0 AND "refunded_cents" BETWEEN 0 AND "amount_cents"
  AND "status" IN ('paid', 'cancelled') AND ("reseller_id" IS NULL) = ("link_id" IS NULL));

ALTER TABLE "commission" ADD CONSTRAINT "commission_adds_up" CHECK (
  "kind" IN ('sale', 'reversal')
  AND "state" IN ('held', 'pending', 'available', 'requested', 'paid', 'cancelled')
  AND (("kind" = 'sale' AND "amount_cents" >= 0 AND "refund_cents" = 0)
    OR ("kind" = 'reversal' AND "amount_cents" < 0 AND "refund_cents" > 0))
  AND ("state" NOT IN ('requested', 'paid') OR "payout_id" IS NOT NULL));

-- Triggers maintain the sums by day in the transaction of their rows, so that a dashboard equals its lists.
CREATE FUNCTION "sum_sales_added"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "sale_day" ("reseller_id", "day", "link_id", "product", "status", "sales", "first_sales", "cents")
  SELECT "reseller_id", "day", "link_id", "product", "status", sum("sales"), sum("first_sales"), sum("cents") FROM (
    SELECT "reseller_id", "day", "link_id", "product", "status", 1, "is_first"::int, "amount_cents" - "refunded_cents" FROM "new_rows" WHERE "reseller_id" IS NOT NULL
  ) AS "moved" ("reseller_id", "day", "link_id", "product", "status", "sales", "first_sales", "cents")
  GROUP BY "reseller_id", "day", "link_id", "product", "status"
  HAVING sum("sales") <> 0 OR sum("first_sales") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day", "link_id", "product", "status"
  ON CONFLICT ("reseller_id", "day", "link_id", "product", "status") DO UPDATE SET "sales" = "sale_day"."sales" + excluded."sales", "first_sales" = "sale_day"."first_sales" + excluded."first_sales", "cents" = "sale_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_sales_added" AFTER INSERT ON "sale" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_sales_added"();

CREATE FUNCTION "sum_sales_changed"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "sale_day" ("reseller_id", "day", "link_id", "product", "status", "sales", "first_sales", "cents")
  SELECT "reseller_id", "day", "link_id", "product", "status", sum("sales"), sum("first_sales"), sum("cents") FROM (
    SELECT "reseller_id", "day", "link_id", "product", "status", 1, "is_first"::int, "amount_cents" - "refunded_cents" FROM "new_rows" WHERE "reseller_id" IS NOT NULL
    UNION ALL
    SELECT "reseller_id", "day", "link_id", "product", "status", -1, -"is_first"::int, "refunded_cents" - "amount_cents" FROM "old_rows" WHERE "reseller_id" IS NOT NULL
  ) AS "moved" ("reseller_id", "day", "link_id", "product", "status", "sales", "first_sales", "cents")
  GROUP BY "reseller_id", "day", "link_id", "product", "status"
  HAVING sum("sales") <> 0 OR sum("first_sales") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day", "link_id", "product", "status"
  ON CONFLICT ("reseller_id", "day", "link_id", "product", "status") DO UPDATE SET "sales" = "sale_day"."sales" + excluded."sales", "first_sales" = "sale_day"."first_sales" + excluded."first_sales", "cents" = "sale_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_sales_changed" AFTER UPDATE ON "sale" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_sales_changed"();

CREATE FUNCTION "sum_sales_removed"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "sale_day" ("reseller_id", "day", "link_id", "product", "status", "sales", "first_sales", "cents")
  SELECT "reseller_id", "day", "link_id", "product", "status", sum("sales"), sum("first_sales"), sum("cents") FROM (
    SELECT "reseller_id", "day", "link_id", "product", "status", -1, -"is_first"::int, "refunded_cents" - "amount_cents" FROM "old_rows" WHERE "reseller_id" IS NOT NULL
  ) AS "moved" ("reseller_id", "day", "link_id", "product", "status", "sales", "first_sales", "cents")
  GROUP BY "reseller_id", "day", "link_id", "product", "status"
  HAVING sum("sales") <> 0 OR sum("first_sales") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day", "link_id", "product", "status"
  ON CONFLICT ("reseller_id", "day", "link_id", "product", "status") DO UPDATE SET "sales" = "sale_day"."sales" + excluded."sales", "first_sales" = "sale_day"."first_sales" + excluded."first_sales", "cents" = "sale_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_sales_removed" AFTER DELETE ON "sale" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_sales_removed"();

CREATE FUNCTION "sum_commissions_added"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "commission_day" ("reseller_id", "day", "link_id", "product", "state", "commissions", "cents")
  SELECT "reseller_id", "day", "link_id", "product", "state", sum("commissions"), sum("cents") FROM (
    SELECT "reseller_id", "day", "link_id", "product", "state", 1, "amount_cents" FROM "new_rows"
  ) AS "moved" ("reseller_id", "day", "link_id", "product", "state", "commissions", "cents")
  GROUP BY "reseller_id", "day", "link_id", "product", "state"
  HAVING sum("commissions") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day", "link_id", "product", "state"
  ON CONFLICT ("reseller_id", "day", "link_id", "product", "state") DO UPDATE SET "commissions" = "commission_day"."commissions" + excluded."commissions", "cents" = "commission_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_commissions_added" AFTER INSERT ON "commission" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_commissions_added"();

CREATE FUNCTION "sum_commissions_changed"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "commission_day" ("reseller_id", "day", "link_id", "product", "state", "commissions", "cents")
  SELECT "reseller_id", "day", "link_id", "product", "state", sum("commissions"), sum("cents") FROM (
    SELECT "reseller_id", "day", "link_id", "product", "state", 1, "amount_cents" FROM "new_rows"
    UNION ALL
    SELECT "reseller_id", "day", "link_id", "product", "state", -1, -"amount_cents" FROM "old_rows"
  ) AS "moved" ("reseller_id", "day", "link_id", "product", "state", "commissions", "cents")
  GROUP BY "reseller_id", "day", "link_id", "product", "state"
  HAVING sum("commissions") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day", "link_id", "product", "state"
  ON CONFLICT ("reseller_id", "day", "link_id", "product", "state") DO UPDATE SET "commissions" = "commission_day"."commissions" + excluded."commissions", "cents" = "commission_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_commissions_changed" AFTER UPDATE ON "commission" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_commissions_changed"();

CREATE FUNCTION "sum_commissions_removed"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "commission_day" ("reseller_id", "day", "link_id", "product", "state", "commissions", "cents")
  SELECT "reseller_id", "day", "link_id", "product", "state", sum("commissions"), sum("cents") FROM (
    SELECT "reseller_id", "day", "link_id", "product", "state", -1, -"amount_cents" FROM "old_rows"
  ) AS "moved" ("reseller_id", "day", "link_id", "product", "state", "commissions", "cents")
  GROUP BY "reseller_id", "day", "link_id", "product", "state"
  HAVING sum("commissions") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day", "link_id", "product", "state"
  ON CONFLICT ("reseller_id", "day", "link_id", "product", "state") DO UPDATE SET "commissions" = "commission_day"."commissions" + excluded."commissions", "cents" = "commission_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_commissions_removed" AFTER DELETE ON "commission" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_commissions_removed"();

CREATE FUNCTION "sum_releases_added"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "release_day" ("reseller_id", "day", "commissions", "cents")
  SELECT "reseller_id", "day", sum("commissions"), sum("cents") FROM (
    SELECT "reseller_id", "available_day", 1, "amount_cents" FROM "new_rows" WHERE "state" = 'pending'
  ) AS "moved" ("reseller_id", "day", "commissions", "cents")
  GROUP BY "reseller_id", "day"
  HAVING sum("commissions") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day"
  ON CONFLICT ("reseller_id", "day") DO UPDATE SET "commissions" = "release_day"."commissions" + excluded."commissions", "cents" = "release_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_releases_added" AFTER INSERT ON "commission" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_releases_added"();

CREATE FUNCTION "sum_releases_changed"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "release_day" ("reseller_id", "day", "commissions", "cents")
  SELECT "reseller_id", "day", sum("commissions"), sum("cents") FROM (
    SELECT "reseller_id", "available_day", 1, "amount_cents" FROM "new_rows" WHERE "state" = 'pending'
    UNION ALL
    SELECT "reseller_id", "available_day", -1, -"amount_cents" FROM "old_rows" WHERE "state" = 'pending'
  ) AS "moved" ("reseller_id", "day", "commissions", "cents")
  GROUP BY "reseller_id", "day"
  HAVING sum("commissions") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day"
  ON CONFLICT ("reseller_id", "day") DO UPDATE SET "commissions" = "release_day"."commissions" + excluded."commissions", "cents" = "release_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_releases_changed" AFTER UPDATE ON "commission" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_releases_changed"();

CREATE FUNCTION "sum_releases_removed"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "release_day" ("reseller_id", "day", "commissions", "cents")
  SELECT "reseller_id", "day", sum("commissions"), sum("cents") FROM (
    SELECT "reseller_id", "available_day", -1, -"amount_cents" FROM "old_rows" WHERE "state" = 'pending'
  ) AS "moved" ("reseller_id", "day", "commissions", "cents")
  GROUP BY "reseller_id", "day"
  HAVING sum("commissions") <> 0 OR sum("cents") <> 0
  ORDER BY "reseller_id", "day"
  ON CONFLICT ("reseller_id", "day") DO UPDATE SET "commissions" = "release_day"."commissions" + excluded."commissions", "cents" = "release_day"."cents" + excluded."cents";
  RETURN NULL;
END
$$;
CREATE TRIGGER "sum_releases_removed" AFTER DELETE ON "commission" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_releases_removed"();

-- Visitors are partitioned by day, and a day is dropped whole two days later. Rows of other days are in the default partition.
CREATE TABLE "visitor_rest" PARTITION OF "visitor" DEFAULT;

-- Creates the partitions of this day and the next three; drops those older than yesterday. Returns what changed.
-- SECURITY DEFINER, because a service's role creates no tables.
CREATE FUNCTION "maintain_visitor_partitions"("p_today" date) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '250ms' AS $$
DECLARE
  v_schema CONSTANT text := current_schema();
  v_parent CONSTANT regclass := format('%I.visitor', v_schema)::regclass;
  v_done text[] := '{}';
  v_end date;
  v_day date;
  v_name text;
  v_partition text;
BEGIN
  -- One replica at a time.
  IF NOT pg_try_advisory_xact_lock(hashtextextended(v_schema || ' visitor partitions', 0)) THEN
    RETURN v_done;
  END IF;
  SELECT max(substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::date) INTO v_end
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = v_parent;
  FOR v_ahead IN 0..3 LOOP
    v_day := p_today + v_ahead;
    CONTINUE WHEN v_day < v_end;
    v_name := 'visitor' || to_char(v_day, '"_"YYYYMMDD');
    BEGIN
      -- ATTACH does not block reads and writes of the other partitions; CREATE TABLE … PARTITION OF does.
      EXECUTE format('CREATE TABLE %I.%I (LIKE %s INCLUDING DEFAULTS INCLUDING STORAGE)', v_schema, v_name, v_parent);
      EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I.%I FOR VALUES FROM (%L) TO (%L)', v_parent, v_schema, v_name,
        v_day, v_day + 1);
      v_done := v_done || ('+' || v_name);
    EXCEPTION WHEN check_violation THEN
      -- Rows of that day are in the default partition already and stay there.
      NULL;
    END;
  END LOOP;
  FOR v_partition, v_name IN
    SELECT c.oid::regclass::text, c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = v_parent
      AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::date <= p_today - 2
    ORDER BY c.relname
  LOOP
    EXECUTE format('DROP TABLE %s', v_partition);
    v_done := v_done || ('-' || v_name);
  END LOOP;
  RETURN v_done;
END
$$;

SELECT "maintain_visitor_partitions"(current_date);

-- Event tables are partitioned by week: an event id is a UUID v7, which begins with its time in milliseconds, so a week is a
-- range of ids. Rows of other weeks are in the default partitions and leave in batches.
CREATE TABLE "outbox_event_rest" PARTITION OF "outbox_event" DEFAULT;
CREATE TABLE "inbox_event_rest" PARTITION OF "inbox_event" DEFAULT;

-- The smallest UUID v7 of a moment.
CREATE FUNCTION "event_bound"("p_at" timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (lpad(to_hex((extract(epoch FROM "p_at") * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- Creates the partitions of this week and the next two; drops weeks of events published at least 7 days and processed at least
-- 30 days ago. Returns what changed. SECURITY DEFINER, because a service's role creates no tables.
CREATE FUNCTION "maintain_event_partitions"("p_now" timestamptz DEFAULT now()) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '250ms' AS $$
DECLARE
  v_schema CONSTANT text := current_schema();
  v_parent regclass;
  v_done text[] := '{}';
  v_end uuid;
  v_week timestamptz;
  v_name text;
  v_partition text;
  v_busy boolean;
  v_query text;
  v_kind record;
BEGIN
  -- One replica at a time.
  IF NOT pg_try_advisory_xact_lock(hashtextextended(v_schema || ' event partitions', 0)) THEN
    RETURN v_done;
  END IF;
  FOR v_kind IN SELECT * FROM (VALUES
    ('outbox_event', interval '168 hours',
      'SELECT EXISTS (SELECT FROM %1$s WHERE published_at IS NULL) OR EXISTS (SELECT FROM %1$s WHERE published_at > $1)'),
    ('inbox_event', interval '720 hours', 'SELECT EXISTS (SELECT FROM %1$s WHERE processed_at > $1)')
  ) AS kind ("name", "retention", "busy") LOOP
    v_parent := format('%I.%I', v_schema, v_kind.name)::regclass;
    SELECT max(upper::text)::uuid INTO v_end FROM (
      SELECT substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)') AS upper
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = v_parent) AS bounds;
    FOR v_ahead IN 0..2 LOOP
      v_week := date_trunc('week', p_now, 'UTC') + v_ahead * interval '168 hours';
      CONTINUE WHEN event_bound(v_week) < v_end;
      v_name := v_kind.name || to_char(v_week AT TIME ZONE 'UTC', '"_"YYYYMMDD');
      BEGIN
        -- ATTACH does not block reads and writes of the other partitions; CREATE TABLE … PARTITION OF does.
        EXECUTE format('CREATE TABLE %I.%I (LIKE %s INCLUDING DEFAULTS INCLUDING STORAGE)', v_schema, v_name, v_parent);
        EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I.%I FOR VALUES FROM (%L) TO (%L)', v_parent, v_schema, v_name,
          event_bound(v_week), event_bound(v_week + interval '168 hours'));
        v_done := v_done || ('+' || v_name);
      EXCEPTION WHEN check_violation THEN
        -- Rows of that week are in the default partition already and stay there.
        NULL;
      END;
    END LOOP;
    FOR v_partition, v_name IN
      SELECT c.oid::regclass::text, c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = v_parent
        AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::uuid
          <= event_bound(p_now - v_kind.retention)
      ORDER BY c.relname
    LOOP
      v_query := format(v_kind.busy, v_partition);
      EXECUTE v_query INTO v_busy USING p_now - v_kind.retention;
      CONTINUE WHEN v_busy;
      -- Checked again under the lock, which stops further inserts.
      EXECUTE format('LOCK TABLE ONLY %s, %s IN ACCESS EXCLUSIVE MODE', v_parent, v_partition);
      EXECUTE v_query INTO v_busy USING p_now - v_kind.retention;
      CONTINUE WHEN v_busy;
      EXECUTE format('DROP TABLE %s', v_partition);
      v_done := v_done || ('-' || v_name);
    END LOOP;
  END LOOP;
  RETURN v_done;
END
$$;

SELECT "maintain_event_partitions"();
