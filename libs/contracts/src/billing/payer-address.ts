import * as z from 'zod/mini';
import { federalUnits } from '../shared/federal-units.ts';
import { refusedAs } from '../shared/fields.ts';

/** CEP, with or without its dash; eight digits afterwards. */
const zipCode = z.string('Informe o CEP.').check(
  z.trim(),
  z.minLength(1, { error: 'Informe o CEP.', abort: true }),
  z.overwrite((value) => value.replace(/^(\d{5})-(\d{3})$/, '$1$2')),
  z.refine((value) => /^\d{8}$/.test(value), refusedAs('ZIP_CODE_INVALID')),
);

function line(missing: string, longest: number) {
  return z.string(missing).check(
    // Normalised to one line without control characters, as names are.
    z.overwrite((value) => value.toWellFormed().replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(longest, `Use no máximo ${longest} caracteres.`),
  );
}

/** Maximum length of each field, for forms. */
export const addressLimits = { street: 120, number: 20, neighborhood: 80, city: 80 } as const;

/** Address of the payer of a boleto, required by the Central Bank. */
export const payerAddress = z.object({
  zipCode,
  street: line('Informe a rua.', addressLimits.street),
  number: line('Informe o número ou S/N.', addressLimits.number),
  neighborhood: line('Informe o bairro.', addressLimits.neighborhood),
  city: line('Informe a cidade.', addressLimits.city),
  state: z.enum(federalUnits, 'Escolha o estado.'),
});
export type PayerAddress = z.infer<typeof payerAddress>;
