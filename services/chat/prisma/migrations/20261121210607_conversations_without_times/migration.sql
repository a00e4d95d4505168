-- DropIndex
DROP INDEX CONCURRENTLY "conversation_user_id_is_archived_updated_at_id_idx";
