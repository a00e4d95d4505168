import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { newId } from '@sefira/platform/time/identifiers';

/** A new payer with a unique document and mailbox. */
export function newPayer(): { readonly cpf: string; readonly email: string } {
  return { cpf: generateCpf(), email: `${newId()}@sefira.test` };
}
