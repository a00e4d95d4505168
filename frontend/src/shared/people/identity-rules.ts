import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import * as z from 'zod/mini';
import { identityTexts as texts } from '../../texts/professional/reseller.ts';

const rule = (holds: (value: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

export const identityShape = {
  document: z.string().check(
    rule((value) => value.trim() !== '', texts.documentRequired),
    rule((value) => isValidCpf(value) || isValidCnpj(value), texts.documentInvalid),
  ),
  responsibleCpf: z.string(),
};

interface TypedIdentity {
  readonly document: string;
  readonly responsibleCpf: string;
}

/** A CNPJ requires the CPF of its responsible person. */
export const responsibleRule = z.refine<TypedIdentity>(
  ({ document, responsibleCpf }) => !isValidCnpj(document) || isValidCpf(responsibleCpf),
  { error: texts.responsibleInvalid, path: ['responsibleCpf'] },
);

/** The values for the call: the second CPF only with a CNPJ. */
export function identityOf({ document, responsibleCpf }: TypedIdentity) {
  return isValidCnpj(document) ? { document, responsibleCpf } : { document };
}
