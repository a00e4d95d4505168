import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { DomainError } from '@sefira/platform/http/domain-error';

/**
 * A document and, for a company, the CPF of its legal representative; null for a person's own CPF.
 * @throws DomainError CPF_INVALID naming the field
 */
export function canonicalIdentity(
  document: string,
  responsibleCpf: string | undefined,
): { readonly document: string; readonly responsibleCpf: string | null } {
  const own = canonicalDocument(document);
  if (isValidCpf(own)) return { document: own, responsibleCpf: null };
  const digits = (responsibleCpf ?? '').replaceAll(/\D/g, '');
  if (isValidCpf(digits)) return { document: own, responsibleCpf: digits };
  const message = 'Informe o CPF de quem responde pelo CNPJ.';
  throw new DomainError('CPF_INVALID', { message, issues: [{ path: 'responsibleCpf', message }] });
}

/** CPF or CNPJ without punctuation; a CNPJ may contain letters. @throws DomainError CPF_INVALID */
function canonicalDocument(written: string): string {
  const value = written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  if (isValidCpf(value) || isValidCnpj(value)) return value;
  throw new DomainError('CPF_INVALID', {
    message: 'CPF ou CNPJ inválido. Confira os números.',
    issues: [{ path: 'document', message: 'CPF ou CNPJ inválido. Confira os números.' }],
  });
}
