import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText, chainFit, chainHash, chainStart } from './audit-chain.ts';

it('equals HMAC-SHA256 of node:crypto for texts of any length', () => {
  const key = randomBytes(32);
  const known = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (body, sequence) => {
      expect(chainHash(key, 'abc', sequence, body)).toBe(known(`abc\n${sequence}\n${body}`));
    }),
  );
  const long = 'ção'.repeat(100_000);
  expect(chainHash(key, '', 1, long)).toBe(known(`\n1\n${long}`));
  expect(chainHash(key, '', 1, 'a')).toBe(known('\n1\na'));
});

it('gives equal values one text for any order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (facts) => {
      const turned = Object.fromEntries(Object.entries(facts).reverse());
      expect(canonicalText(turned)).toBe(canonicalText(facts));
    }),
  );
});

it('proves entries of before a change of keys by the key of then, and no new one by the old key', () => {
  const [before, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const chain: { sequence: number; hash: string; body: string }[] = [];
  const add = (key: Buffer) => {
    const sequence = chain.length + 1;
    const body = `entry ${sequence}`;
    chain.push({ sequence, body, hash: chainHash(key, chain.at(-1)?.hash ?? chainStart, sequence, body) });
  };
  for (const key of [before, before, now, now]) add(key);
  const proven = () => {
    const fits = chainFit([now, before]);
    return chain.map((entry, index) => fits(chain[index - 1]?.hash ?? chainStart, entry));
  };
  expect(proven()).toEqual([true, true, true, true]);
  add(before);
  expect(proven()).toEqual([true, true, true, true, false]);
});
