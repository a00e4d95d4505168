/** A connection of a network above its limit is held back at least this long, twice as long at each doubling. */
const delayMilliseconds = 250;
const highestLevel = 4;
/** Connections of this gateway up to which networks above their limit are admitted too. */
const spareCapacity = 10_000;

export interface AdmittedSocket {
  /** How long to hold the connection back; 0 within the limit of its network. */
  readonly delayMilliseconds: number;
  release(): void;
}

/**
 * Counts the open connections of each network on this gateway (docs/decisions/0025-slow-clients.md). The limit is soft, since
 * the customers of a mobile carrier share an address: above it connections are delayed, and refused only when the gateway
 * has no spare capacity, so that one network cannot use up the capacity of others.
 */
export interface SocketCounter {
  /** @returns null if the network is above its limit and the gateway has no spare capacity */
  acquire(network: string): AdmittedSocket | null;
}

export function createSocketCounter(limit: number, capacity = spareCapacity): SocketCounter {
  const open = new Map<string, number>();
  let total = 0;
  return {
    acquire(network) {
      const count = (open.get(network) ?? 0) + 1;
      if (count > limit && total >= capacity) return null;
      open.set(network, count);
      total += 1;
      let isOpen = true;
      return {
        delayMilliseconds: count > limit ? delayMilliseconds * 2 ** levelOf(count, limit) : 0,
        release() {
          if (!isOpen) return;
          isOpen = false;
          total -= 1;
          const remaining = (open.get(network) ?? 1) - 1;
          if (remaining > 0) open.set(network, remaining);
          else open.delete(network);
        },
      };
    },
  };
}

function levelOf(count: number, limit: number): number {
  return Math.min(highestLevel, Math.floor(Math.log2(count / limit)));
}
