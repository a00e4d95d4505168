export interface GatheringOptions<Item, Result> {
  /** Works on a group; one result an item, in their order. Where it fails, nothing of the group may be done. */
  readonly together: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly largestGroup: number;
  /** Groups at work at the same time. */
  readonly parallelGroups: number;
  /** Beside a group at work, another starts only for this many items; default 1. */
  readonly crowd?: number;
  /** A failure that each item would meet alone as well, such as a database that is away. */
  readonly isEverybodys?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers items that come while others are worked on, so that a crowd shares statements and transactions while a single
 * item waits for nobody. An item that spoils its group fails alone: each of the group then gets a chance of its own.
 */
export function gathering<Item, Result>(options: GatheringOptions<Item, Result>): (item: Item) => Promise<Result> {
  const { together, largestGroup, parallelGroups, crowd = 1, isEverybodys = () => false } = options;
  const waiting: Waiting<Item, Result>[] = [];
  let atWork = 0;

  async function workOn(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await together(group.map(({ item }) => item));
      if (results.length !== group.length) throw new Error('a group gave another number of results than it has items');
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1 || isEverybodys(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await workOn([one]);
    }
  }

  function finish(): void {
    atWork -= 1;
    start();
  }

  function start(): void {
    while (waiting.length >= (atWork === 0 ? 1 : crowd) && atWork < parallelGroups) {
      atWork += 1;
      workOn(waiting.splice(0, largestGroup)).then(finish, finish);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Whatever else this turn of the event loop brings joins the same group.
      setImmediate(start);
    });
}
