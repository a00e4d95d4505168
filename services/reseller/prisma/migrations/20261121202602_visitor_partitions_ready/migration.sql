-- Partitions by day for who has clicked, the quickest growing rows of all: a day is dropped whole two days later.

-- Makes the partitions of this day and the next three, and drops those of days before the one before yesterday. Tells what it
-- did. The owner's, since a service's role makes no tables.
CREATE FUNCTION "keep_visitor_partitions"("p_today" date) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '250ms' AS $$
DECLARE
  v_schema CONSTANT text := current_schema();
  v_parent CONSTANT regclass := format('%I.visitor', v_schema)::regclass;
  v_done text[] := '{}';
  v_end date;
  v_day date;
  v_name text;
  v_partition text;
BEGIN
  -- Another replica is at it.
  IF NOT pg_try_advisory_xact_lock(hashtextextended(v_schema || ' visitor partitions', 0)) THEN
    RETURN v_done;
  END IF;
  SELECT max(substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::date) INTO v_end
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = v_parent;
  FOR v_ahead IN 0..3 LOOP
    v_day := p_today + v_ahead;
    CONTINUE WHEN v_day < v_end;
    v_name := 'visitor' || to_char(v_day, '"_"YYYYMMDD');
    BEGIN
      -- Attached afterwards, a new partition keeps nobody from reading and writing the others.
      EXECUTE format('CREATE TABLE %I.%I (LIKE %s INCLUDING DEFAULTS INCLUDING STORAGE)', v_schema, v_name, v_parent);
      EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I.%I FOR VALUES FROM (%L) TO (%L)', v_parent, v_schema, v_name,
        v_day, v_day + 1);
      v_done := v_done || ('+' || v_name);
    EXCEPTION WHEN check_violation THEN
      -- Nobody made it in time: rows of that day are in the rest, and stay there.
      NULL;
    END;
  END LOOP;
  FOR v_partition, v_name IN
    SELECT c.oid::regclass::text, c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = v_parent
      AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::date <= p_today - 2
    ORDER BY c.relname
  LOOP
    EXECUTE format('DROP TABLE %s', v_partition);
    v_done := v_done || ('-' || v_name);
  END LOOP;
  RETURN v_done;
END
$$;

-- What the table holds until now becomes one partition. That its rows fit is proved in the next migration, beside the traffic.
DO $$
DECLARE
  v_end CONSTANT date := current_date + 21;
BEGIN
  EXECUTE format('ALTER TABLE "visitor" ADD CONSTRAINT %I CHECK ("day" < %L) NOT VALID',
    'visitor' || to_char(v_end, '"_before_"YYYYMMDD'), v_end);
END
$$;
