-- Puts a table of partitions in the place of the table of visitors, which becomes its first partition. Alone in its script, so
-- that it may commit half way: the rows are proved beside the traffic, and the switch itself takes its lock for a moment.
-- No version needs to know: names, columns and keys are what they were.
DO $$
DECLARE
  v_index text;
  v_grant record;
  v_check text;
  v_bound date;
  v_empty boolean;
BEGIN
  SELECT conname INTO v_check FROM pg_constraint WHERE conrelid = 'visitor'::regclass AND conname LIKE 'visitor\_before\_%';
  EXECUTE format('ALTER TABLE "visitor" VALIDATE CONSTRAINT %I', v_check);
  COMMIT;
  LOCK TABLE "visitor" IN ACCESS EXCLUSIVE MODE;
  SELECT NOT EXISTS (SELECT FROM "visitor") INTO v_empty;
  -- A new installation has its days from the beginning.
  v_bound := CASE WHEN v_empty THEN current_date ELSE right(v_check, 8)::date END;
  FOR v_index IN SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
                 WHERE i.indrelid = 'visitor'::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', v_index, replace(v_index, 'visitor', 'visitor_before'));
  END LOOP;
  ALTER TABLE "visitor" RENAME TO "visitor_before";
  CREATE TABLE "visitor" (LIKE "visitor_before" INCLUDING DEFAULTS INCLUDING STORAGE INCLUDING INDEXES) PARTITION BY RANGE ("day");
  FOR v_grant IN SELECT grantee, string_agg(privilege_type, ', ') AS rights FROM information_schema.role_table_grants
                 WHERE table_schema = current_schema() AND table_name = 'visitor_before' AND grantee <> current_user
                 GROUP BY grantee LOOP
    EXECUTE format('GRANT %s ON "visitor" TO %I', v_grant.rights, v_grant.grantee);
  END LOOP;
  EXECUTE format('ALTER TABLE "visitor" ATTACH PARTITION "visitor_before" FOR VALUES FROM (MINVALUE) TO (%L)', v_bound);
  EXECUTE format('ALTER TABLE "visitor_before" DROP CONSTRAINT %I', v_check);
  -- Days that are not at hand; the round keeps it small.
  CREATE TABLE "visitor_rest" PARTITION OF "visitor" DEFAULT;
  PERFORM keep_visitor_partitions(current_date);
END
$$;
