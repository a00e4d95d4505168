import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visitorIdentity } from '@sefira/contracts/shared/identity';
import { type RotatingKey, type RotationStep, rotateKey, turned } from '@sefira/deploy/operations/rotation/rotate-key';
import { createIdentity, openSecrets } from '@sefira/embedded/secrets';
import { seal, unseal } from '@sefira/messaging/sealing';
import { createIdentitySigner, createIdentityVerifier } from '@sefira/platform/identity/identity';
import { expect, it } from 'vitest';

const old = 'A'.repeat(43);

it.each(['data_key', 'payer_key', 'message_key'] as const)(
  'changes %s in turns that always open what others seal',
  (key) => {
    const begun = rotateKey(key, old, 'begin');
    const switched = rotateKey(key, begun, 'switch');
    const ended = rotateKey(key, switched, 'end');
    expect(ended).toMatch(/^[\w-]{43}$/);
    expect(ended).not.toBe(old);
    // Parts are restarted one by one: those of one turn live with those of the next.
    for (const [before, after] of [
      [old, begun],
      [begun, switched],
    ] as const) {
      expect(unseal(seal('x', before), after)).toBe('x');
      expect(unseal(seal('x', after), before)).toBe('x');
    }
    expect(unseal(seal('x', switched), ended)).toBe('x');
    expect(() => unseal(seal('x', old), ended)).toThrow();
  },
);

it('refuses a rotation before its time', () => {
  expect(() => rotateKey('data_key', old, 'switch')).toThrow(/begin/);
  expect(() => rotateKey('data_key', rotateKey('data_key', old, 'begin'), 'begin')).toThrow(/já começou/);
  expect(() => rotateKey('audit_key', old, 'end')).toThrow(/switch/);
  expect(rotateKey('audit_key' satisfies RotatingKey, old, 'switch')).toMatch(new RegExp(`^[\\w-]{43},${old}$`));
});

it('changes identities in turns that always believe what others sign', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-identities-'));
  try {
    const file = path.join(dataDir, 'secrets.json');
    // As stored before identities could be changed.
    const first = createIdentity('auth');
    await writeFile(file, JSON.stringify({ keys: {}, identities: { auth: first } }));
    const states: { privateJwk: string; jwks: string }[] = [];
    for (const step of [null, 'begin', 'switch', 'end'] satisfies (RotationStep | null)[]) {
      const secrets = await openSecrets({ dataDir });
      if (step !== null) {
        await secrets.replaceIdentities(['auth'], (name, keys) => turned(name, keys, step, () => createIdentity(name)));
      }
      const { privateKey } = await secrets.identity('auth');
      states.push({ privateJwk: JSON.stringify(privateKey), jwks: await secrets.jwks(['auth']) });
    }
    const isBelieved = (signing: number, checking: number) => {
      const { privateJwk = '' } = states[signing] ?? {};
      const { jwks = '' } = states[checking] ?? {};
      const clock = () => new Date();
      const token = createIdentitySigner({ caller: 'auth', privateJwk, clock }).sign(visitorIdentity, 'user');
      return createIdentityVerifier({ audience: 'user', jwks, clock }).verify(token) !== null;
    };
    for (const turn of [0, 1, 2])
      expect([isBelieved(turn, turn + 1), isBelieved(turn + 1, turn)]).toEqual([true, true]);
    expect([isBelieved(3, 3), isBelieved(0, 3)]).toEqual([true, false]);
    expect(await readFile(file, 'utf8')).not.toContain(first.d);
    // A part that cannot take the step, as one that is new, stops it for all.
    const secrets = await openSecrets({ dataDir });
    const turnAll = (names: string[], step: RotationStep) =>
      secrets.replaceIdentities(names, (name, keys) => turned(name, keys, step, () => createIdentity(name)));
    await turnAll(['auth'], 'begin');
    const before = await secrets.identity('auth');
    await expect(turnAll(['auth', 'user'], 'switch')).rejects.toThrow(/user: comece por begin/);
    expect(await secrets.identity('auth')).toEqual(before);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
