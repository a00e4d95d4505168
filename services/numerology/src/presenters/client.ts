import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { clientDateKind, type DatedClientWire } from '@sefira/contracts/numerology/panel/client-dates';
import * as z from 'zod/mini';
import type { DatedClient } from '../data/client-dates.ts';
import type { Client, CountedClient, listAnalysesOf } from '../data/clients.ts';
import type { listDeliveriesTo } from '../data/deliveries.ts';

/** A client's card as its professional sees it. */
export function presentClient(client: CountedClient): ClientWire {
  const { id, name, birthDate, email, phone, notes, consentOn, consentNote, analyses } = client;
  return {
    id,
    name,
    birthDate,
    email,
    phone,
    notes,
    consentOn,
    consentNote,
    isArchived: client.archivedAt !== null,
    createdAt: client.createdAt.toISOString(),
    updatedAt: client.updatedAt.toISOString(),
    analyses,
    lastAnalysisAt: client.lastAnalysisAt?.toISOString() ?? null,
  };
}

/** What changes for a client on a day. */
export function presentClientDate({ date, kind, number }: Pick<DatedClient, 'date' | 'kind' | 'number'>) {
  return { date, kind: z.parse(clientDateKind, kind), number };
}

/** The same with the client. */
export function presentDatedClient({ clientId, name, ...day }: DatedClient): DatedClientWire {
  return { ...presentClientDate(day), client: { id: clientId, name } };
}

/** Stored data of a client, for their export (LGPD art. 18). */
export function presentClientFile(
  { name, birthDate, email, phone, notes, consentOn, consentNote, createdAt, updatedAt }: Client,
  analyses: Awaited<ReturnType<typeof listAnalysesOf>>,
  deliveries: Awaited<ReturnType<typeof listDeliveriesTo>>,
  now: Date,
) {
  return {
    exportedAt: now.toISOString(),
    client: { name, birthDate, email, phone, notes, consentOn, consentNote, createdAt, updatedAt },
    analyses: analyses.map(({ share, shortList, ...analysis }) => ({
      ...analysis,
      sharedAt: share?.createdAt ?? null,
      ...(shortList ? { shortList } : {}),
    })),
    deliveries: deliveries.map(({ analysisId, sender, message, openings, ...delivery }) => ({
      analysisId,
      sender,
      message,
      openings,
      createdAt: delivery.createdAt,
      expiresAt: delivery.expiresAt,
      revokedAt: delivery.revokedAt,
      firstOpenedAt: delivery.firstOpenedAt,
      lastOpenedAt: delivery.lastOpenedAt,
    })),
  };
}
