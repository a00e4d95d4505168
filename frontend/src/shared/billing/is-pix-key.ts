import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';
import type { PixKeyType } from '@sefira/contracts/reseller/account';

/** True for a valid key of this kind; a phone may lack its country code. */
export function isPixKey(type: PixKeyType, written: string): boolean {
  const value = written.trim();
  const digits = value.replaceAll(/\D/g, '');
  const asPhone = value.startsWith('+') ? value : `+${digits.startsWith('55') ? '' : '55'}${digits}`;
  // The central bank's directory calls a random key `evp`.
  return getPixKeyInfo(type === 'phone' ? asPhone : value)?.type === (type === 'random' ? 'evp' : type);
}
