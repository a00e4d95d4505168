-- CreateIndex
CREATE INDEX CONCURRENTLY "document_input_idx" ON "document" USING HASH ("input");
