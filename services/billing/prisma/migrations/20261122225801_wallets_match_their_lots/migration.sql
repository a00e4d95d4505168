-- No transaction may leave a wallet whose lots do not sum to its balance and its reservations, whoever writes.
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
