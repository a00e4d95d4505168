/** True for a CNPJ: a company may pay with its partner's card, a person's CPF is the person. */
export function isCorporate(document: string): boolean {
  return document.length === 14;
}
