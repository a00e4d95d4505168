import { pixKeyType, type ResellerAccount, resellerStatus } from '@sefira/contracts/reseller-account';
import * as z from 'zod/mini';
import type { ResellerContext } from '../context.ts';
import { mayApplyAgainAt } from '../data/applications.ts';
import { openText, type Reseller } from '../data/resellers.ts';
import { maskDocument, maskPixKey } from '../domain/masks.ts';

/** Document and key as they may be shown: masked. */
export function presentPapers(context: Pick<ResellerContext, 'settings'>, reseller: Reseller) {
  const document = openText(context, reseller.documentSealed);
  const key = openText(context, reseller.pixKeySealed);
  const type = z.parse(z.nullable(pixKeyType), reseller.pixKeyType);
  return {
    document: document === null ? null : maskDocument(document),
    pixKeyType: type,
    pixKey: key === null || type === null ? null : maskPixKey(type, key),
  };
}

export function presentAccount(context: Pick<ResellerContext, 'settings'>, reseller: Reseller): ResellerAccount {
  return {
    status: z.parse(resellerStatus, reseller.status),
    ...presentPapers(context, reseller),
    reason: reseller.reason,
    appliedAt: reseller.appliedAt.toISOString(),
    decidedAt: reseller.decidedAt?.toISOString() ?? null,
    mayApplyAgainAt: mayApplyAgainAt(reseller)?.toISOString() ?? null,
  };
}
