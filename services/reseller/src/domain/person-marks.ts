import type { PixKeyType } from '@sefira/contracts/reseller/account';
import { isCorporate } from './documents.ts';

/** A datum by which two accounts are noticed to be of one person. */
export type MarkKind = 'document' | 'mailbox' | 'phone' | 'card' | 'pix_key';

export interface PlainMark {
  readonly kind: MarkKind;
  /** In its canonical form; only a keyed hash of it is stored. */
  readonly value: string;
}

export interface ResellerPapers {
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
 * Everything that identifies a reseller, by the kind of datum that a customer would show it as. `mailboxOf` is the rule by
 * which addresses are of one mailbox.
 */
export function marksOfReseller(papers: ResellerPapers, mailboxOf: (email: string) => string): PlainMark[] {
  const { email, document, responsibleCpf, pixKeyType, pixKey } = papers;
  const marks: PlainMark[] = email === null ? [] : [{ kind: 'mailbox', value: mailboxOf(email) }];
  for (const value of [document, responsibleCpf]) if (value !== null) marks.push({ kind: 'document', value });
  if (pixKeyType !== null && pixKey !== null) {
    const kind = kindOfPixKey[pixKeyType];
    marks.push({ kind, value: kind === 'mailbox' ? mailboxOf(pixKey) : pixKey });
  }
  return marks;
}

/** True where a natural person is known to answer for the account: a CPF, or a CNPJ with the CPF of who represents it. */
export function isIdentified(papers: Pick<ResellerPapers, 'document' | 'responsibleCpf'>): boolean {
  return papers.document !== null && (!isCorporate(papers.document) || papers.responsibleCpf !== null);
}
