import type { PixKeyType } from '@sefira/contracts/reseller/account';
import { isCorporate } from './documents.ts';

/** Kinds of data that identify one person behind two accounts. */
export const markKinds = ['document', 'mailbox', 'phone', 'card', 'pix_key', 'device'] as const;
export type MarkKind = (typeof markKinds)[number];

export interface PlainMark {
  readonly kind: MarkKind;
  /** In canonical form; only its keyed hash is stored. */
  readonly value: string;
}

export interface ResellerIdentification {
  readonly email: string | null;
  readonly document: string | null;
  readonly responsibleCpf: string | null;
  readonly pixKeyType: PixKeyType | null;
  readonly pixKey: string | null;
}

const kindOfPixKey = {
  cpf: 'document',
  cnpj: 'document',
  email: 'mailbox',
  phone: 'phone',
  random: 'pix_key',
} as const;

/**
 * Identifying data of a reseller, by the kind under which a customer's data would match. `mailboxOf` maps addresses of one
 * mailbox to one value.
 */
export function marksOfReseller(
  identification: ResellerIdentification,
  mailboxOf: (email: string) => string,
): PlainMark[] {
  const { email, document, responsibleCpf, pixKeyType, pixKey } = identification;
  const marks: PlainMark[] = email === null ? [] : [{ kind: 'mailbox', value: mailboxOf(email) }];
  for (const value of [document, responsibleCpf]) if (value !== null) marks.push({ kind: 'document', value });
  if (pixKeyType !== null && pixKey !== null) {
    const kind = kindOfPixKey[pixKeyType];
    marks.push({ kind, value: kind === 'mailbox' ? mailboxOf(pixKey) : pixKey });
  }
  return marks;
}

/** True when a natural person is liable for the account: a CPF, or a CNPJ with the CPF of its legal representative. */
export function isIdentified(identification: Pick<ResellerIdentification, 'document' | 'responsibleCpf'>): boolean {
  return (
    identification.document !== null &&
    (!isCorporate(identification.document) || identification.responsibleCpf !== null)
  );
}
