-- AlterTable
ALTER TABLE "avatar" ADD COLUMN     "file_key" TEXT;

-- A process of the version before answers 500 for a picture that is in a file already, until it is replaced.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "avatar" ALTER COLUMN "content" DROP NOT NULL;

-- CreateTable
CREATE TABLE "unused_file" (
    "key" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unused_file_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "unused_file_since_idx" ON "unused_file"("since");
