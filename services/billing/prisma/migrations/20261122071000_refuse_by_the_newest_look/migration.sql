-- Credits that came between the look for a payable wallet and the look for any wallet were refused, though they were there:
-- the look is repeated until both say the same. Old and new code call the same function.
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
  IF known."state" IN ('reserved', 'confirmed') THEN
    outcome := 'repeated'; charge_id := known."id"; state := known."state"; source := known."source";
    amount := known."amount"; expires_at := known."expires_at";
    RETURN;
  END IF;
  IF outcome = 'refused' THEN
    RETURN;
  END IF;

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

  outcome := 'reserved'; state := 'reserved'; expires_at := p_expires; charge_id := coalesce(known."id", p_id);
  -- What was given back may be tried again under its key.
  IF known."id" IS NULL THEN
    INSERT INTO "charge" ("id", "user_id", "key", "service", "quantity", "state", "source", "amount", "quota_pool",
      "quota_period", "lots", "reference_type", "reference_id", "title", "created_at", "expires_at")
    VALUES (p_id, p_user, p_key, p_service, p_quantity, 'reserved', source, amount, allowance ->> 'pool',
      allowance ->> 'period', used_lots, p_reference_type, p_reference_id, p_title, p_now, p_expires);
  ELSE
    UPDATE "charge" c SET "state" = 'reserved', "source" = reserve_charge."source", "amount" = reserve_charge."amount",
      "quantity" = p_quantity, "quota_pool" = allowance ->> 'pool', "quota_period" = allowance ->> 'period',
      "lots" = used_lots, "settled_at" = NULL, "reference_type" = p_reference_type, "reference_id" = p_reference_id,
      "title" = p_title, "expires_at" = p_expires
    WHERE c."id" = known."id";
  END IF;
END
$$;
