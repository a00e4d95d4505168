import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSystem, ruleSets } from '../src/rules/registry.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const engine = 'libs/numerology/src';
/** The tables that a new school enters, beside its own folder (docs/numerology.md section 8). */
const tables = new Set([
  `${engine}/rules/registry.ts`,
  `${engine}/rules/references.ts`,
  `${engine}/schools/own-sections.ts`,
  'frontend/src/texts/analyses/schools.ts',
]);

describe('a school other than the default one', () => {
  const schools = [...new Set(ruleSets.map(({ system }) => system))].filter((system) => system !== defaultSystem);

  it.each(schools)('is named in code by its folder and the tables of schools alone: %s', (school) => {
    const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
    const code = listed.split('\n').filter((file) => /\/src\//u.test(file) && !/\.test\.tsx?$/u.test(file));
    const named = new RegExp(`(['"\`/])${school}(?:@\\d+)?\\1|schools/${school}/`, 'u');
    const naming = code.filter((file) => named.test(readFileSync(path.join(root, file), 'utf8')));
    const own = (file: string) => file.startsWith(`${engine}/schools/${school}/`);
    expect(naming.filter((file) => !own(file) && !tables.has(file))).toEqual([]);
  });
});
