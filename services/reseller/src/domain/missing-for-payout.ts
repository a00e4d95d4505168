import { isCorporate } from './documents.ts';
import { isIdentified, type ResellerPapers } from './person-marks.ts';

export const missingPixKey = 'Cadastre sua chave PIX para pedir um pagamento.';

/** What a reseller has yet to tell before being paid, as a sentence for them; null when nothing is missing. */
export function missingForPayout(
  papers: Pick<ResellerPapers, 'document' | 'responsibleCpf' | 'pixKey'>,
): string | null {
  if (!isIdentified(papers)) {
    return papers.document !== null && isCorporate(papers.document)
      ? 'Informe o CPF de quem responde pelo CNPJ para pedir um pagamento.'
      : 'Cadastre seu CPF ou CNPJ para pedir um pagamento.';
  }
  return papers.pixKey === null ? missingPixKey : null;
}
