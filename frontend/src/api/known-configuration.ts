import { useSyncExternalStore } from 'react';

/** What of the configuration every page follows. */
export interface PublicConfiguration {
  readonly isOpenToGuests: boolean;
  /** The words over all pages; null while there are none. */
  readonly notice: string | null;
  readonly hasChannels: boolean;
  readonly hasClaims: boolean;
  /** Every text, by its key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Pages written at build time have no store: they hear of the configuration here. */
const told = new Set<() => void>();
let known: PublicConfiguration | null = null;
let look: () => void = () => undefined;

function readKnown(): PublicConfiguration | null {
  return known;
}

/** The living part of the page has learnt of it. */
export function tellConfiguration(configuration: PublicConfiguration): void {
  known = configuration;
  for (const heard of told) heard();
}

/** What is known of the configuration; null until the first answer. */
export function usePublicConfiguration(): PublicConfiguration | null {
  return useSyncExternalStore(
    (heard) => {
      told.add(heard);
      return () => told.delete(heard);
    },
    readKnown,
    () => null,
  );
}

/** Who asks the server from now on. */
export function answerLooks(ask: () => void): void {
  look = ask;
}

/** Asks again: the page has changed. */
export function lookAtConfiguration(): void {
  look();
}
