import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longFiles } from './longest-first.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the long files exist, each once', () => {
  expect(longFiles.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(longFiles).size).toBe(longFiles.length);
});
