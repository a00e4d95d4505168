import type { Readable } from 'node:stream';

/** A stored file, opened. The stream is the caller's to read or destroy. */
export interface StoredFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Store of whole objects without a public address; a service has its own folders: `reports`, `logos`, `avatars`. */
export interface FileStore {
  /** Stores an object whole or not at all; an older one of that key is replaced. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  open(key: string): Promise<StoredFile | null>;
  /** Address that downloads the object from the store itself for a minute; null where the store has none, or no such object. */
  downloadAddress(key: string, disposition: string): Promise<string | null>;
  remove(key: string): Promise<void>;
  /** @throws Error while objects cannot be stored */
  check(): Promise<void>;
  /** Removes the remains of writes interrupted before then. */
  removeUnfinished(before: Date): Promise<void>;
}

/** Key of an object by its folder, id and extension; folders of folders keep a directory from growing without end. */
export function fileKeyOf(folder: string, id: string, extension: string): string {
  return `${folder}/${id.slice(-2)}/${id}.${extension}`;
}
