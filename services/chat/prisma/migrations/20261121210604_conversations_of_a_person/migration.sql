-- CreateIndex
CREATE INDEX CONCURRENTLY "conversation_user_id_is_archived_idx" ON "conversation"("user_id", "is_archived");
