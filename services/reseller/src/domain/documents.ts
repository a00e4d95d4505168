/** True for a CNPJ, which names no person. */
export function isCorporate(document: string): boolean {
  return document.length === 14;
}
