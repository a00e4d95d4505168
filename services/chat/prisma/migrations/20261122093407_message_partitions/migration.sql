-- Puts a table of 8 partitions, by a hash of the person, in the place of the table of messages: a person's stand together, tables
-- and indexes stay an eighth as large, and one partition can become 8 of modulus 64 later (deploy/bench/profiles/chat.md says why
-- not more of them). All keys name the person now, and a message's person is its conversation's by a reference, so a client's id,
-- a place and an id are as unique as before.
-- A table cannot become such a partition, so every row is written anew, in one transaction that lets nobody else at messages:
-- deploy/README.md says how long that takes for a million of them, and what to do where there are many. It needs as much free
-- disk as the messages have. The version before works on with what it leaves. The full text follows in the next migration; until
-- then a search reads all messages of its person.
DO $$
DECLARE
  v_grant record;
BEGIN
  SET LOCAL maintenance_work_mem = '256MB';
  -- In the order in which the service takes them.
  LOCK TABLE "conversation" IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE "message", "message_version", "feedback" IN ACCESS EXCLUSIVE MODE;

  ALTER TABLE "message_version" DROP CONSTRAINT "message_version_message_id_fkey";
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_message_id_fkey";
  -- Whose conversation it is decides, should a guest's have become an account's in the very moment in which it was opened.
  UPDATE "message" SET "user_id" = "conversation"."user_id" FROM "conversation"
    WHERE "conversation"."id" = "conversation_id" AND "conversation"."user_id" <> "message"."user_id";
  UPDATE "feedback" SET "user_id" = "message"."user_id" FROM "message"
    WHERE "message"."id" = "message_id" AND "message"."user_id" <> "feedback"."user_id";
  ALTER TABLE "message_version" ADD COLUMN "user_id" UUID;
  UPDATE "message_version" SET "user_id" = "message"."user_id" FROM "message" WHERE "message"."id" = "message_id";

  ALTER TABLE "message" RENAME TO "message_before";
  CREATE TABLE "message" (LIKE "message_before" INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY HASH ("user_id");
  FOR v_grant IN SELECT grantee, string_agg(privilege_type, ', ') AS rights FROM information_schema.role_table_grants
                 WHERE table_schema = current_schema() AND table_name = 'message_before' AND grantee <> current_user
                 GROUP BY grantee LOOP
    EXECUTE format('GRANT %s ON "message" TO %I', v_grant.rights, v_grant.grantee);
  END LOOP;
  FOR v_part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF "message" FOR VALUES WITH (MODULUS 8, REMAINDER %s)',
      'message_' || lpad(v_part::text, 2, '0'), v_part);
  END LOOP;
  INSERT INTO "message" SELECT * FROM "message_before";
  DROP TABLE "message_before";

  -- Of all rows at once, which is quicker than row by row.
  ALTER TABLE "message" ADD CONSTRAINT "message_pkey" PRIMARY KEY ("id", "user_id");
  CREATE UNIQUE INDEX "message_conversation_id_seq_user_id_key" ON "message"("conversation_id", "seq", "user_id");
  CREATE UNIQUE INDEX "message_user_id_client_id_key" ON "message"("user_id", "client_id");
  CREATE INDEX "message_conversation_id_revision_idx" ON "message"("conversation_id", "revision");
  CREATE INDEX "message_status_updated_at_idx" ON "message"("status", "updated_at");
  ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_user_id_fkey"
    FOREIGN KEY ("conversation_id", "user_id") REFERENCES "conversation"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

  ALTER TABLE "message_version" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "message_version" ADD CONSTRAINT "message_version_message_id_user_id_fkey"
    FOREIGN KEY ("message_id", "user_id") REFERENCES "message"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_id_user_id_fkey"
    FOREIGN KEY ("message_id", "user_id") REFERENCES "message"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
  -- Of none nothing is said: Postgres then plans for rows to come.
  IF EXISTS (SELECT FROM "message") THEN
    ANALYZE "message", "message_version", "feedback";
  END IF;
END
$$;

-- The version before does not say whose an earlier text is.
CREATE FUNCTION "person_of_version"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  SELECT "user_id" INTO NEW."user_id" FROM "message" WHERE "id" = NEW."message_id";
  RETURN NEW;
END
$$;
CREATE TRIGGER "message_version_person" BEFORE INSERT ON "message_version"
  FOR EACH ROW WHEN (NEW."user_id" IS NULL) EXECUTE FUNCTION "person_of_version"();
