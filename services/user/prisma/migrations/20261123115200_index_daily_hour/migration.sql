-- CreateIndex
CREATE INDEX CONCURRENTLY "daily_message_hour_sent_on_idx" ON "daily_message"("hour", "sent_on");
