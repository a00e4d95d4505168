import { randomBytes } from 'node:crypto';
import { keysOf } from '@sefira/platform/identity/key-ring';

/** Keys that can be changed while the product works, by the name of their file. */
export const rotatingKeys = {
  data_key: 'data',
  payer_key: 'payer',
  message_key: 'message',
  audit_key: 'audit',
} as const;
export type RotatingKey = keyof typeof rotatingKeys;

/** `begin`: a new key that everybody opens with; `switch`: it seals from now on; `end`: those of before are gone. */
export const rotationSteps = ['begin', 'switch', 'end'] as const;
export type RotationStep = (typeof rotationSteps)[number];

/**
 * The value of a key after a turn. The chain of the audit trail is never sealed again: its older keys stay, and a new one
 * counts at once. @throws Error where the turn before it is missing
 */
export function rotateKey(key: RotatingKey, value: string, turn: RotationStep): string {
  const keys = keysOf(value);
  if (key === 'audit_key') {
    if (turn !== 'switch')
      throw new Error('audit_key: só há o passo switch; as chaves de antes ficam, para a conferência.');
    return [made(), ...keys].join(',');
  }
  if (turn === 'begin') {
    if (keys.length > 1) throw new Error(`${key}: uma troca já começou.`);
    return [...keys, made()].join(',');
  }
  const [first, ...others] = keys;
  const newest = others.at(-1);
  if (newest === undefined) throw new Error(`${key}: comece por begin.`);
  return turn === 'switch' ? [newest, ...keys.slice(0, -1)].join(',') : first;
}

function made(): string {
  return randomBytes(32).toString('base64url');
}
