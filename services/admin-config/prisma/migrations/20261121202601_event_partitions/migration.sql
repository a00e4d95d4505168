-- Puts a table of partitions in the place of each table of events, which becomes its first partition. Alone in its script, so
-- that it may commit half way: the rows are proved beside the traffic, and the switch itself takes its locks for a moment.
-- No version needs to know: names, columns and keys are what they were.
DO $$
DECLARE
  v_kind record;
  v_index text;
  v_grant record;
  v_check text;
  v_bound uuid;
  v_empty boolean;
BEGIN
  FOR v_kind IN SELECT * FROM (VALUES ('outbox_event'), ('inbox_event')) AS kind ("name") LOOP
    SELECT conname INTO v_check FROM pg_constraint
      WHERE conrelid = v_kind.name::regclass AND conname LIKE v_kind.name || '\_before\_%';
    EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', v_kind.name, v_check);
  END LOOP;
  COMMIT;
  LOCK TABLE "outbox_event", "inbox_event" IN ACCESS EXCLUSIVE MODE;
  FOR v_kind IN SELECT * FROM (VALUES ('outbox_event', 'id'), ('inbox_event', 'event_id')) AS kind ("name", "key") LOOP
    SELECT conname INTO v_check FROM pg_constraint
      WHERE conrelid = v_kind.name::regclass AND conname LIKE v_kind.name || '\_before\_%';
    v_bound := event_bound(right(v_check, 8)::timestamp AT TIME ZONE 'UTC');
    EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', v_kind.name) INTO v_empty;
    FOR v_index IN SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
                   WHERE i.indrelid = v_kind.name::regclass LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', v_index, replace(v_index, v_kind.name, v_kind.name || '_before'));
    END LOOP;
    EXECUTE format('ALTER TABLE %1$I RENAME TO %2$I', v_kind.name, v_kind.name || '_before');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING STORAGE INCLUDING INDEXES) PARTITION BY RANGE (%I)',
      v_kind.name, v_kind.name || '_before', v_kind.key);
    FOR v_grant IN SELECT grantee, string_agg(privilege_type, ', ') AS rights FROM information_schema.role_table_grants
                   WHERE table_schema = current_schema() AND table_name = v_kind.name || '_before' AND grantee <> current_user
                   GROUP BY grantee LOOP
      EXECUTE format('GRANT %s ON %I TO %I', v_grant.rights, v_kind.name, v_grant.grantee);
    END LOOP;
    IF v_empty THEN
      -- A new installation has its weeks from the beginning.
      EXECUTE format('DROP TABLE %I', v_kind.name || '_before');
    ELSE
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)',
        v_kind.name, v_kind.name || '_before', v_bound);
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', v_kind.name || '_before', v_check);
    END IF;
    -- Ids that are of no week at hand; batches keep it small.
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', v_kind.name || '_rest', v_kind.name);
  END LOOP;
  PERFORM keep_event_partitions();
END
$$;
