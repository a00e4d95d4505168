import type { ClientWire } from '@sefira/contracts/numerology/clients';
import type { Client, CountedClient, listAnalysesOf } from '../data/clients.ts';

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

/** Stored data of a client, for their export (LGPD art. 18). */
export function presentClientFile(
  { name, birthDate, email, phone, notes, consentOn, consentNote, createdAt, updatedAt }: Client,
  analyses: Awaited<ReturnType<typeof listAnalysesOf>>,
  now: Date,
) {
  return {
    exportedAt: now.toISOString(),
    client: { name, birthDate, email, phone, notes, consentOn, consentNote, createdAt, updatedAt },
    analyses: analyses.map(({ share, ...analysis }) => ({ ...analysis, sharedAt: share?.createdAt ?? null })),
  };
}
