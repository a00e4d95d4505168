/** What one client wrote, in its order, and the place of each message as it was received. */
interface ReceivedMessages {
  readonly written: readonly string[];
  readonly received: ReadonlyMap<string, number>;
}

/** Own messages with sequence numbers out of the order of writing. */
export function outOfOrder({ written, received }: ReceivedMessages): number {
  const places = written.flatMap((id) => received.get(id) ?? []);
  return places.filter((place, index) => index > 0 && place <= (places[index - 1] ?? 0)).length;
}

export function percentiles(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

export function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
