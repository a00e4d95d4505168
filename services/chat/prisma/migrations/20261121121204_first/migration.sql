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

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_version" (
    "message_id" UUID NOT NULL,
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
CREATE TABLE "export_record" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "messages" INTEGER NOT NULL,
    "exported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "export_record_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "conversation_user_id_is_archived_updated_at_id_idx" ON "conversation"("user_id", "is_archived", "updated_at", "id");

-- CreateIndex
CREATE INDEX "conversation_expires_at_idx" ON "conversation"("expires_at");

-- CreateIndex
CREATE INDEX "message_conversation_id_revision_idx" ON "message"("conversation_id", "revision");

-- CreateIndex
CREATE INDEX "message_status_updated_at_idx" ON "message"("status", "updated_at");

-- CreateIndex
CREATE INDEX "message_question_id_idx" ON "message"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_conversation_id_seq_key" ON "message"("conversation_id", "seq");

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
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_version" ADD CONSTRAINT "message_version_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_person" ADD CONSTRAINT "known_person_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Full text in Portuguese, without accents; data/search.ts asks with the same expression.
CREATE INDEX "message_search_idx" ON "message" USING gin (
    to_tsvector('portuguese', translate(lower("content"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc'))
);
CREATE INDEX "conversation_search_idx" ON "conversation" USING gin (
    to_tsvector('portuguese', translate(lower("title"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc'))
);
