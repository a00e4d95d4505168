import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { figure } from './figures.ts';
import type { FullSize, Measurement, Occasion } from './results.ts';

const storedTables = z.array(
  z.object({
    title: z.string(),
    command: z.string(),
    date: z.string(),
    machine: z.string(),
    seconds: z.number(),
    figures: z.array(figure),
  }),
);

/** Results of earlier runs at full size; empty without one. */
export async function readFullSize(file: string): Promise<readonly FullSize[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return storedTables.parse(JSON.parse(text));
}

/** Keeps what ran to its end in place of what ran before it. */
export async function writeFullSize(
  file: string,
  { date, machine }: Occasion,
  measurements: readonly Measurement[],
): Promise<void> {
  const fresh = measurements
    .filter(({ failure }) => failure === null)
    .map(({ title, command, seconds, figures }) => ({ title, command, date, machine, seconds, figures }));
  const before = await readFullSize(file);
  const others = before.filter(({ title }) => fresh.every((one) => one.title !== title));
  await writeFile(file, `${JSON.stringify([...others, ...fresh], null, 2)}\n`);
}
