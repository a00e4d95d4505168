-- DropIndex
DROP INDEX CONCURRENTLY "message_question_id_idx";
