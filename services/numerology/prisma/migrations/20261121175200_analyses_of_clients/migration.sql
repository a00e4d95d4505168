-- CreateIndex
CREATE INDEX CONCURRENTLY "analysis_client_id_id_idx" ON "analysis"("client_id", "id" DESC);
