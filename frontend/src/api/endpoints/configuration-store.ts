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
const subscribers = new Set<() => void>();
let known: PublicConfiguration | null = null;
let refresh: () => void = () => undefined;

/** The living part of the page has learnt of it. */
export function publishConfiguration(configuration: PublicConfiguration): void {
  known = configuration;
  for (const heard of subscribers) heard();
}

function subscribe(heard: () => void): () => void {
  subscribers.add(heard);
  return () => subscribers.delete(heard);
}

/** What is known of the configuration; null until the first answer. */
export function usePublicConfiguration(): PublicConfiguration | null {
  return useConfigured((configuration) => configuration);
}

/**
 * A part of it. Words and flags that are what they were draw nothing again, which for most is so at the first answer: a
 * page shows its presets until then.
 */
export function useConfigured<Part extends string | boolean | PublicConfiguration | null>(
  partOf: (known: PublicConfiguration | null) => Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => partOf(known),
    () => partOf(null),
  );
}

/** Who asks the server from now on. */
export function onConfigurationRefresh(ask: () => void): void {
  refresh = ask;
}

/** Asks again: the page has changed. */
export function refreshConfiguration(): void {
  refresh();
}
