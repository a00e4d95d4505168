-- Puts a table of partitions in the place of the audit trail's table, which becomes its first partition, append-only as before.
-- Alone in its script, so that it may commit half way: the rows are proved beside the traffic, and the switch itself takes its
-- lock for a moment. No version needs to know: names, columns and keys are what they were.
DO $$
DECLARE
  v_index text;
  v_grant record;
  v_check text;
  v_bound bigint;
BEGIN
  SELECT conname INTO v_check FROM pg_constraint
    WHERE conrelid = 'audit_entry'::regclass AND conname LIKE 'audit\_entry\_before\_%';
  EXECUTE format('ALTER TABLE "audit_entry" VALIDATE CONSTRAINT %I', v_check);
  COMMIT;
  LOCK TABLE "audit_entry" IN ACCESS EXCLUSIVE MODE;
  v_bound := substring(v_check FROM '\d+$')::bigint;
  FOR v_index IN SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
                 WHERE i.indrelid = 'audit_entry'::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', v_index, replace(v_index, 'audit_entry', 'audit_entry_before'));
  END LOOP;
  ALTER TABLE "audit_entry" RENAME TO "audit_entry_before";
  ALTER TRIGGER "audit_entry_append_only" ON "audit_entry_before" RENAME TO "audit_entry_before_append_only";
  CREATE TABLE "audit_entry" (LIKE "audit_entry_before" INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE INCLUDING INDEXES)
    PARTITION BY RANGE ("sequence");
  CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();
  FOR v_grant IN SELECT DISTINCT grantee FROM information_schema.role_table_grants
                 WHERE table_schema = current_schema() AND table_name IN ('audit_entry', 'audit_entry_before')
                   AND grantee <> current_user LOOP
    EXECUTE format('GRANT SELECT, INSERT ON "audit_entry" TO %I', v_grant.grantee);
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entry", "audit_entry_before" FROM %I', v_grant.grantee);
  END LOOP;
  EXECUTE format('ALTER TABLE "audit_entry" ATTACH PARTITION "audit_entry_before" FOR VALUES FROM (MINVALUE) TO (%L)', v_bound);
  EXECUTE format('ALTER TABLE "audit_entry_before" DROP CONSTRAINT %I', v_check);
  PERFORM keep_audit_partitions();
END
$$;
