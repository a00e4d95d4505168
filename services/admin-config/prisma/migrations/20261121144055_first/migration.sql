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
);

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
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_event" (
    "event_id" UUID NOT NULL,
    "processed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_event_pkey" PRIMARY KEY ("event_id")
);

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

-- Parts of names and e-mails are searched for.
CREATE INDEX "audit_actor_search_idx" ON "audit_actor"
  USING gin (lower("name" || ' ' || coalesce("email", '')) public.gin_trgm_ops);

-- The trail is only ever added to, whoever asks: the service's role cannot take a trigger away.
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();

-- And its rights end at adding and reading.
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
