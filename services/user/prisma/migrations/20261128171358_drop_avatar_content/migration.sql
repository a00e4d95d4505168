-- Pictures that are in their rows are moved within an hour by the version before (schedule user.expiry).
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "avatar" WHERE "content" IS NOT NULL) THEN
    RAISE EXCEPTION 'Avatars are in rows still. Run the version before until its schedule user.expiry has moved them to files.';
  END IF;
END $$;

-- AlterTable
-- Before the first release (docs/decisions/0066-first-migration.md): no installed version reads the column.
-- squawk-ignore ban-drop-column
ALTER TABLE "avatar" DROP COLUMN "content";
