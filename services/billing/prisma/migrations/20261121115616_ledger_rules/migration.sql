-- What no code of ours may break: the database itself keeps these.
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

-- The ledger is only ever added to, whoever asks: the service's role cannot take a trigger away.
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();

-- Reserves one use in one round trip. `allowances` is, by plan, {"limit": -1} or {"pool", "period", "limit"}.
-- The wallet's row is the lock of all that belongs to the person's credits.
CREATE FUNCTION "reserve_charge"(
  p_id uuid, p_user uuid, p_key text, p_service text, p_quantity int, p_amount int, p_allowances jsonb,
  p_reference_type text, p_reference_id text, p_title text, p_now timestamptz, p_expires timestamptz,
  OUT outcome text, OUT charge_id uuid, OUT state text, OUT source text, OUT amount int, OUT expires_at timestamptz,
  OUT available int
) LANGUAGE plpgsql AS $$
DECLARE
  known "charge"%ROWTYPE;
  purse "wallet"%ROWTYPE;
  piece record;
  allowance jsonb;
  uncovered int := p_amount;
  taken int;
  used_lots jsonb := '[]';
BEGIN
  SELECT * INTO known FROM "charge" c WHERE c."user_id" = p_user AND c."key" = p_key;
  IF FOUND AND known."service" <> p_service THEN
    outcome := 'clash';
    RETURN;
  END IF;
  IF FOUND AND known."state" IN ('reserved', 'confirmed') THEN
    outcome := 'repeated'; charge_id := known."id"; state := known."state"; source := known."source";
    amount := known."amount"; expires_at := known."expires_at";
    RETURN;
  END IF;
  SELECT * INTO purse FROM "wallet" w WHERE w."user_id" = p_user;
  IF NOT FOUND THEN
    outcome := 'unknown';
    RETURN;
  END IF;
  allowance := p_allowances -> purse."plan";
  available := purse."balance" - purse."reserved";
  IF allowance IS NULL AND available < p_amount THEN
    outcome := 'refused';
    RETURN;
  END IF;

  -- What was given back may be tried again under its key; two at once wait for one another here.
  INSERT INTO "charge" AS c ("id", "user_id", "key", "service", "quantity", "state", "source", "amount",
    "reference_type", "reference_id", "title", "created_at", "expires_at")
  VALUES (p_id, p_user, p_key, p_service, p_quantity, 'reserved', 'credits', p_amount,
    p_reference_type, p_reference_id, p_title, p_now, p_expires)
  ON CONFLICT ("user_id", "key") DO UPDATE SET "state" = 'reserved', "source" = 'credits', "amount" = p_amount,
    "quantity" = p_quantity, "quota_pool" = NULL, "quota_period" = NULL, "lots" = '[]', "settled_at" = NULL,
    "reference_type" = p_reference_type, "reference_id" = p_reference_id, "title" = p_title, "expires_at" = p_expires
    WHERE c."state" IN ('released', 'expired')
  RETURNING c."id" INTO charge_id;
  IF charge_id IS NULL THEN
    SELECT * INTO known FROM "charge" c WHERE c."user_id" = p_user AND c."key" = p_key;
    outcome := CASE WHEN known."service" = p_service THEN 'repeated' ELSE 'clash' END;
    charge_id := known."id"; state := known."state"; source := known."source";
    amount := known."amount"; expires_at := known."expires_at";
    RETURN;
  END IF;
  outcome := 'reserved'; state := 'reserved'; expires_at := p_expires;

  IF allowance IS NOT NULL THEN
    IF (allowance ->> 'limit')::int >= p_quantity THEN
      INSERT INTO "quota_use" AS q ("user_id", "pool", "period", "used")
      VALUES (p_user, allowance ->> 'pool', allowance ->> 'period', p_quantity)
      ON CONFLICT ("user_id", "pool", "period") DO UPDATE SET "used" = q."used" + p_quantity
        WHERE q."used" + p_quantity <= (allowance ->> 'limit')::int;
    END IF;
    IF (allowance ->> 'limit')::int < 0 OR ((allowance ->> 'limit')::int >= p_quantity AND FOUND) THEN
      UPDATE "charge" c SET "source" = 'plan', "amount" = 0,
        "quota_pool" = allowance ->> 'pool', "quota_period" = allowance ->> 'period' WHERE c."id" = charge_id;
      source := 'plan'; amount := 0;
      RETURN;
    END IF;
  END IF;

  UPDATE "wallet" w SET "reserved" = w."reserved" + p_amount
  WHERE w."user_id" = p_user AND w."balance" - w."reserved" >= p_amount
  RETURNING w."balance" - w."reserved" INTO available;
  IF NOT FOUND THEN
    UPDATE "charge" c SET "state" = 'released', "amount" = 0, "settled_at" = p_now WHERE c."id" = charge_id;
    SELECT w."balance" - w."reserved" INTO available FROM "wallet" w WHERE w."user_id" = p_user;
    outcome := 'refused'; state := 'released';
    RETURN;
  END IF;
  FOR piece IN
    SELECT l."id", l."kind", l."remaining" - l."reserved" AS free FROM "lot" l
    WHERE l."user_id" = p_user AND l."remaining" > l."reserved"
    ORDER BY l."expires_at" NULLS LAST, (l."kind" = 'bought'), l."granted_at", l."id"
  LOOP
    EXIT WHEN uncovered = 0;
    taken := least(uncovered, piece.free);
    UPDATE "lot" l SET "reserved" = l."reserved" + taken WHERE l."id" = piece."id";
    used_lots := used_lots || jsonb_build_object('lot', piece."id", 'kind', piece."kind", 'amount', taken);
    uncovered := uncovered - taken;
  END LOOP;
  IF uncovered > 0 THEN
    RAISE EXCEPTION 'lots of % do not cover its balance', p_user USING ERRCODE = 'data_corrupted';
  END IF;
  UPDATE "charge" c SET "lots" = used_lots WHERE c."id" = charge_id;
  source := 'credits'; amount := p_amount;
