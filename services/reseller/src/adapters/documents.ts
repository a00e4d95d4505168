import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { DomainError } from '@sefira/platform/domain-error';

/** CPF or CNPJ without its dots (a CNPJ may hold letters). @throws DomainError CPF_INVALID */
export function canonicalDocument(written: string): string {
  const value = written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  if (isValidCpf(value) || isValidCnpj(value)) return value;
  throw new DomainError('CPF_INVALID', {
    message: 'CPF ou CNPJ inválido. Confira os números.',
    issues: [{ path: 'document', message: 'CPF ou CNPJ inválido. Confira os números.' }],
  });
}
