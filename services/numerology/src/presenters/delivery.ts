import { analysisKind } from '@sefira/contracts/numerology/inputs';
import type { DeliveryWire } from '@sefira/contracts/numerology/panel/deliveries';
import type { OpenedDelivery } from '@sefira/contracts/numerology/panel/open-delivery';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { numerologySystem } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import type { DeliveredAnalysis, DescribedDelivery } from '../data/deliveries.ts';
import { withEmail } from '../domain/redacted-content.ts';

/** A delivery as its professional sees it. */
export function presentDelivery(delivery: DescribedDelivery, now: Date): DeliveryWire {
  const { id, client, analysis, slug, sender, message, openings, createdAt, expiresAt } = delivery;
  return {
    id,
    client,
    analysis: { ...analysis, kind: z.parse(analysisKind, analysis.kind) },
    slug,
    sender,
    message,
    state: delivery.revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openings,
    firstOpenedAt: delivery.firstOpenedAt?.toISOString() ?? null,
    lastOpenedAt: delivery.lastOpenedAt?.toISOString() ?? null,
  };
}

/** A delivery as its client sees it: without an e-mail and without the professional's notes. */
export function presentOpenedDelivery(delivered: DeliveredAnalysis, content: AnalysisContent): OpenedDelivery {
  const { analysis, sender, message, expiresAt } = delivered;
  return {
    kind: content.kind,
    title: analysis.title,
    system: z.parse(numerologySystem, analysis.system),
    sender,
    message,
    expiresAt: expiresAt.toISOString(),
    content: withEmail(content, false).content,
  };
}
