-- Partitions for the audit trail, five million entries each, so that what is archived leaves as whole tables. The key is the
-- place in the chain and not the time: so a place is still unique among all partitions, and the chain is read in order.

-- Makes the partitions that the next five to ten million entries need, append-only like the trail itself. Tells what it did. The
-- owner's, since a service's role makes no tables; it never takes one away.
CREATE FUNCTION "keep_audit_partitions"() RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '250ms' AS $$
DECLARE
  v_size CONSTANT bigint := 5000000;
  v_schema CONSTANT text := current_schema();
  v_parent CONSTANT regclass := format('%I.audit_entry', v_schema)::regclass;
  v_done text[] := '{}';
  v_last bigint;
  v_end bigint;
  v_from bigint;
  v_name text;
  v_grantee text;
BEGIN
  -- Another replica is at it.
  IF NOT pg_try_advisory_xact_lock(hashtextextended(v_schema || ' audit partitions', 0)) THEN
    RETURN v_done;
  END IF;
  EXECUTE format('SELECT coalesce(max(sequence), 0) FROM %s', v_parent) INTO v_last;
  SELECT max(substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::bigint) INTO v_end
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = v_parent;
  FOR v_ahead IN 0..2 LOOP
    v_from := (v_last / v_size + v_ahead) * v_size;
    CONTINUE WHEN v_from < v_end;
    v_name := 'audit_entry_' || lpad(v_from::text, 12, '0');
    EXECUTE format('CREATE TABLE %I.%I (LIKE %s INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE)', v_schema, v_name,
      v_parent);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I.%I FOR EACH STATEMENT '
      'EXECUTE FUNCTION %I.refuse_change_of_audit()', v_name || '_append_only', v_schema, v_name, v_schema);
    FOR v_grantee IN SELECT DISTINCT grantee FROM information_schema.role_table_grants
                     WHERE table_schema = v_schema AND table_name = v_name AND grantee <> current_user LOOP
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I.%I FROM %I', v_schema, v_name, v_grantee);
    END LOOP;
    -- Attached afterwards, a new partition keeps nobody from reading and writing the others.
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I.%I FOR VALUES FROM (%L) TO (%L)', v_parent, v_schema, v_name, v_from,
      v_from + v_size);
    v_done := v_done || ('+' || v_name);
  END LOOP;
  RETURN v_done;
END
$$;

-- What the trail holds until now becomes one partition. That its rows fit is proved in the next migration, beside the traffic.
DO $$
DECLARE
  v_end bigint;
BEGIN
  SELECT (coalesce(max("sequence"), 0) / 5000000 + 2) * 5000000 INTO v_end FROM "audit_entry";
  EXECUTE format('ALTER TABLE "audit_entry" ADD CONSTRAINT %I CHECK ("sequence" < %s) NOT VALID', 'audit_entry_before_' || v_end,
    v_end);
END
$$;
