-- Full text of messages; data/search.ts asks with the same expression.
CREATE INDEX CONCURRENTLY "message_words_idx" ON "message" USING gin (to_tsvector('portuguese_plain', "content"));
