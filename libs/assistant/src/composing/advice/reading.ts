import type { Composed, Composer } from '../composer.ts';
import { type Area, areaPassage, areas, numberPassage, type Single, type Wording } from '../passage-bank.ts';
import { purposeOf } from '../period-facts.ts';
import { numberOf, numbersFor, type PlacedNumber, type Speaker } from '../speaker.ts';
import { isMain } from '../topics.ts';

/** `no trabalho`, as it stands in a sentence. */
export const inArea: Readonly<Record<Area, string>> = {
  trabalho: 'no trabalho',
  amor: 'no amor',
  dinheiro: 'com dinheiro',
  familia: 'na família',
  corpo: 'no cuidado do corpo',
  interior: 'na vida interior',
};

export interface Reading {
  readonly speaker: Speaker;
  readonly label: string;
  readonly first: PlacedNumber;
  readonly second: PlacedNumber;
  readonly third: PlacedNumber;
}

/** The three numbers that an answer weaves; led by the number last spoken of. */
export function read(composer: Composer, aspect: string): Reading | null {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  if (!found) return null;
  const topic = composer.act.topics.find((one) => one === 'talentoOculto' || isMain(one));
  const numbers = numbersFor(aspect, found.map);
  const asked = topic && found.map[topic] ? { position: topic, value: found.map[topic] } : undefined;
  const ordered = asked ? [asked, ...numbers.filter(({ value }) => value !== asked.value)] : numbers;
  const [first, second = first, third = second] = ordered;
  return first && second && third ? { speaker: composer.speaker(label), label, first, second, third } : null;
}

export function done(
  composer: Composer,
  text: string,
  used: readonly PlacedNumber[],
  chips: readonly string[],
  title?: string,
): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const names = [
    ...new Set(used.map(({ position, value }) => numberOf(position, value, composer.speaker(label)))),
  ].slice(0, 3);
  return {
    text,
    results: found ? [found] : [],
    chips,
    basis: names.length > 0 ? [`Números usados: ${names.join(', ')}.`] : [],
    ...(title === undefined ? {} : { title }),
  };
}

export function say({ position, value }: PlacedNumber, speaker: Speaker): string {
  return numberOf(position, value, speaker);
}

export function areaOf(composer: Composer): Area {
  return areas.find((area) => area === composer.act.area) ?? 'interior';
}

/** The area that a choice is weighed in: of what it is for, else as asked; null for none. */
export function areaOfChoice({ act }: Composer): Area | null {
  const { area } = purposeOf(act.purpose);
  return areas.find((one) => one === (area || act.area)) ?? null;
}

/** What speaks for a step: in its area of life, else the strength of the number. */
export function inFavour(value: number, area: Area | null): Wording[] {
  const strengths = [numberPassage(value, 'forca'), numberPassage(value, 'papel')];
  return area === null ? strengths : [...wordings(value, area, 'support', 'claim'), ...strengths];
}

/** What asks for care in a step. */
export function against(value: number, area: Area | null): Wording[] {
  const faults = [numberPassage(value, 'fraqueza'), areaPassage(value, 'interior', 'tension')];
  return area === null ? faults : [areaPassage(value, area, 'tension'), ...faults];
}

export function wordings(
  value: number,
  area: Area,
  ...parts: readonly (Single | 'claim' | 'tension' | 'support' | 'practice')[]
): Wording[] {
  return parts.map((part) =>
    part === 'claim' || part === 'tension' || part === 'support' || part === 'practice'
      ? areaPassage(value, area, part)
      : numberPassage(value, part),
  );
}

/** Practices that were not said: of the area asked for, then of the others. */
export function practiceOf(composer: Composer, { first, second, third }: Reading, area: Area): string {
  const rest = areas.filter((one) => one !== area);
  return composer.pick(
    ...[first, second, third].map(({ value }) => areaPassage(value, area, 'practice')),
    ...rest.flatMap((one) => [first, second].map(({ value }) => areaPassage(value, one, 'practice'))),
  );
}

export type Compose = (composer: Composer, reading: Reading) => Composed;
