-- What messages are going to refer to: a conversation together with whose it is.
CREATE UNIQUE INDEX CONCURRENTLY "conversation_id_user_id_key" ON "conversation"("id", "user_id");
