import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ConfigurationError, flag, readConfiguration } from '../src/configuration/configuration.ts';
import { secretKey } from '../src/identity/key-ring.ts';

const schema = z.object({ SECRET: secretKey, LIMIT: z.coerce.number().int().default(3), OPEN: flag(false) });
const secret = 'A'.repeat(43);

test('reads values, defaults and flags', () => {
  expect(readConfiguration('part', schema, { SECRET: secret, OPEN: 'true' })).toEqual({
    SECRET: secret,
    LIMIT: 3,
    OPEN: true,
  });
});

test('takes a secret from the file that NAME_FILE points to', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sefira-')), 'secret');
  writeFileSync(file, `${secret}\n`);
  expect(readConfiguration('part', schema, { SECRET_FILE: file }).SECRET).toBe(secret);
});

test('names every problem at once and never a value', () => {
  const read = () => readConfiguration('part', schema, { SECRET: 'too-short-to-be-one', LIMIT: 'many', OPEN: 'yes' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/SECRET[\s\S]*LIMIT[\s\S]*OPEN/);
  expect(read).not.toThrow(/too-short-to-be-one/);
});

test('refuses a value given twice and a file that is not there', () => {
  expect(() => readConfiguration('part', schema, { SECRET: secret, SECRET_FILE: '/nowhere' })).toThrow(/use um só/);
  expect(() => readConfiguration('part', schema, { SECRET_FILE: '/nowhere/at/all' })).toThrow(/SECRET_FILE/);
});
