import type { Secrets } from './secrets.ts';

/** Prints the current step for the operator, in Portuguese. */
export type Report = (message: string) => void;

export interface EmbeddedOptions {
  /** Folder of all its data. */
  readonly dataDir: string;
  readonly report: Report;
  /** The data folder's own: passwords are made once and kept there. */
  readonly secrets: Secrets;
}

/** A part of the infrastructure that is up; `url` reaches it. */
export interface Infrastructure extends AsyncDisposable {
  readonly url: string;
  /** Rejects when the part ends by itself; never for one that was already there. */
  readonly ended?: Promise<never>;
}

/** What an environment variable gave instead: already up, and not ours to close. */
export function external(url: string): Infrastructure {
  return { url, [Symbol.asyncDispose]: async () => undefined };
}
