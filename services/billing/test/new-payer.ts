import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { newId } from '@sefira/platform/time/identifiers';

/** A payer who was never a customer: document and mailbox of no other test. */
export function newPayer(): { readonly cpf: string; readonly email: string } {
  return { cpf: generateCpf(), email: `${newId()}@sefira.test` };
}
