import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** What `tests/bench/sizing.bench.ts` measured; processor time in milliseconds, memory in megabytes. */
export const measured = z.object({
  date: z.iso.date(),
  machine: z.string(),
  cores: z.int(),
  /** The product without people, which the costs of the units leave out. */
  rest: z.object({ date: z.iso.date(), millisecondsASecond: z.number() }),
  memory: z.record(z.string(), z.number()),
  units: z.record(
    z.string(),
    z.object({
      title: z.string(),
      /** By part, in the order of their share. */
      costs: z.record(z.string(), z.number()),
      databaseBytes: z.number(),
      people: z.int(),
      /** With so many people at once, all effects done. */
      perSecond: z.number(),
      /** What a unit of one person alone takes beyond its processor time; older measurements lack it. */
      waitMilliseconds: z.number().default(0),
    }),
  ),
  connection: z.object({ millisecondsASecond: z.number() }),
  pdfBytes: z.int(),
});
export type Measured = z.infer<typeof measured>;

const file = path.join(import.meta.dirname, 'measured.json');

export async function readMeasured(): Promise<Measured> {
  return measured.parse(JSON.parse(await readFile(file, 'utf8')));
}

export function writeMeasured(figures: Measured): Promise<void> {
  return writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}
