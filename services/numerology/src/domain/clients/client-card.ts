import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import { foldText } from '@sefira/platform/text/fold';
import * as z from 'zod/mini';

/** What is typed into a client's card. */
export interface ClientCard {
  readonly name: string;
  readonly birthDate: string;
  readonly email: string | null;
  readonly phone: string;
  readonly notes: string;
  readonly consentOn: string | null;
  readonly consentNote: string;
}

/** A card with the texts that order it and find it. Telephones are found by their digits too. */
export function foldCard(card: ClientCard): ClientCard & { readonly foldedName: string; readonly searchText: string } {
  const { name, email, phone, notes } = card;
  const found = [name, email ?? '', phone, phone.replace(/\D/g, ''), notes];
  return { ...card, email: email || null, foldedName: foldText(name), searchText: foldText(found.join(' ')) };
}

/** Position after a page of the list: names repeat, ids do not. */
export interface ClientPosition {
  readonly foldedName: string;
  readonly id: string;
}

const positionShape = z.tuple([z.string(), z.uuid()]);

export function writePosition({ foldedName, id }: ClientPosition): string {
  return writeCursor([foldedName, id]);
}

/** The position in a cursor; null without one. @throws DomainError VALIDATION_FAILED for a text that is no cursor */
export function readPosition(cursor: string | undefined): ClientPosition | null {
  const read = readCursor(positionShape, cursor);
  return read && { foldedName: read[0], id: read[1] };
}
