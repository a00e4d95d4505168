-- CreateTable
CREATE TABLE "lesson_progress" (
    "user_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "solved" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_progress_pkey" PRIMARY KEY ("user_id","slug")
);

-- CreateTable
CREATE TABLE "exam_attempt" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "questions" JSONB NOT NULL,
    "answers" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "score" INTEGER,
    "is_passed" BOOLEAN,

    CONSTRAINT "exam_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificate" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "course" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "exam_attempt_user_id_started_at_idx" ON "exam_attempt"("user_id", "started_at");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_user_id_key" ON "certificate"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_code_key" ON "certificate"("code");
