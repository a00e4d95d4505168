import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');

const requirement = z.strictObject({
  level: z.union([z.literal(1), z.literal(2)]),
  title: z.string().min(3),
  tests: z.array(z.strictObject({ file: z.string(), name: z.string() })).optional(),
  /** Why it does not apply. */
  none: z.string().optional(),
  /** The missing part. */
  open: z.string().optional(),
});
type Requirement = z.infer<typeof requirement>;

/** Evidence for each requirement of OWASP ASVS 5.0, levels 1 and 2, by its id. @throws ZodError */
export async function readRequirements(): Promise<ReadonlyMap<string, Requirement>> {
  const text = await readFile(path.join(import.meta.dirname, 'asvs.yaml'), 'utf8');
  const id = z.string().regex(/^V\d+\.\d+\.\d+$/);
  return new Map(Object.entries(z.record(id, requirement).parse(parse(text))));
}

/** True where tests hold it, or a reason says why it does not apply. */
export const isHeld = ({ tests, none, open }: Requirement) => open === undefined && (tests ?? none) !== undefined;

/** Requirements that say nothing, and tests that are not there. */
export async function problemsOf(requirements: ReadonlyMap<string, Requirement>): Promise<string[]> {
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const [id, { tests = [], none, open }] of requirements) {
    if (tests.length === 0 && none === undefined && open === undefined) problems.push(`${id} says nothing`);
    for (const { file, name } of tests) {
      const known = texts.get(file) ?? (await readFile(path.join(root, file), 'utf8').catch(() => ''));
      texts.set(file, known);
      if (!known.includes(name)) problems.push(`${id}: ${file} has no ${name}`);
    }
  }
  return problems;
}
