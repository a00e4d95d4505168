import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutationTargets } from './targets.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.each(mutationTargets)('each glob of $title names files', ({ mutate, tests }) => {
  for (const glob of [...mutate, ...tests]) {
    for (const one of alternatives(glob.replace(/^!/, '')))
      expect([one, globSync(one, { cwd: root }).length > 0]).toEqual([one, true]);
  }
});

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`: one that names no file must not hide behind the other. */
function alternatives(glob: string): readonly string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(glob) ?? [];
  return inside === undefined ? [glob] : inside.split(',').map((part) => `${before}${part}${after}`);
}
