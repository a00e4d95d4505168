import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';
import { isSealedWithFirst, seal, sealingKey, unseal } from './sealing.ts';

const newKey = () => randomBytes(32).toString('base64url');
const [first, second, third] = [newKey(), newKey(), newKey()];
const value = { name: 'Ana Célia', list: [1, null, 'ç'] };

test('what is sealed is opened again, and says nothing', () => {
  const sealed = seal(value, first);
  expect(unseal(sealed, first)).toEqual(value);
  expect(Buffer.from(sealed, 'base64').toString('utf8')).not.toContain('Ana Célia');
  expect(seal(value, first)).not.toBe(sealed);
  expect(unseal(seal(value, sealingKey(first)), sealingKey(first))).toEqual(value);
});

test('while keys change, those before still open; the first alone seals', () => {
  const sealed = seal(value, second);
  expect(unseal(sealed, `${first},${second}`)).toEqual(value);
  expect(unseal(sealed, `${first},${third},${second}`)).toEqual(value);
  expect(unseal(sealed, `${first},${second}`)).toEqual(value);
  expect(isSealedWithFirst(sealed, `${first},${second}`)).toBe(false);
  expect(isSealedWithFirst(sealed, `${second},${first}`)).toBe(true);
  expect(() => unseal(sealed, `${first},${third}`)).toThrow(/authenticate/);
  expect(unseal(seal(value, `${first},${second}`), first)).toEqual(value);
});

test('what was altered is not opened, and what is no JSON is no matter of keys', () => {
  const bytes = Buffer.from(seal(value, first), 'base64');
  for (const place of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered[place] = (altered[place] ?? 0) ^ 1;
    expect(() => unseal(altered.toString('base64'), `${first},${second}`)).toThrow(/authenticate/);
  }
  expect(() => unseal('', `${first},${second}`)).toThrow();
  expect(() => isSealedWithFirst('', first)).toThrow();
});

test('likeness is the same for the same value, purpose and key, and for nothing else', () => {
  const keys = { MESSAGE_KEY: first };
  const like = keyedHash('card', '4242', keys);
  expect(like).toBe(keyedHash('card', '4242', { MESSAGE_KEY: `${first},${second}` }));
  expect(like).toBe(keyedHash('card', '4242', { MESSAGE_KEY: second, LIKENESS_KEY: first }));
  for (const other of [
    keyedHash('card', '4243', keys),
    keyedHash('document', '4242', keys),
    keyedHash('card', '4242', { MESSAGE_KEY: second }),
  ]) {
    expect(other).not.toBe(like);
  }
});
