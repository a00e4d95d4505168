import { seal, unseal } from '@sefira/messaging/sealing';
import { expect, it } from 'vitest';
import { type RotatingKey, turnKey } from '../rotation/turn.ts';

const old = 'A'.repeat(43);

it.each(['data_key', 'payer_key', 'message_key'] as const)(
  'changes %s in turns that always open what others seal',
  (key) => {
    const begun = turnKey(key, old, 'begin');
    const switched = turnKey(key, begun, 'switch');
    const ended = turnKey(key, switched, 'end');
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

it('refuses a turn whose turn has not come', () => {
  expect(() => turnKey('data_key', old, 'switch')).toThrow(/begin/);
  expect(() => turnKey('data_key', turnKey('data_key', old, 'begin'), 'begin')).toThrow(/já começou/);
  expect(() => turnKey('audit_key', old, 'end')).toThrow(/switch/);
  expect(turnKey('audit_key' satisfies RotatingKey, old, 'switch')).toMatch(new RegExp(`^[\\w-]{43},${old}$`));
});
