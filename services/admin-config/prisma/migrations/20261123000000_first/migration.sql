-- CreateTable
CREATE TABLE "audit_entry" (
    "sequence" BIGINT NOT NULL,
    "body" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "at" BIGINT NOT NULL GENERATED ALWAYS AS ((("body"::jsonb) ->> 'at')::bigint) STORED,
    "action" TEXT NOT NULL GENERATED ALWAYS AS (("body"::jsonb) ->> 'action') STORED,
    "entity" TEXT NOT NULL GENERATED ALWAYS AS (("body"::jsonb) ->> 'entity') STORED,
    "entity_id" TEXT GENERATED ALWAYS AS (("body"::jsonb) ->> 'entityId') STORED,
    "config_key" TEXT GENERATED ALWAYS AS (("body"::jsonb) ->> 'configKey') STORED,
    "actor_id" TEXT GENERATED ALWAYS AS (("body"::jsonb) ->> 'actorId') STORED,
    "result" TEXT NOT NULL GENERATED ALWAYS AS (("body"::jsonb) ->> 'result') STORED,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("sequence")
) PARTITION BY RANGE ("sequence");

-- CreateTable
CREATE TABLE "audit_actor" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,

    CONSTRAINT "audit_actor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "person_key" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "person_key_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "configuration_value" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by" TEXT NOT NULL,
    "updated_by_name" TEXT NOT NULL,

    CONSTRAINT "configuration_value_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "configuration_change" (
    "key" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "previous" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "restored_from" INTEGER,

    CONSTRAINT "configuration_change_pkey" PRIMARY KEY ("key","version")
);

-- CreateTable
CREATE TABLE "activity" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "user_id" UUID,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_figure" (
    "day" TEXT NOT NULL,
    "figure" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "daily_figure_pkey" PRIMARY KEY ("figure","day")
);

-- CreateTable
CREATE TABLE "export_file" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "content" BYTEA,
    "failure" TEXT,
    "requested_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "export_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "request_id" TEXT,
    "trace_parent" TEXT,
    "job_id" TEXT,
    "job_priority" INTEGER,
    "job_delay_milliseconds" INTEGER,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
) PARTITION BY RANGE ("id");

-- CreateTable
CREATE TABLE "inbox_event" (
    "event_id" UUID NOT NULL,
    "processed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_event_pkey" PRIMARY KEY ("event_id")
) PARTITION BY RANGE ("event_id");

-- CreateTable
CREATE TABLE "dead_letter" (
    "id" UUID NOT NULL,
    "queue" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replayed_at" TIMESTAMPTZ(3),

    CONSTRAINT "dead_letter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_at_sequence_idx" ON "audit_entry"("at", "sequence");

-- CreateIndex
CREATE INDEX "audit_entry_action_at_sequence_idx" ON "audit_entry"("action", "at", "sequence");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_at_sequence_idx" ON "audit_entry"("actor_id", "at", "sequence");

-- CreateIndex
CREATE INDEX "audit_entry_config_key_at_sequence_idx" ON "audit_entry"("config_key", "at", "sequence");

-- CreateIndex
CREATE INDEX "audit_entry_entity_entity_id_at_sequence_idx" ON "audit_entry"("entity", "entity_id", "at", "sequence");

-- CreateIndex
CREATE INDEX "audit_entry_result_at_sequence_idx" ON "audit_entry"("result", "at", "sequence");

-- CreateIndex
CREATE INDEX "configuration_change_actor_id_idx" ON "configuration_change"("actor_id");

-- CreateIndex
CREATE INDEX "activity_occurred_at_idx" ON "activity"("occurred_at");

-- CreateIndex
CREATE INDEX "export_file_requested_by_created_at_idx" ON "export_file"("requested_by", "created_at");

-- CreateIndex
CREATE INDEX "export_file_created_at_idx" ON "export_file"("created_at");

-- CreateIndex
CREATE INDEX "outbox_event_published_at_id_idx" ON "outbox_event"("published_at", "id");

-- CreateIndex
CREATE INDEX "inbox_event_processed_at_idx" ON "inbox_event"("processed_at");

-- CreateIndex
CREATE INDEX "dead_letter_replayed_at_failed_at_idx" ON "dead_letter"("replayed_at", "failed_at");

-- Search by parts of names and e-mails.
CREATE INDEX "audit_actor_search_idx" ON "audit_actor"
  USING gin (lower("name" || ' ' || coalesce("email", '')) public.gin_trgm_ops);

-- The trail is append-only for every role; the service's role cannot drop the trigger.
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();

-- Roles other than the owner may only read and insert.
DO $$
DECLARE
  grantee record;
BEGIN
  FOR grantee IN
    SELECT DISTINCT p.grantee AS name FROM information_schema.role_table_grants p
    WHERE p.table_schema = current_schema() AND p.table_name = 'audit_entry' AND p.grantee <> current_user
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entry" FROM %s',
      CASE WHEN grantee.name = 'PUBLIC' THEN 'PUBLIC' ELSE quote_ident(grantee.name) END);
  END LOOP;
