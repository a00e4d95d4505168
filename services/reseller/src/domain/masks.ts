import type { PixKeyType } from '@sefira/contracts/reseller/account';

/** `a•••@gmail.com`; empty for an erased address. */
export function maskEmail(email: string | null): string {
  if (email === null) return '';
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}

/** `•••.456.789-••` for a CPF, the last six digits for a CNPJ. */
export function maskDocument(digits: string): string {
  return digits.length === 11
    ? `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••`
    : `••.•••.•••/${digits.slice(8, 12)}-${digits.slice(12)}`;
}

/** Enough for its owner to recognise it. */
export function maskPixKey(type: PixKeyType, key: string): string {
  if (type === 'email') return maskEmail(key);
  if (type === 'cpf' || type === 'cnpj') return maskDocument(key);
  return `•••${key.slice(-4)}`;
}
