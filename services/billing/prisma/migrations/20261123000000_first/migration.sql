-- CreateTable
CREATE TABLE "wallet" (
    "user_id" UUID NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'free',
    "balance" INTEGER NOT NULL DEFAULT 0,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wallet_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "lot" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "remaining" INTEGER NOT NULL,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "order_id" UUID,
    "granted_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "lot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "debit" TEXT NOT NULL,
    "credit" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "reference_type" TEXT,
    "reference_id" TEXT,
    "lots" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charge" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "quota_pool" TEXT,
    "quota_period" TEXT,
    "lots" JSONB NOT NULL DEFAULT '[]',
    "reference_type" TEXT NOT NULL,
    "reference_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "holders" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "charge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quota_use" (
    "user_id" UUID NOT NULL,
    "pool" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "quota_use_pkey" PRIMARY KEY ("user_id","pool","period")
);

-- CreateTable
CREATE TABLE "price_version" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,

    CONSTRAINT "price_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_version" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "bonus_credits" INTEGER NOT NULL DEFAULT 0,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_version" (
    "id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "cycles" INTEGER NOT NULL,
    "audience" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,

    CONSTRAINT "offer_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "needs_review" TEXT,
    "plan" TEXT,
    "cycle" TEXT,
    "pack" TEXT,
    "credits" INTEGER NOT NULL,
    "price_version_id" UUID NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL DEFAULT 0,
    "amount_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "refunding_cents" INTEGER,
    "refund_actor" TEXT,
    "method" TEXT NOT NULL,
    "is_renewal" BOOLEAN NOT NULL DEFAULT false,
    "renewal_key" TEXT,
    "provider" TEXT NOT NULL,
    "payer_sealed" TEXT,
    "base_order_id" UUID,
    "uncovered_cents" INTEGER NOT NULL DEFAULT 0,
    "cancelling_since" TIMESTAMPTZ(3),
    "replaced" JSONB,
    "offer_cycle" INTEGER,
    "offer_cycles" INTEGER,
    "failure_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_payment_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "instructions" JSONB NOT NULL,
    "card" JSONB,
    "failure_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "user_id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "cycle" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "renews" BOOLEAN NOT NULL,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "order_id" UUID NOT NULL,
    "next_plan" TEXT,
    "next_cycle" TEXT,
    "next_grant_at" TIMESTAMPTZ(3),
    "grants" INTEGER NOT NULL DEFAULT 0,
    "saved_card_sealed" TEXT,
    "card" JSONB,
    "failed_attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("user_id")
);

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

