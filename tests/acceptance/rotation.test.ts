import { type RotatingKey, rotateKey } from '@sefira/deploy/operations/rotation/rotate-key';
import { seal, unseal } from '@sefira/messaging/sealing';
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
