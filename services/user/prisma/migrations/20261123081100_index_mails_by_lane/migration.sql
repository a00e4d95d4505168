-- CreateIndex
CREATE INDEX CONCURRENTLY "mail_is_bulk_state_claimed_until_idx" ON "mail"("is_bulk", "state", "claimed_until");
