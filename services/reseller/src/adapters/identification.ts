import { pixKeyType } from '@sefira/contracts/reseller/account';
import * as z from 'zod/mini';
import type { ResellerContext } from '../context.ts';
import type { Reseller } from '../data/resellers.ts';
import { openText, sealText } from './sealed-text.ts';

type Keys = Pick<ResellerContext, 'settings'>;

/** A reseller's identifying data, unsealed. */
export function identificationOf(context: Keys, reseller: Reseller) {
  return {
    email: reseller.email,
    document: openText(context, reseller.documentSealed),
    responsibleCpf: openText(context, reseller.responsibleSealed),
    pixKeyType: z.parse(z.nullable(pixKeyType), reseller.pixKeyType),
    pixKey: openText(context, reseller.pixKeySealed),
  };
}

/** A reseller's document, and for a company its legal representative's CPF, sealed for the row. */
export function sealIdentity(
  context: Keys,
  { document, responsibleCpf }: { readonly document: string; readonly responsibleCpf: string | null },
) {
  return {
    documentSealed: sealText(context, document),
    responsibleSealed: responsibleCpf === null ? null : sealText(context, responsibleCpf),
  };
}
