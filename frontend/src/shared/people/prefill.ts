import { chatCardLink } from '@sefira/contracts/chat/message';
import type { RelationKind } from '@sefira/contracts/numerology/inputs';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { typedFromIso } from '../../ui/format/calendar-date.ts';
import type { TypedPerson } from './saved-people.ts';

type Analysis =
  | z.infer<typeof chatCardLink>['analysis']
  | 'group'
  | 'atlas'
  | 'yearbook'
  | 'signature'
  | 'baby'
  | 'brand';

/** A client of the panel, passed in `state.forClient`. */
const forClient = z.object({ id: z.string(), name: z.string(), birthDate: z.string() });
export type ForClient = z.infer<typeof forClient>;

/** Location state that prefills a form: people as typed, and a year where the form has one. */
export interface Prefill {
  readonly people: readonly TypedPerson[];
  readonly year: string | null;
  /** Of a comparison handed over by the chat. */
  readonly relationKind: RelationKind | null;
  /** The client that a professional makes it for. */
  readonly client: ForClient | null;
}

/** The navigation of the applied data: returning to its result does not apply it again. */
let appliedKey: string | null = null;

/** The prefill of the current navigation; null without one. `startOver` clears an older result first. */
export function usePrefill(analysis: Analysis, startOver: () => void): Prefill | null {
  const { state, key } = useLocation();
  const handed = useMemo(() => read(state, analysis), [state, analysis]);
  useEffect(() => {
    if (!handed || appliedKey === key) return;
    appliedKey = key;
    startOver();
  }, [handed, key, startOver]);
  return handed;
}

/** The fields of an analysis that name its client. */
export function clientFields(client: ForClient | null): { readonly clientId?: string } {
  return client ? { clientId: client.id } : {};
}

/** The people of a request as a form has them. */
export function typedPeople(
  people: readonly { readonly name: string; readonly birthDate?: string | null | undefined }[] | undefined,
): TypedPerson[] | null {
  return (
    people?.map(({ name, birthDate }) => ({ name, birthDate: (birthDate && typedFromIso(birthDate)) ?? '' })) ?? null
  );
}

function read(state: unknown, analysis: Analysis): Prefill | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('forClient' in state) return readClient(state.forClient);
  if (!('handedOver' in state)) return null;
  const parsed = chatCardLink.safeParse(state.handedOver);
  if (!parsed.success || parsed.data.analysis !== analysis) return null;
  const people = typedPeople(parsed.data.people) ?? [];
  const { year, relationKind } = parsed.data;
  return { people, year: year === undefined ? null : String(year), relationKind: relationKind ?? null, client: null };
}

function readClient(given: unknown): Prefill | null {
  const { data: client } = forClient.safeParse(given);
  if (!client) return null;
  const people = [{ name: client.name, birthDate: typedFromIso(client.birthDate) ?? '' }];
  return { people, year: null, relationKind: null, client };
}