END
$$;

-- The trail is partitioned by five million entries, so that archived entries leave as whole tables. The key is the place in the
-- chain, not the time: a place is unique among all partitions, and the chain is read in order.

-- Creates the partitions that the next five to ten million entries need, append-only as the trail itself; drops none. Returns
-- what changed. SECURITY DEFINER, because a service's role creates no tables.
CREATE FUNCTION "maintain_audit_partitions"() RETURNS text[]
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
  -- One replica at a time.
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
    -- ATTACH does not block reads and writes of the other partitions; CREATE TABLE … PARTITION OF does.
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I.%I FOR VALUES FROM (%L) TO (%L)', v_parent, v_schema, v_name, v_from,
      v_from + v_size);
    v_done := v_done || ('+' || v_name);
  END LOOP;
  RETURN v_done;
END
$$;

SELECT "maintain_audit_partitions"();

-- Event tables are partitioned by week: an event id is a UUID v7, which begins with its time in milliseconds, so a week is a
-- range of ids. Rows of other weeks are in the default partitions and leave in batches.
CREATE TABLE "outbox_event_rest" PARTITION OF "outbox_event" DEFAULT;
CREATE TABLE "inbox_event_rest" PARTITION OF "inbox_event" DEFAULT;

-- The smallest UUID v7 of a moment.
CREATE FUNCTION "event_bound"("p_at" timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (lpad(to_hex((extract(epoch FROM "p_at") * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- Creates the partitions of this week and the next two; drops weeks of events published at least 7 days and processed at least
-- 30 days ago. Returns what changed. SECURITY DEFINER, because a service's role creates no tables.
CREATE FUNCTION "maintain_event_partitions"("p_now" timestamptz DEFAULT now()) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '250ms' AS $$
DECLARE
  v_schema CONSTANT text := current_schema();
  v_parent regclass;
  v_done text[] := '{}';
  v_end uuid;
  v_week timestamptz;
  v_name text;
  v_partition text;
  v_busy boolean;
  v_query text;
  v_kind record;
BEGIN
  -- One replica at a time.
  IF NOT pg_try_advisory_xact_lock(hashtextextended(v_schema || ' event partitions', 0)) THEN
    RETURN v_done;
  END IF;
  FOR v_kind IN SELECT * FROM (VALUES
    ('outbox_event', interval '168 hours',
      'SELECT EXISTS (SELECT FROM %1$s WHERE published_at IS NULL) OR EXISTS (SELECT FROM %1$s WHERE published_at > $1)'),
    ('inbox_event', interval '720 hours', 'SELECT EXISTS (SELECT FROM %1$s WHERE processed_at > $1)')
  ) AS kind ("name", "retention", "busy") LOOP
    v_parent := format('%I.%I', v_schema, v_kind.name)::regclass;
    SELECT max(upper::text)::uuid INTO v_end FROM (
      SELECT substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)') AS upper
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = v_parent) AS bounds;
    FOR v_ahead IN 0..2 LOOP
      v_week := date_trunc('week', p_now, 'UTC') + v_ahead * interval '168 hours';
      CONTINUE WHEN event_bound(v_week) < v_end;
      v_name := v_kind.name || to_char(v_week AT TIME ZONE 'UTC', '"_"YYYYMMDD');
      BEGIN
        -- ATTACH does not block reads and writes of the other partitions; CREATE TABLE … PARTITION OF does.
        EXECUTE format('CREATE TABLE %I.%I (LIKE %s INCLUDING DEFAULTS INCLUDING STORAGE)', v_schema, v_name, v_parent);
        EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I.%I FOR VALUES FROM (%L) TO (%L)', v_parent, v_schema, v_name,
          event_bound(v_week), event_bound(v_week + interval '168 hours'));
        v_done := v_done || ('+' || v_name);
      EXCEPTION WHEN check_violation THEN
        -- Rows of that week are in the default partition already and stay there.
        NULL;
      END;
    END LOOP;
    FOR v_partition, v_name IN
      SELECT c.oid::regclass::text, c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = v_parent
        AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::uuid
          <= event_bound(p_now - v_kind.retention)
      ORDER BY c.relname
    LOOP
      v_query := format(v_kind.busy, v_partition);
      EXECUTE v_query INTO v_busy USING p_now - v_kind.retention;
      CONTINUE WHEN v_busy;
      -- Checked again under the lock, which stops further inserts.
      EXECUTE format('LOCK TABLE ONLY %s, %s IN ACCESS EXCLUSIVE MODE', v_parent, v_partition);
      EXECUTE v_query INTO v_busy USING p_now - v_kind.retention;
      CONTINUE WHEN v_busy;
      EXECUTE format('DROP TABLE %s', v_partition);
      v_done := v_done || ('-' || v_name);
    END LOOP;
  END LOOP;
  RETURN v_done;
END
$$;

SELECT "maintain_event_partitions"();
