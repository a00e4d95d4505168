-- Full text of messages; data/search.ts asks with the same expression. Partition by partition, each with a commit of its own (alone
-- in its script, so that it may): only who writes into the one at hand waits. Where it is broken off, it goes on from there.
DO $$
DECLARE
  v_part text;
BEGIN
  CREATE INDEX IF NOT EXISTS "message_words_idx" ON ONLY "message" USING gin (to_tsvector('portuguese_plain', "content"));
  COMMIT;
  FOR v_part IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
                WHERE inhparent = 'message'::regclass ORDER BY relname LOOP
    SET LOCAL maintenance_work_mem = '256MB';
    EXECUTE format('CREATE INDEX IF NOT EXISTS %I ON %I USING gin (to_tsvector(''portuguese_plain'', "content"))',
      v_part || '_words_idx', v_part);
    EXECUTE format('ALTER INDEX "message_words_idx" ATTACH PARTITION %I', v_part || '_words_idx');
    COMMIT;
  END LOOP;
END
$$;
