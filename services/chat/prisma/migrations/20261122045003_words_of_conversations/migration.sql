-- Full text of titles; data/search.ts asks with the same expression.
CREATE INDEX CONCURRENTLY "conversation_words_idx" ON "conversation" USING gin (to_tsvector('portuguese_plain', "title"));