END
$$;

-- Ends a reservation as `confirmed`, `released` or `expired`; what has ended stays as it is.
CREATE FUNCTION "settle_charge"(
  p_id uuid, p_state text, p_entry uuid, p_changed_event uuid, p_low_event uuid, p_low int, p_now timestamptz,
  OUT charge_id uuid, OUT state text, OUT source text, OUT amount int, OUT expires_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  known "charge"%ROWTYPE;
  purse "wallet"%ROWTYPE;
  spendable int;
BEGIN
  SELECT * INTO known FROM "charge" c WHERE c."id" = p_id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  charge_id := known."id"; state := known."state"; source := known."source"; amount := known."amount";
  expires_at := known."expires_at";
  IF known."state" <> 'reserved' THEN
    RETURN;
  END IF;
  IF known."source" = 'plan' THEN
    IF p_state <> 'confirmed' AND known."quota_pool" IS NOT NULL THEN
      UPDATE "quota_use" q SET "used" = q."used" - known."quantity"
      WHERE q."user_id" = known."user_id" AND q."pool" = known."quota_pool" AND q."period" = known."quota_period";
    END IF;
  ELSIF p_state = 'confirmed' THEN
    UPDATE "wallet" w SET "balance" = w."balance" - known."amount", "reserved" = w."reserved" - known."amount",
      "position" = w."position" + 1, "version" = w."version" + 1
    WHERE w."user_id" = known."user_id" RETURNING * INTO STRICT purse;
    UPDATE "lot" l SET "remaining" = l."remaining" - x."amount", "reserved" = l."reserved" - x."amount"
    FROM jsonb_to_recordset(known."lots") AS x("lot" uuid, "amount" int) WHERE l."id" = x."lot";
    INSERT INTO "ledger_entry" ("id", "user_id", "position", "debit", "credit", "amount", "balance_after", "reason",
      "description", "reference_type", "reference_id", "lots", "actor", "idempotency_key", "created_at")
    VALUES (p_entry, known."user_id", purse."position", 'consumption', 'wallet', known."amount", purse."balance", 'spend',
      known."title", known."reference_type", known."reference_id", known."lots", known."user_id"::text,
      'charge:' || known."id", p_now);
    spendable := purse."balance" - purse."reserved";
    INSERT INTO "outbox_event" ("id", "name", "payload") VALUES (p_changed_event, 'wallet.changed', jsonb_build_object(
      'userId', known."user_id", 'plan', purse."plan", 'credits', spendable, 'version', purse."version"));
    IF spendable < p_low AND spendable + known."amount" >= p_low THEN
      INSERT INTO "outbox_event" ("id", "name", "payload") VALUES (p_low_event, 'credits.low', jsonb_build_object(
        'userId', known."user_id", 'credits', spendable));
    END IF;
    PERFORM pg_notify(current_schema() || '_outbox', '');
  ELSE
    UPDATE "wallet" w SET "reserved" = w."reserved" - known."amount" WHERE w."user_id" = known."user_id";
    UPDATE "lot" l SET "reserved" = l."reserved" - x."amount"
    FROM jsonb_to_recordset(known."lots") AS x("lot" uuid, "amount" int) WHERE l."id" = x."lot";
  END IF;
  UPDATE "charge" c SET "state" = p_state, "settled_at" = p_now WHERE c."id" = p_id;
  state := p_state;
END
$$;
