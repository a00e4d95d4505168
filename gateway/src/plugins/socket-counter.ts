/** How many connections an address has open here; a flood of them holds nobody else up (docs/decisions/0009-session-revocation.md). */
export interface SocketCounter {
  /** @returns null where the address has as many as it may, else how to give the place back */
  take(address: string): (() => void) | null;
}

export function createSocketCounter(limit: number): SocketCounter {
  const open = new Map<string, number>();
  return {
    take(address) {
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
