-- Calls with one key share one reservation; the release of one call must not end what another relies on.
ALTER TABLE "charge" ADD COLUMN "holders" INTEGER NOT NULL DEFAULT 1;

-- A key joins an open reservation only. Once that is settled, the key has paid for nothing that comes later.
CREATE OR REPLACE FUNCTION "reserve_charge"(
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
  in_plan boolean := false;
BEGIN
  -- The wallet's row is the lock of all that belongs to the person's credits; who cannot pay does not wait for it.
  LOOP
    SELECT * INTO purse FROM "wallet" w WHERE w."user_id" = p_user
      AND (w."balance" - w."reserved" >= p_amount OR p_allowances ? w."plan") FOR UPDATE;
    EXIT WHEN FOUND;
    SELECT * INTO purse FROM "wallet" w WHERE w."user_id" = p_user;
    IF NOT FOUND THEN
      outcome := 'unknown';
      RETURN;
    END IF;
    -- Credits or a plan that came between the two looks are taken at the next one.
    IF (purse."balance" - purse."reserved" >= p_amount OR p_allowances ? purse."plan") IS NOT TRUE THEN
      outcome := 'refused';
      EXIT;
    END IF;
  END LOOP;
  available := purse."balance" - purse."reserved";

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
  -- A settled use keeps its row and leaves the key: the same key again is another use, which is paid for like any.
  UPDATE "charge" c SET "key" = c."key" || ' ' || c."id" WHERE c."user_id" = p_user AND c."key" = p_key;

  allowance := p_allowances -> purse."plan";
  IF p_amount = 0 THEN
    -- What costs nothing is nobody's entry.
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

-- `released` gives one call's hold up; the last one, `confirmed` and `expired` end the reservation.
CREATE OR REPLACE FUNCTION "settle_charge"(
  p_id uuid, p_state text, p_entry uuid, p_changed_event uuid, p_low_event uuid, p_low int, p_now timestamptz,
  OUT charge_id uuid, OUT state text, OUT source text, OUT amount int, OUT expires_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  known "charge"%ROWTYPE;
  purse "wallet"%ROWTYPE;
  piece record;
  spent int;
  spendable int;
BEGIN
  -- The same order of locks as reserve_charge: the wallet, then the charge.
  PERFORM 1 FROM "wallet" w WHERE w."user_id" = (SELECT c."user_id" FROM "charge" c WHERE c."id" = p_id) FOR UPDATE;
  UPDATE "charge" c SET "holders" = c."holders" - 1
    WHERE c."id" = p_id AND c."state" = 'reserved' AND p_state = 'released' AND c."holders" > 1;
  IF NOT FOUND THEN
    -- A reservation that another call has joined expires later than the caller of the sweep read.
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
  WHERE w."user_id" = known."user_id" RETURNING * INTO STRICT purse;
  FOR piece IN SELECT x."lot", x."amount" FROM jsonb_to_recordset(known."lots") AS x("lot" uuid, "amount" int) LOOP
    UPDATE "lot" l SET "reserved" = l."reserved" - piece."amount",
      "remaining" = l."remaining" - CASE WHEN spent > 0 THEN piece."amount" ELSE 0 END
    WHERE l."id" = piece."lot";
  END LOOP;
  IF spent = 0 THEN
    RETURN;
  END IF;
  INSERT INTO "ledger_entry" ("id", "user_id", "position", "debit", "credit", "amount", "balance_after", "reason",
    "description", "reference_type", "reference_id", "lots", "actor", "idempotency_key", "created_at")
  VALUES (p_entry, known."user_id", purse."position", 'consumption', 'wallet', spent, purse."balance", 'spend',
    'Uso de créditos', known."reference_type", known."reference_id", known."lots", known."user_id"::text,
    'charge:' || known."id", p_now);
  spendable := purse."balance" - purse."reserved";
  INSERT INTO "outbox_event" ("id", "name", "payload") VALUES (p_changed_event, 'wallet.changed', jsonb_build_object(
    'userId', known."user_id", 'plan', purse."plan", 'credits', spendable, 'version', purse."version"));
  IF spendable < p_low AND spendable + spent >= p_low THEN
    INSERT INTO "outbox_event" ("id", "name", "payload") VALUES (p_low_event, 'credits.low', jsonb_build_object(
      'userId', known."user_id", 'credits', spendable));
  END IF;
  PERFORM pg_notify(current_schema() || '_outbox', '');
END
$$;
