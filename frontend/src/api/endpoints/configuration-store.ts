import { useSyncExternalStore } from 'react';

/** The parts of the public configuration that every page follows. */
export interface PublicConfiguration {
  readonly isOpenToGuests: boolean;
  /** The notice over all pages; null for none. */
  readonly notice: string | null;
  readonly hasChannels: boolean;
  readonly hasClaims: boolean;
  /** Every text by its key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Prerendered pages have no Redux store, so the configuration has one of its own. */
const subscribers = new Set<() => void>();
let known: PublicConfiguration | null = null;
let refresh: () => void = () => undefined;

/** The application store has loaded. */
export function publishConfiguration(configuration: PublicConfiguration): void {
  known = configuration;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** The configuration; null until the first response. */
export function usePublicConfiguration(): PublicConfiguration | null {
  return useConfigured((configuration) => configuration);
}

/**
 * A part of the configuration. Unchanged values keep their identity, so the first response usually renders nothing
 * again; a page shows its presets until then.
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

/** Sets the function that asks the server. */
export function onConfigurationRefresh(ask: () => void): void {
  refresh = ask;
}

/** Asks again after a change of page. */
export function refreshConfiguration(): void {
  refresh();
}
