import { foldText } from './fold-text.ts';

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

/** Where a page of the list ended: names repeat, ids do not. */
export interface ClientPosition {
  readonly foldedName: string;
  readonly id: string;
}

export function writePosition({ foldedName, id }: ClientPosition): string {
  return `${id}.${Buffer.from(foldedName).toString('base64url')}`;
}

/** The position, or null for what is none. */
export function readPosition(cursor: string): ClientPosition | null {
  const [, id, name] = /^([0-9a-f-]{36})\.([\w-]*)$/.exec(cursor) ?? [];
  return id === undefined || name === undefined
    ? null
    : { id, foldedName: Buffer.from(name, 'base64url').toString('utf8') };
}
