import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';
import type { PixKeyType } from '@sefira/contracts/reseller/account';
import { DomainError } from '@sefira/platform/http/domain-error';

/** The central bank's directory calls a random key `evp`. */
const directoryType = { cpf: 'cpf', cnpj: 'cnpj', email: 'email', phone: 'phone', random: 'evp' } as const;

/**
 * A PIX key in the form of the directory (DICT): digits of a document, `+55…` of a phone, lower case.
 * @throws DomainError PIX_KEY_INVALID for a key that is not of its type
 */
export function canonicalPixKey(type: PixKeyType, written: string): string {
  const value = written.trim();
  const digits = value.replaceAll(/\D/g, '');
  const asPhone = value.startsWith('+') ? value : `+${digits.startsWith('55') ? '' : '55'}${digits}`;
  const info = getPixKeyInfo(type === 'phone' ? asPhone : value);
  if (info?.type !== directoryType[type]) {
    throw new DomainError('PIX_KEY_INVALID', {
      issues: [{ path: 'pixKey', message: 'Esta chave PIX não é válida para o tipo escolhido.' }],
    });
  }
  return info.value;
}
