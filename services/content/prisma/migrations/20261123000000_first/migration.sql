-- CreateTable
CREATE TABLE "article" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "updated" TEXT,
    "minutes" INTEGER NOT NULL,
    "numbers" INTEGER[],
    "motif" TEXT NOT NULL,
    "keywords" TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "file_hash" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "announced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_version" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "editor_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_document" (
    "key" TEXT NOT NULL,
    "owner_id" UUID,
    "search_group" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "folded_title" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "search_document_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "search_word" (
    "word" TEXT NOT NULL,
    "stem" TEXT NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "is_answered" BOOLEAN NOT NULL DEFAULT false,
    "address_prefix" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriber" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "paused_for" UUID,

    CONSTRAINT "subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_issue" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "cursor" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_issue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lesson_progress" (
    "user_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "solved" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_progress_pkey" PRIMARY KEY ("user_id","slug")
);

-- CreateTable
CREATE TABLE "exam_attempt" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "questions" JSONB NOT NULL,
    "answers" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "score" INTEGER,
    "is_passed" BOOLEAN,

    CONSTRAINT "exam_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificate" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "course" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "article_kind_status_position_date_idx" ON "article"("kind", "status", "position", "date");

-- CreateIndex
CREATE UNIQUE INDEX "article_kind_slug_key" ON "article"("kind", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "article_version_article_id_version_key" ON "article_version"("article_id", "version");

-- CreateIndex
CREATE INDEX "search_document_owner_id_idx" ON "search_document"("owner_id");

-- CreateIndex
CREATE INDEX "search_document_words_idx" ON "search_document" USING GIN ("words");

-- CreateIndex
CREATE INDEX "search_word_stem_idx" ON "search_word"("stem");

-- CreateIndex
CREATE INDEX "contact_message_created_at_idx" ON "contact_message"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscriber_email_key" ON "subscriber"("email");

-- CreateIndex
CREATE INDEX "subscriber_status_id_idx" ON "subscriber"("status", "id");

-- CreateIndex
CREATE INDEX "newsletter_issue_finished_at_idx" ON "newsletter_issue"("finished_at");

-- CreateIndex
CREATE INDEX "newsletter_issue_article_id_idx" ON "newsletter_issue"("article_id");

-- CreateIndex
CREATE INDEX "exam_attempt_user_id_started_at_idx" ON "exam_attempt"("user_id", "started_at");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_user_id_key" ON "certificate"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_code_key" ON "certificate"("code");

-- CreateIndex
CREATE INDEX "outbox_event_published_at_id_idx" ON "outbox_event"("published_at", "id");

-- CreateIndex
CREATE INDEX "inbox_event_processed_at_idx" ON "inbox_event"("processed_at");

-- CreateIndex
CREATE INDEX "dead_letter_replayed_at_failed_at_idx" ON "dead_letter"("replayed_at", "failed_at");

-- AddForeignKey
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_issue" ADD CONSTRAINT "newsletter_issue_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Suggestions for mistyped words, and titles found by a part of them (data/search.ts).
CREATE INDEX "search_word_trigram_idx" ON "search_word" USING gin ("word" public.gin_trgm_ops);
CREATE INDEX "search_document_title_trigram_idx" ON "search_document" USING gin ("folded_title" public.gin_trgm_ops);

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
