/** Counts the open connections of each network on this gateway (docs/decisions/0025-slow-clients.md). */
export interface SocketCounter {
  /** @returns null when the network has reached its limit, else a function that releases the connection */
  acquire(address: string): (() => void) | null;
}

export function createSocketCounter(limit: number): SocketCounter {
  const open = new Map<string, number>();
  return {
    acquire(address) {
      const count = open.get(address) ?? 0;
      if (count >= limit) return null;
      open.set(address, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const remaining = (open.get(address) ?? 1) - 1;
        if (remaining > 0) open.set(address, remaining);
        else open.delete(address);
      };
    },
  };
}
