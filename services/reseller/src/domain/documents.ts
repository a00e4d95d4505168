/** True for a CNPJ, which identifies no person. */
export function isCorporate(document: string): boolean {
  return document.length === 14;
}
