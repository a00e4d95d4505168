-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "name" TEXT NOT NULL,
    "birth_date" TEXT,
    "password_hash" TEXT,
    "role" TEXT NOT NULL,
    "role_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL DEFAULT 'active',
    "plan" TEXT NOT NULL DEFAULT 'free',
    "credits" INTEGER NOT NULL DEFAULT 0,
    "wallet_version" INTEGER NOT NULL DEFAULT 0,
    "permissions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "avatar" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "erase_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL,
    "address_prefix" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "rotated_at" TIMESTAMPTZ(3),
    "proven_at" TIMESTAMPTZ(3),
    "second_factor_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retired_token" (
    "token_hash" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "retired_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retired_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "one_time_token" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_factor" (
    "account_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "enabled_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "backup_code" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "salt" TEXT,

    CONSTRAINT "backup_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_challenge" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "attempts_left" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_device" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "external_identity" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "external_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "key_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "used_nonce" (
    "nonce_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_nonce_pkey" PRIMARY KEY ("nonce_hash")
);

-- CreateTable
CREATE TABLE "consent" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "document" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "address_prefix" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
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
CREATE UNIQUE INDEX "account_email_key" ON "account"("email");

-- CreateIndex
CREATE INDEX "account_expires_at_idx" ON "account"("expires_at");

-- CreateIndex
CREATE INDEX "account_erase_at_idx" ON "account"("erase_at");

-- CreateIndex
CREATE INDEX "account_role_status_idx" ON "account"("role", "status");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_account_id_idx" ON "session"("account_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "retired_token_session_id_idx" ON "retired_token"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_token_hash_key" ON "one_time_token"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_account_id_purpose_key" ON "one_time_token"("account_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "backup_code_account_id_code_hash_key" ON "backup_code"("account_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "login_challenge_token_hash_key" ON "login_challenge"("token_hash");

-- CreateIndex
CREATE INDEX "login_challenge_account_id_idx" ON "login_challenge"("account_id");

-- CreateIndex
CREATE INDEX "login_challenge_expires_at_idx" ON "login_challenge"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "known_device_token_hash_key" ON "known_device"("token_hash");

-- CreateIndex
CREATE INDEX "known_device_account_id_idx" ON "known_device"("account_id");

-- CreateIndex
CREATE INDEX "known_device_last_seen_at_idx" ON "known_device"("last_seen_at");

-- CreateIndex
CREATE INDEX "external_identity_account_id_idx" ON "external_identity"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "external_identity_issuer_subject_key" ON "external_identity"("issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");

-- CreateIndex
CREATE INDEX "api_key_account_id_idx" ON "api_key"("account_id");

-- CreateIndex
CREATE INDEX "api_key_expires_at_idx" ON "api_key"("expires_at");

-- CreateIndex
CREATE INDEX "used_nonce_expires_at_idx" ON "used_nonce"("expires_at");

-- CreateIndex
CREATE INDEX "consent_account_id_idx" ON "consent"("account_id");

-- CreateIndex
CREATE INDEX "outbox_event_published_at_id_idx" ON "outbox_event"("published_at", "id");

-- CreateIndex
CREATE INDEX "inbox_event_processed_at_idx" ON "inbox_event"("processed_at");

-- CreateIndex
CREATE INDEX "dead_letter_replayed_at_failed_at_idx" ON "dead_letter"("replayed_at", "failed_at");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retired_token" ADD CONSTRAINT "retired_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "backup_code" ADD CONSTRAINT "backup_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Searching and sorting in the administration: accounts that are neither guests nor erased.
CREATE INDEX "account_member_search_idx" ON "account"
  USING gin (lower("name" || ' ' || coalesce("email", '')) public.gin_trgm_ops)
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_name_idx" ON "account" (lower("name"), "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_email_idx" ON "account" ((coalesce("email", '')), "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_created_idx" ON "account" ("created_at", "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_credits_idx" ON "account" ("credits", "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_status_idx" ON "account" ("status", "created_at", "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';

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
