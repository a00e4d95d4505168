import { rowOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Exercises that a user has solved, by lesson. */
export async function solvedBy(client: Transaction, userId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await client.lessonProgress.findMany({ where: { userId } });
  return new Map(rows.map(({ slug, solved }) => [slug, solved]));
}

const solvedExercises = z.object({ solved: z.array(z.string()) });

/** Stores an exercise as solved. @returns all solved exercises of the lesson */
export async function noteSolved(
  client: Transaction,
  {
    userId,
    slug,
    key,
    now,
  }: { readonly userId: string; readonly slug: string; readonly key: string; readonly now: Date },
): Promise<readonly string[]> {
  const { solved } = await rowOf(solvedExercises)(client.$queryRaw`
    INSERT INTO lesson_progress (user_id, slug, solved, updated_at)
    VALUES (${userId}::uuid, ${slug}, ARRAY[${key}]::text[], ${now})
    ON CONFLICT (user_id, slug) DO UPDATE SET updated_at = excluded.updated_at,
      solved = CASE WHEN ${key} = ANY (lesson_progress.solved) THEN lesson_progress.solved
        ELSE lesson_progress.solved || excluded.solved END
    RETURNING solved`);
  return solved;
}
