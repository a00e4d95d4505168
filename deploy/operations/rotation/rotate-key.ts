import { randomBytes } from 'node:crypto';
import { keysOf } from '@sefira/platform/identity/key-ring';

/** Keys that can be rotated while the product runs, by the name of their file. */
export const rotatingKeys = {
  data_key: 'data',
  payer_key: 'payer',
  message_key: 'message',
  audit_key: 'audit',
} as const;
export type RotatingKey = keyof typeof rotatingKeys;

/** `begin`: every part opens with a new key; `switch`: it seals too; `end`: older keys are removed. */
export const rotationSteps = ['begin', 'switch', 'end'] as const;
export type RotationStep = (typeof rotationSteps)[number];

/**
 * The value of a key after a step. Entries of the audit trail are not sealed again: its older keys stay, and a new one is used
 * at once. @throws Error where the previous step is missing
 */
export function rotateKey(key: RotatingKey, value: string, step: RotationStep): string {
  const keys = keysOf(value);
  if (key === 'audit_key') {
    if (step !== 'switch')
      throw new Error('audit_key: só há o passo switch; as chaves de antes ficam, para a conferência.');
    return [made(), ...keys].join(',');
  }
  return turned(key, keys, step, made).join(',');
}

/** Keys after a step: the first is used, all are known. @throws Error where the previous step is missing */
export function turned<Key>(name: string, keys: readonly Key[], step: RotationStep, make: () => Key): readonly Key[] {
  if (step === 'begin') {
    if (keys.length > 1) throw new Error(`${name}: uma troca já começou.`);
    return [...keys, make()];
  }
  const newest = keys.at(-1);
  if (keys.length < 2 || newest === undefined) throw new Error(`${name}: comece por begin.`);
  return step === 'switch' ? [newest, ...keys.slice(0, -1)] : keys.slice(0, 1);
}

function made(): string {
  return randomBytes(32).toString('base64url');
}
