-- CreateIndex
CREATE INDEX CONCURRENTLY "profile_email_idx" ON "profile"("email");
