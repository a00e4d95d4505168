-- A wallet whose lots do not cover its balance refused every later charge with an error. Its state is derived again from the
-- append-only ledger and the open charges; the balance that the person sees stays, a difference becomes a ledger entry.

-- Brings a wallet and its lots back to agreement. Returns whether anything was wrong.
CREATE FUNCTION "mend_wallet"(p_user uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  purse "wallet"%ROWTYPE;
  piece record;
  recorded int;
  last_position int;
  open_charges int;
  difference int;
  uncovered int;
  taken int;
  uses jsonb := '[]';
  new_lot uuid := gen_random_uuid();
BEGIN
  SELECT * INTO purse FROM "wallet" w WHERE w."user_id" = p_user FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT coalesce(sum(CASE WHEN e."debit" = 'wallet' THEN e."amount" ELSE -e."amount" END), 0), coalesce(max(e."position"), 0)
    INTO recorded, last_position FROM "ledger_entry" e WHERE e."user_id" = p_user;
  SELECT coalesce(sum(c."amount"), 0) INTO open_charges FROM "charge" c
    WHERE c."user_id" = p_user AND c."state" = 'reserved' AND c."source" = 'credits';
  IF purse."balance" = recorded AND purse."position" = last_position AND purse."reserved" = open_charges AND (
    SELECT coalesce(sum(l."remaining"), 0) = purse."balance" AND coalesce(sum(l."reserved"), 0) = purse."reserved"
    FROM "lot" l WHERE l."user_id" = p_user)
  THEN
    RETURN false;
  END IF;

  -- Lots that entries name and that are missing.
  INSERT INTO "lot" ("id", "user_id", "kind", "amount", "remaining", "order_id", "granted_at")
  SELECT x."lot", p_user, x."kind", x."amount", 0,
    CASE WHEN e."reference_type" = 'order' THEN e."reference_id"::uuid END, e."created_at"
  FROM "ledger_entry" e, jsonb_to_recordset(e."lots") AS x("lot" uuid, "kind" text, "amount" int)
  WHERE e."user_id" = p_user AND e."debit" = 'wallet'
  ON CONFLICT ("id") DO NOTHING;

  -- Reservations that their lots cannot cover are given back.
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

  difference := purse."balance" - recorded;
  IF difference > 0 THEN
    INSERT INTO "lot" ("id", "user_id", "kind", "amount", "remaining", "granted_at")
    VALUES (new_lot, p_user, 'gift', difference, difference, p_now);
    uses := jsonb_build_array(jsonb_build_object('lot', new_lot, 'kind', 'gift', 'amount', difference));
  ELSIF difference < 0 THEN
    uncovered := -difference;
    FOR piece IN
      SELECT l."id", l."kind", l."remaining" - l."reserved" AS free FROM "lot" l
      WHERE l."user_id" = p_user AND l."remaining" > l."reserved" ORDER BY l."granted_at" DESC, l."id" DESC
    LOOP
      EXIT WHEN uncovered = 0;
      taken := least(uncovered, piece.free);
      UPDATE "lot" l SET "remaining" = l."remaining" - taken WHERE l."id" = piece."id";
      uses := uses || jsonb_build_object('lot', piece."id", 'kind', piece."kind", 'amount', taken);
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
      'mend:' || p_user || ':' || last_position, p_now);
  END IF;
  UPDATE "wallet" w SET "balance" = recorded + difference, "position" = last_position, "version" = w."version" + 1,
    "reserved" = (SELECT coalesce(sum(l."reserved"), 0) FROM "lot" l WHERE l."user_id" = p_user)
  WHERE w."user_id" = p_user;
  RETURN true;
END
$$;

-- Wallets that mend_wallet has something to do for.
CREATE FUNCTION "broken_wallets"() RETURNS TABLE ("broken_user" uuid) LANGUAGE sql STABLE AS $$
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

SELECT "mend_wallet"("broken_user", now()) FROM "broken_wallets"();