-- CreateTable
CREATE TABLE "plan_payer" (
    "order_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "document_hash" TEXT NOT NULL,
    "mailbox_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_payer_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "lot_user_id_expires_at_idx" ON "lot"("user_id", "expires_at");

-- CreateIndex
CREATE INDEX "lot_order_id_idx" ON "lot"("order_id");

-- CreateIndex
CREATE INDEX "lot_expires_at_idx" ON "lot"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_idempotency_key_key" ON "ledger_entry"("idempotency_key");

-- CreateIndex
CREATE INDEX "ledger_entry_reference_type_reference_id_idx" ON "ledger_entry"("reference_type", "reference_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_user_id_position_key" ON "ledger_entry"("user_id", "position");

-- CreateIndex
CREATE INDEX "charge_state_expires_at_idx" ON "charge"("state", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "charge_user_id_key_key" ON "charge"("user_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "price_version_code_valid_from_key" ON "price_version"("code", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "catalogue_version_code_valid_from_key" ON "catalogue_version"("code", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "offer_version_plan_valid_from_key" ON "offer_version"("plan", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "order_renewal_key_key" ON "order"("renewal_key");

-- CreateIndex
CREATE INDEX "order_user_id_id_idx" ON "order"("user_id", "id");

-- CreateIndex
CREATE INDEX "order_status_checked_at_idx" ON "order"("status", "checked_at");

-- CreateIndex
CREATE INDEX "order_base_order_id_idx" ON "order"("base_order_id");

-- CreateIndex
CREATE INDEX "order_cancelling_since_idx" ON "order"("cancelling_since");

-- CreateIndex
CREATE INDEX "payment_order_id_idx" ON "payment"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_provider_payment_id_key" ON "payment"("provider", "provider_payment_id");

-- CreateIndex
CREATE INDEX "subscription_status_current_period_end_idx" ON "subscription"("status", "current_period_end");

-- CreateIndex
CREATE INDEX "subscription_next_grant_at_idx" ON "subscription"("next_grant_at");

-- CreateIndex
CREATE INDEX "whole_refund_user_id_idx" ON "whole_refund"("user_id");

-- CreateIndex
CREATE INDEX "whole_refund_document_hash_idx" ON "whole_refund"("document_hash");

-- CreateIndex
CREATE INDEX "whole_refund_card_hash_idx" ON "whole_refund"("card_hash");

-- CreateIndex
CREATE INDEX "whole_refund_mailbox_hash_idx" ON "whole_refund"("mailbox_hash");

-- CreateIndex
CREATE INDEX "plan_payer_user_id_idx" ON "plan_payer"("user_id");

-- CreateIndex
CREATE INDEX "plan_payer_document_hash_idx" ON "plan_payer"("document_hash");

-- CreateIndex
CREATE INDEX "plan_payer_mailbox_hash_idx" ON "plan_payer"("mailbox_hash");

-- CreateIndex
CREATE INDEX "webhook_event_done_at_received_at_idx" ON "webhook_event"("done_at", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_provider_event_id_key" ON "webhook_event"("provider", "event_id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "outbox_event_published_at_id_idx" ON "outbox_event"("published_at", "id");

-- CreateIndex
CREATE INDEX "inbox_event_processed_at_idx" ON "inbox_event"("processed_at");

-- CreateIndex
CREATE INDEX "dead_letter_replayed_at_failed_at_idx" ON "dead_letter"("replayed_at", "failed_at");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rules that hold for every writer.
ALTER TABLE "wallet"
  ADD CONSTRAINT "wallet_never_negative" CHECK ("balance" >= 0 AND "reserved" >= 0 AND "reserved" <= "balance");

ALTER TABLE "lot"
  ADD CONSTRAINT "lot_within_its_amount"
    CHECK ("amount" > 0 AND "reserved" >= 0 AND "reserved" <= "remaining" AND "remaining" <= "amount");

ALTER TABLE "ledger_entry"
  ADD CONSTRAINT "ledger_entry_moves_something" CHECK ("amount" > 0 AND "balance_after" >= 0 AND "position" > 0),
  ADD CONSTRAINT "ledger_entry_has_two_sides" CHECK (
    ("debit" = 'wallet') <> ("credit" = 'wallet')
    AND "debit" IN ('wallet', 'consumption', 'expiry', 'sales', 'plans', 'promotions', 'adjustments')
    AND "credit" IN ('wallet', 'consumption', 'expiry', 'sales', 'plans', 'promotions', 'adjustments'));

ALTER TABLE "quota_use" ADD CONSTRAINT "quota_use_never_negative" CHECK ("used" >= 0);

ALTER TABLE "order"
  ADD CONSTRAINT "order_adds_up" CHECK (
    "amount_cents" = "price_cents" - "discount_cents" AND "amount_cents" >= 0 AND "discount_cents" >= 0
    AND "refunded_cents" BETWEEN 0 AND "amount_cents");

-- The ledger is append-only for every role; the service's role cannot drop the trigger.
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();

-- Reserves one use in one round trip. `p_allowances` is, by plan, {"limit": -1} or {"pool", "period", "limit"}. A key joins an
-- open reservation only: once that is settled, the key pays for nothing that comes later.
CREATE FUNCTION "reserve_charge"(
  p_id uuid, p_user uuid, p_key text, p_service text, p_quantity int, p_amount int, p_allowances jsonb,
  p_reference_type text, p_reference_id text, p_title text, p_now timestamptz, p_expires timestamptz,
  OUT outcome text, OUT charge_id uuid, OUT state text, OUT source text, OUT amount int, OUT expires_at timestamptz,
  OUT available int
) LANGUAGE plpgsql AS $$
DECLARE
  known "charge"%ROWTYPE;
  wallet_row "wallet"%ROWTYPE;
  lot_row record;
  allowance jsonb;
  uncovered int := p_amount;
  taken int;
  used_lots jsonb := '[]';
  in_plan boolean := false;
BEGIN
  -- The wallet's row is the lock of a person's credits. A caller who cannot pay does not wait for it.
  LOOP
    SELECT * INTO wallet_row FROM "wallet" w WHERE w."user_id" = p_user
      AND (w."balance" - w."reserved" >= p_amount OR p_allowances ? w."plan") FOR UPDATE;
    EXIT WHEN FOUND;
    SELECT * INTO wallet_row FROM "wallet" w WHERE w."user_id" = p_user;
    IF NOT FOUND THEN
      outcome := 'unknown';
      RETURN;
    END IF;
    -- Credits or a plan committed between the two reads count in the next pass.
    IF (wallet_row."balance" - wallet_row."reserved" >= p_amount OR p_allowances ? wallet_row."plan") IS NOT TRUE THEN
      outcome := 'refused';
      EXIT;
    END IF;
  END LOOP;
  available := wallet_row."balance" - wallet_row."reserved";

  SELECT * INTO known FROM "charge" c WHERE c."user_id" = p_user AND c."key" = p_key;
  IF known."id" IS NOT NULL AND known."service" <> p_service THEN
    outcome := 'clash';
    RETURN;
  END IF;
  UPDATE "charge" c SET "holders" = c."holders" + 1, "expires_at" = greatest(c."expires_at", p_expires)
    WHERE c."id" = known."id" AND c."state" = 'reserved' RETURNING * INTO known;
  IF FOUND THEN
    outcome := 'repeated'; charge_id := known."id"; state := known."state"; source := known."source";
    amount := known."amount"; expires_at := known."expires_at";
    RETURN;
  END IF;
  IF outcome = 'refused' THEN
    RETURN;
  END IF;
  -- The row of a settled use releases the key: the same key again is another use, charged like any other.
  UPDATE "charge" c SET "key" = c."key" || ' ' || c."id" WHERE c."user_id" = p_user AND c."key" = p_key;

  allowance := p_allowances -> wallet_row."plan";
  IF p_amount = 0 THEN
    -- A free use makes no ledger entry.
    allowance := NULL;
    in_plan := true;
  ELSIF allowance IS NOT NULL THEN
    IF (allowance ->> 'limit')::int < 0 THEN
      in_plan := true;
    ELSIF (allowance ->> 'limit')::int >= p_quantity THEN
      INSERT INTO "quota_use" AS q ("user_id", "pool", "period", "used")
      VALUES (p_user, allowance ->> 'pool', allowance ->> 'period', p_quantity)
      ON CONFLICT ("user_id", "pool", "period") DO UPDATE SET "used" = q."used" + p_quantity
        WHERE q."used" + p_quantity <= (allowance ->> 'limit')::int;
      in_plan := FOUND;
    END IF;
  END IF;

  IF in_plan THEN
    source := 'plan'; amount := 0;
  ELSE
    IF available < p_amount THEN
      outcome := 'refused';
      RETURN;
    END IF;
    UPDATE "wallet" w SET "reserved" = w."reserved" + p_amount WHERE w."user_id" = p_user;
    available := available - p_amount;
    FOR lot_row IN
      SELECT l."id", l."kind", l."remaining" - l."reserved" AS free FROM "lot" l
      WHERE l."user_id" = p_user AND l."remaining" > l."reserved"
      ORDER BY l."expires_at" NULLS LAST, (l."kind" = 'bought'), l."granted_at", l."id"
    LOOP
      EXIT WHEN uncovered = 0;
      taken := least(uncovered, lot_row.free);
      UPDATE "lot" l SET "reserved" = l."reserved" + taken WHERE l."id" = lot_row."id";
      used_lots := used_lots || jsonb_build_object('lot', lot_row."id", 'kind', lot_row."kind", 'amount', taken);
      uncovered := uncovered - taken;
    END LOOP;
    IF uncovered > 0 THEN
      RAISE EXCEPTION 'lots of % do not cover its balance', p_user USING ERRCODE = 'data_corrupted';
    END IF;
    allowance := NULL;
    source := 'credits'; amount := p_amount;
  END IF;

  outcome := 'reserved'; state := 'reserved'; expires_at := p_expires; charge_id := p_id;
  INSERT INTO "charge" ("id", "user_id", "key", "service", "quantity", "state", "source", "amount", "quota_pool",
    "quota_period", "lots", "reference_type", "reference_id", "title", "created_at", "expires_at")
  VALUES (p_id, p_user, p_key, p_service, p_quantity, 'reserved', source, amount, allowance ->> 'pool',
    allowance ->> 'period', used_lots, p_reference_type, p_reference_id, p_title, p_now, p_expires);
END
$$;

-- Ends a reservation as `confirmed`, `released` or `expired`; a settled charge stays as it is. `released` ends the hold of one call;
-- the last one, `confirmed` and `expired` end the reservation. The ledger is permanent, so its description contains no text of a
-- person: the title stays with the charge and is erased with it.
CREATE FUNCTION "settle_charge"(
  p_id uuid, p_state text, p_entry uuid, p_changed_event uuid, p_low_event uuid, p_low int, p_now timestamptz,
  OUT charge_id uuid, OUT state text, OUT source text, OUT amount int, OUT expires_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  known "charge"%ROWTYPE;
  wallet_row "wallet"%ROWTYPE;
  lot_row record;
  spent int;
  spendable int;
BEGIN
  -- Locks in the order of reserve_charge: the wallet, then the charge.
  PERFORM 1 FROM "wallet" w WHERE w."user_id" = (SELECT c."user_id" FROM "charge" c WHERE c."id" = p_id) FOR UPDATE;
  UPDATE "charge" c SET "holders" = c."holders" - 1
    WHERE c."id" = p_id AND c."state" = 'reserved' AND p_state = 'released' AND c."holders" > 1;
  IF NOT FOUND THEN
    -- A reservation that another call joined expires later than the sweep had read.
    UPDATE "charge" c SET "state" = p_state, "settled_at" = p_now
      WHERE c."id" = p_id AND c."state" = 'reserved' AND (p_state <> 'expired' OR c."expires_at" <= p_now)
      RETURNING * INTO known;
  END IF;
  IF known."id" IS NULL THEN
    SELECT * INTO known FROM "charge" c WHERE c."id" = p_id;
    charge_id := known."id"; state := known."state"; source := known."source"; amount := known."amount";
    expires_at := known."expires_at";
    RETURN;
  END IF;
  charge_id := known."id"; state := known."state"; source := known."source"; amount := known."amount";
  expires_at := known."expires_at";
  IF known."source" = 'plan' THEN
    IF p_state <> 'confirmed' AND known."quota_pool" IS NOT NULL THEN
      UPDATE "quota_use" q SET "used" = q."used" - known."quantity"
      WHERE q."user_id" = known."user_id" AND q."pool" = known."quota_pool" AND q."period" = known."quota_period";
    END IF;
    RETURN;
  END IF;

  spent := CASE WHEN p_state = 'confirmed' THEN known."amount" ELSE 0 END;
  UPDATE "wallet" w SET "balance" = w."balance" - spent, "reserved" = w."reserved" - known."amount",
    "position" = w."position" + (spent > 0)::int, "version" = w."version" + (spent > 0)::int
  WHERE w."user_id" = known."user_id" RETURNING * INTO STRICT wallet_row;
  FOR lot_row IN SELECT x."lot", x."amount" FROM jsonb_to_recordset(known."lots") AS x("lot" uuid, "amount" int) LOOP
    UPDATE "lot" l SET "reserved" = l."reserved" - lot_row."amount",
      "remaining" = l."remaining" - CASE WHEN spent > 0 THEN lot_row."amount" ELSE 0 END
    WHERE l."id" = lot_row."lot";
  END LOOP;
  IF spent = 0 THEN
    RETURN;
  END IF;
  INSERT INTO "ledger_entry" ("id", "user_id", "position", "debit", "credit", "amount", "balance_after", "reason",
    "description", "reference_type", "reference_id", "lots", "actor", "idempotency_key", "created_at")
  VALUES (p_entry, known."user_id", wallet_row."position", 'consumption', 'wallet', spent, wallet_row."balance", 'spend',
    'Uso de créditos', known."reference_type", known."reference_id", known."lots", known."user_id"::text,
    'charge:' || known."id", p_now);
  spendable := wallet_row."balance" - wallet_row."reserved";
  INSERT INTO "outbox_event" ("id", "name", "payload") VALUES (p_changed_event, 'wallet.changed', jsonb_build_object(
    'userId', known."user_id", 'plan', wallet_row."plan", 'credits', spendable, 'version', wallet_row."version"));
  IF spendable < p_low AND spendable + spent >= p_low THEN
    INSERT INTO "outbox_event" ("id", "name", "payload") VALUES (p_low_event, 'credits.low', jsonb_build_object(
      'userId', known."user_id", 'credits', spendable));
  END IF;
  PERFORM pg_notify(current_schema() || '_outbox', '');
END
$$;

-- Derives a wallet and its lots again from the append-only ledger and the open charges. The balance that the person sees stays; a
-- difference becomes a ledger entry. Returns whether anything was wrong.
CREATE FUNCTION "repair_wallet"(p_user uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  wallet_row "wallet"%ROWTYPE;
  lot_row record;
  recorded int;
  last_position int;
  open_charges int;
  difference int;
  uncovered int;
  taken int;
  uses jsonb := '[]';
  new_lot uuid := gen_random_uuid();
BEGIN
  SELECT * INTO wallet_row FROM "wallet" w WHERE w."user_id" = p_user FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT coalesce(sum(CASE WHEN e."debit" = 'wallet' THEN e."amount" ELSE -e."amount" END), 0), coalesce(max(e."position"), 0)
    INTO recorded, last_position FROM "ledger_entry" e WHERE e."user_id" = p_user;
  SELECT coalesce(sum(c."amount"), 0) INTO open_charges FROM "charge" c
    WHERE c."user_id" = p_user AND c."state" = 'reserved' AND c."source" = 'credits';
  IF wallet_row."balance" = recorded AND wallet_row."position" = last_position AND wallet_row."reserved" = open_charges AND (
    SELECT coalesce(sum(l."remaining"), 0) = wallet_row."balance" AND coalesce(sum(l."reserved"), 0) = wallet_row."reserved"
    FROM "lot" l WHERE l."user_id" = p_user)
  THEN
    RETURN false;
  END IF;

  -- Missing lots that ledger entries refer to.
  INSERT INTO "lot" ("id", "user_id", "kind", "amount", "remaining", "order_id", "granted_at")
  SELECT x."lot", p_user, x."kind", x."amount", 0,
    CASE WHEN e."reference_type" = 'order' THEN e."reference_id"::uuid END, e."created_at"
  FROM "ledger_entry" e, jsonb_to_recordset(e."lots") AS x("lot" uuid, "kind" text, "amount" int)
  WHERE e."user_id" = p_user AND e."debit" = 'wallet'
  ON CONFLICT ("id") DO NOTHING;

  -- Reservations that exceed their lots expire.
  UPDATE "charge" c SET "state" = 'expired', "settled_at" = p_now
  WHERE c."user_id" = p_user AND c."state" = 'reserved' AND c."source" = 'credits' AND EXISTS (
    SELECT 1 FROM jsonb_to_recordset(c."lots") AS own("lot" uuid)
    WHERE (SELECT coalesce(sum(x."amount"), 0)
        FROM "charge" o, jsonb_to_recordset(o."lots") AS x("lot" uuid, "amount" int)
        WHERE o."user_id" = p_user AND o."state" = 'reserved' AND o."source" = 'credits' AND x."lot" = own."lot")
      > (SELECT coalesce(sum(CASE WHEN e."debit" = 'wallet' THEN x."amount" ELSE -x."amount" END), 0)
        FROM "ledger_entry" e, jsonb_to_recordset(e."lots") AS x("lot" uuid, "amount" int)
        WHERE e."user_id" = p_user AND x."lot" = own."lot"));

  UPDATE "lot" l SET "remaining" = derived."remaining", "reserved" = derived."reserved",
    "amount" = greatest(l."amount", derived."remaining")
  FROM (
    SELECT one."id", greatest(0, coalesce(moved."sum", 0))::int AS "remaining", coalesce(held."sum", 0)::int AS "reserved"
    FROM "lot" one
    LEFT JOIN (SELECT x."lot", sum(CASE WHEN e."debit" = 'wallet' THEN x."amount" ELSE -x."amount" END) AS "sum"
      FROM "ledger_entry" e, jsonb_to_recordset(e."lots") AS x("lot" uuid, "amount" int)
      WHERE e."user_id" = p_user GROUP BY x."lot") moved ON moved."lot" = one."id"
    LEFT JOIN (SELECT x."lot", sum(x."amount") AS "sum"
      FROM "charge" c, jsonb_to_recordset(c."lots") AS x("lot" uuid, "amount" int)
      WHERE c."user_id" = p_user AND c."state" = 'reserved' AND c."source" = 'credits' GROUP BY x."lot") held
      ON held."lot" = one."id"
    WHERE one."user_id" = p_user) derived
  WHERE l."id" = derived."id" AND (l."remaining", l."reserved") IS DISTINCT FROM (derived."remaining", derived."reserved");

  difference := wallet_row."balance" - recorded;
  IF difference > 0 THEN
    INSERT INTO "lot" ("id", "user_id", "kind", "amount", "remaining", "granted_at")
    VALUES (new_lot, p_user, 'gift', difference, difference, p_now);
    uses := jsonb_build_array(jsonb_build_object('lot', new_lot, 'kind', 'gift', 'amount', difference));
  ELSIF difference < 0 THEN
    uncovered := -difference;
    FOR lot_row IN
      SELECT l."id", l."kind", l."remaining" - l."reserved" AS free FROM "lot" l
      WHERE l."user_id" = p_user AND l."remaining" > l."reserved" ORDER BY l."granted_at" DESC, l."id" DESC
    LOOP
      EXIT WHEN uncovered = 0;
      taken := least(uncovered, lot_row.free);
      UPDATE "lot" l SET "remaining" = l."remaining" - taken WHERE l."id" = lot_row."id";
      uses := uses || jsonb_build_object('lot', lot_row."id", 'kind', lot_row."kind", 'amount', taken);
      uncovered := uncovered - taken;
    END LOOP;
    difference := difference + uncovered;
  END IF;
  IF difference <> 0 THEN
    last_position := last_position + 1;
    INSERT INTO "ledger_entry" ("id", "user_id", "position", "debit", "credit", "amount", "balance_after", "reason",
      "description", "lots", "actor", "idempotency_key", "created_at")
    VALUES (gen_random_uuid(), p_user, last_position,
      CASE WHEN difference > 0 THEN 'wallet' ELSE 'adjustments' END,
      CASE WHEN difference > 0 THEN 'adjustments' ELSE 'wallet' END,
      abs(difference), recorded + difference, 'adjustment', 'Acerto automático do saldo', uses, 'system',
      'repair:' || p_user || ':' || last_position, p_now);
  END IF;
  UPDATE "wallet" w SET "balance" = recorded + difference, "position" = last_position, "version" = w."version" + 1,
    "reserved" = (SELECT coalesce(sum(l."reserved"), 0) FROM "lot" l WHERE l."user_id" = p_user)
  WHERE w."user_id" = p_user;
  RETURN true;
END
$$;

-- Owners of wallets whose balance, reservations or position differ from their lots, ledger or open charges.
CREATE FUNCTION "mismatched_wallets"() RETURNS TABLE ("owner" uuid) LANGUAGE sql STABLE AS $$
  SELECT w."user_id" FROM "wallet" w
  LEFT JOIN (SELECT "user_id", sum("remaining") AS "remaining", sum("reserved") AS "reserved" FROM "lot" GROUP BY 1) l
    ON l."user_id" = w."user_id"
  LEFT JOIN (SELECT "user_id", sum(CASE WHEN "debit" = 'wallet' THEN "amount" ELSE -"amount" END) AS "sum",
      max("position") AS "last" FROM "ledger_entry" GROUP BY 1) e ON e."user_id" = w."user_id"
  LEFT JOIN (SELECT "user_id", sum("amount") AS "sum" FROM "charge" WHERE "state" = 'reserved' AND "source" = 'credits'
    GROUP BY 1) c ON c."user_id" = w."user_id"
  WHERE w."balance" <> coalesce(l."remaining", 0) OR w."reserved" <> coalesce(l."reserved", 0)
    OR w."balance" <> coalesce(e."sum", 0) OR w."position" <> coalesce(e."last", 0)
    OR w."reserved" <> coalesce(c."sum", 0)
$$;

-- No transaction of any writer leaves a wallet whose lots do not add up to its balance and reservations.
CREATE FUNCTION "check_wallet_lots"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  owner uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
BEGIN
  IF EXISTS (
    SELECT 1 FROM "wallet" w, LATERAL (
      SELECT coalesce(sum(l."remaining"), 0) AS "remaining", coalesce(sum(l."reserved"), 0) AS "reserved"
      FROM "lot" l WHERE l."user_id" = w."user_id" AND l."remaining" > 0) held
    WHERE w."user_id" = owner AND (w."balance" <> held."remaining" OR w."reserved" <> held."reserved"))
  THEN
    RAISE EXCEPTION 'the lots of % do not match its wallet', owner
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'wallet_matches_its_lots';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "wallet_matches_its_lots" AFTER INSERT OR UPDATE OF "balance", "reserved" ON "wallet"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_wallet_lots"();

CREATE CONSTRAINT TRIGGER "lots_match_their_wallet" AFTER INSERT OR DELETE OR UPDATE OF "remaining", "reserved", "user_id" ON "lot"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_wallet_lots"();

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
