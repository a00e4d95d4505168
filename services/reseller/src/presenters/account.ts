import { type ResellerAccount, resellerStatus } from '@sefira/contracts/reseller/account';
import * as z from 'zod/mini';
import { identificationOf } from '../adapters/identification.ts';
import type { ResellerContext } from '../context.ts';
import type { Reseller } from '../data/resellers.ts';
import { mayApplyAgainAt } from '../domain/applications.ts';
import { maskDocument, maskPixKey } from '../domain/masks.ts';
import { isIdentified } from '../domain/person-marks.ts';

/** Document and PIX key, masked. */
export function presentIdentification(context: Pick<ResellerContext, 'settings'>, reseller: Reseller) {
  const identification = identificationOf(context, reseller);
  const { document, responsibleCpf, pixKeyType, pixKey } = identification;
  return {
    document: document === null ? null : maskDocument(document),
    responsibleCpf: responsibleCpf === null ? null : maskDocument(responsibleCpf),
    isIdentified: isIdentified(identification),
    pixKeyType,
    pixKey: pixKey === null || pixKeyType === null ? null : maskPixKey(pixKeyType, pixKey),
  };
}

export function presentAccount(context: Pick<ResellerContext, 'settings'>, reseller: Reseller): ResellerAccount {
  return {
    status: z.parse(resellerStatus, reseller.status),
    ...presentIdentification(context, reseller),
    reason: reseller.reason,
    appliedAt: reseller.appliedAt.toISOString(),
    decidedAt: reseller.decidedAt?.toISOString() ?? null,
    mayApplyAgainAt: mayApplyAgainAt(reseller)?.toISOString() ?? null,
  };
}
