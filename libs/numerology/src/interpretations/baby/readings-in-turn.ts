/** What a name is read by on a card. */
export interface NumbersOfName {
  readonly motivacao: number;
  readonly impressao: number;
}

/** Wordings by number, and the sentences that join two of them. */
export interface NameWordings {
  readonly seeks: Readonly<Record<number, readonly string[]>>;
  readonly shows: Readonly<Record<number, readonly string[]>>;
  readonly sentences: readonly ((numbers: NumbersOfName, seek: string, show: string) => string)[];
}

function inTurn<Item>(items: readonly Item[] | undefined, turn: number): Item | undefined {
  return items?.[turn % items.length];
}

/** A sentence for each name of a list: names with the same numbers read differently while there are wordings left. */
export function readingsInTurn(names: readonly NumbersOfName[], { seeks, shows, sentences }: NameWordings): string[] {
  const said = new Set<string>();
  return names.map((numbers, at) => {
    const [seek = [], show = []] = [seeks[numbers.motivacao], shows[numbers.impressao]];
    const readingOf = (turn: number) =>
      inTurn(sentences, turn)?.(numbers, inTurn(seek, turn) ?? '', inTurn(show, turn) ?? '') ?? '';
    const turns = Array.from({ length: seek.length * show.length * sentences.length }, (_unused, turn) => at + turn);
    const reading = turns.map(readingOf).find((one) => !said.has(one)) ?? readingOf(at);
    said.add(reading);
    return reading;
  });
}
