import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** All addresses behind a name. */
export type ResolveName = (name: string) => Promise<readonly { address: string; family: number }[]>;

export interface WatchOptions {
  readonly resolve?: ResolveName;
  readonly refreshMilliseconds?: number;
}

/** Where the replicas of one service are now. */
export interface ReplicaAddresses extends Disposable {
  /** Base URLs, one per address behind each name; the last known ones while a name does not resolve. */
  current(): readonly string[];
}

/**
 * Follows the addresses behind the names of `urls` (a scaled Compose service, a headless Kubernetes service), so that a
 * new replica gets its share and a removed one gets no more calls. `changed` is called with the new list.
 */
export function watchReplicas(
  urls: readonly string[],
  changed: (addresses: readonly string[]) => void = () => undefined,
  { resolve = (name) => lookup(name, { all: true }), refreshMilliseconds = 2000 }: WatchOptions = {},
): ReplicaAddresses {
  let addresses: readonly string[] = [...urls];
  const known = new Map<string, readonly string[]>();
  const named = urls.filter((url) => isName(new URL(url).hostname));
  let isClosed = false;

  async function refresh(): Promise<void> {
    await Promise.all(
      named.map(async (url) => {
        // A failing name server removes no replica.
        const found = await resolve(new URL(url).hostname).catch(() => []);
        if (found.length > 0) known.set(url, baseUrls(url, found));
      }),
    );
    const now = urls.flatMap((url) => known.get(url) ?? [url]);
    if (isClosed || now.join() === addresses.join()) return;
    addresses = now;
    changed(addresses);
  }

  const timer = named.length > 0 ? setInterval(() => void refresh(), refreshMilliseconds).unref() : undefined;
  if (named.length > 0) void refresh();
  return {
    current: () => addresses,
    [Symbol.dispose]() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

function isName(host: string): boolean {
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 && host !== 'localhost';
}

function baseUrls(url: string, found: Awaited<ReturnType<ResolveName>>): readonly string[] {
  const base = new URL(url);
  return found
    .map(({ address, family }) => {
      base.hostname = family === 6 ? `[${address}]` : address;
      return base.origin;
    })
    .sort();
}
