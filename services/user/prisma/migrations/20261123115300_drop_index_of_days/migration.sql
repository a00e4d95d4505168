-- DropIndex
DROP INDEX CONCURRENTLY "daily_message_sent_on_idx";
