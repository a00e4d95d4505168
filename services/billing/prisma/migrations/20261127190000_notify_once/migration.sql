-- Of concurrent transactions one notifies: a commit with NOTIFY takes a lock of the whole server.
CREATE OR REPLACE FUNCTION "settle_charge"(
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
  PERFORM pg_notify(current_schema() || '_outbox', '')
    WHERE pg_try_advisory_xact_lock(hashtextextended(current_schema() || '_outbox', 0));
END
$$;
