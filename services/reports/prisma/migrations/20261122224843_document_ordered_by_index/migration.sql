-- CreateIndex
CREATE INDEX CONCURRENTLY "document_ordered_by_idx" ON "document"("ordered_by");
