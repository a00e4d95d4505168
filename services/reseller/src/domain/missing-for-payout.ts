import { isCorporate } from './documents.ts';
import { isIdentified, type ResellerIdentification } from './person-marks.ts';

export const missingPixKey = 'Cadastre sua chave PIX para pedir um pagamento.';

/** What a reseller has to provide before a payout, as a sentence for them; null when nothing is missing. */
export function missingForPayout(
  identification: Pick<ResellerIdentification, 'document' | 'responsibleCpf' | 'pixKey'>,
): string | null {
  if (!isIdentified(identification)) {
    return identification.document !== null && isCorporate(identification.document)
      ? 'Informe o CPF de quem responde pelo CNPJ para pedir um pagamento.'
      : 'Cadastre seu CPF ou CNPJ para pedir um pagamento.';
  }
  return identification.pixKey === null ? missingPixKey : null;
}
