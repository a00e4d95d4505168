-- The ledger is never changed, so what a person typed is no part of it: the title stays with the charge, and goes with the person.
-- Ends a reservation as `confirmed`, `released` or `expired`; what has ended stays as it is.
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
  -- Taking the state is the decision: of two that come at once, one finds nothing left to do.
  UPDATE "charge" c SET "state" = p_state, "settled_at" = p_now WHERE c."id" = p_id AND c."state" = 'reserved'
    RETURNING * INTO known;
  IF NOT FOUND THEN
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
