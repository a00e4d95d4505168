-- CreateTable
CREATE TABLE "conversation" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "is_named" BOOLEAN NOT NULL DEFAULT false,
    "is_archived" BOOLEAN NOT NULL DEFAULT false,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "subject" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "client_id" TEXT,
    "question_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "asked_as" JSONB,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "stop_requested" BOOLEAN NOT NULL DEFAULT false,
    "liked" BOOLEAN,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "cards" JSONB NOT NULL DEFAULT '[]',
    "suggestions" JSONB NOT NULL DEFAULT '[]',
    "tool_results" JSONB NOT NULL DEFAULT '[]',
    "answered_by" TEXT,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "charge_id" UUID,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "cost_micros" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id","user_id")
) PARTITION BY HASH ("user_id");

-- CreateTable
CREATE TABLE "message_version" (
    "message_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "sources" JSONB NOT NULL,
    "cards" JSONB NOT NULL,
    "answered_by" TEXT,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_version_pkey" PRIMARY KEY ("message_id","version")
);

-- CreateTable
CREATE TABLE "feedback" (
    "message_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "liked" BOOLEAN NOT NULL,
    "reason" TEXT,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("message_id")
);

-- CreateTable
CREATE TABLE "known_person" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "name" TEXT,
    "birth_date" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "birth_date" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profile_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "passage" (
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "passage_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "export_record" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "messages" INTEGER NOT NULL,
    "exported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "export_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_standing" (
    "user_id" UUID NOT NULL,
    "is_closed" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_standing_pkey" PRIMARY KEY ("user_id")
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
CREATE INDEX "conversation_user_id_is_archived_idx" ON "conversation"("user_id", "is_archived");

-- CreateIndex
CREATE INDEX "conversation_expires_at_idx" ON "conversation"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_id_user_id_key" ON "conversation"("id", "user_id");

-- CreateIndex
CREATE INDEX "message_conversation_id_revision_idx" ON "message"("conversation_id", "revision");

-- CreateIndex
CREATE INDEX "message_status_updated_at_idx" ON "message"("status", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "message_conversation_id_seq_user_id_key" ON "message"("conversation_id", "seq", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_user_id_client_id_key" ON "message"("user_id", "client_id");

-- CreateIndex
CREATE INDEX "feedback_liked_created_at_idx" ON "feedback"("liked", "created_at");

-- CreateIndex
CREATE INDEX "known_person_user_id_idx" ON "known_person"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "known_person_conversation_id_label_key" ON "known_person"("conversation_id", "label");

-- CreateIndex
CREATE INDEX "export_record_user_id_idx" ON "export_record"("user_id");

-- CreateIndex
CREATE INDEX "outbox_event_published_at_id_idx" ON "outbox_event"("published_at", "id");

-- CreateIndex
CREATE INDEX "inbox_event_processed_at_idx" ON "inbox_event"("processed_at");

-- CreateIndex
CREATE INDEX "dead_letter_replayed_at_failed_at_idx" ON "dead_letter"("replayed_at", "failed_at");

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_user_id_fkey" FOREIGN KEY ("conversation_id", "user_id") REFERENCES "conversation"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_version" ADD CONSTRAINT "message_version_message_id_user_id_fkey" FOREIGN KEY ("message_id", "user_id") REFERENCES "message"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_id_user_id_fkey" FOREIGN KEY ("message_id", "user_id") REFERENCES "message"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_person" ADD CONSTRAINT "known_person_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Free space in each page, so that the counter of a conversation is updated in place.
ALTER TABLE "conversation" SET (fillfactor = 70);

-- Portuguese stems without accents: a third of the cost of translate(lower(…)) before to_tsvector.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE TEXT SEARCH CONFIGURATION portuguese_plain (COPY = pg_catalog.portuguese);
ALTER TEXT SEARCH CONFIGURATION portuguese_plain
    ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.portuguese_stem;

-- Messages are partitioned by a hash of their owner: the rows of a person stand together. A partition can be split into 8 of
-- modulus 64 later.
DO $$
BEGIN
  FOR v_part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF "message" FOR VALUES WITH (MODULUS 8, REMAINDER %s)',
      'message_' || lpad(v_part::text, 2, '0'), v_part);
  END LOOP;
END
$$;

-- Full-text search; data/search.ts and data/passages.ts query the same expressions.
CREATE INDEX "message_words_idx" ON "message" USING gin (to_tsvector('portuguese_plain', "content"));
CREATE INDEX "conversation_words_idx" ON "conversation" USING gin (to_tsvector('portuguese_plain', "title"));
CREATE INDEX "passage_search_idx" ON "passage" USING gin (
    (setweight(to_tsvector('portuguese', translate(lower("title"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')), 'A')
    || setweight(to_tsvector('portuguese', translate(lower("text"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')), 'C'))
);

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
