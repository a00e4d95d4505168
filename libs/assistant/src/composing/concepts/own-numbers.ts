import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { AnyMap, MapToolResult } from '../../tools/map-tool.ts';
import { askFor, type Composed, type Composer } from '../composer.ts';
import type { PlacedNumber, Speaker } from '../speaker.ts';
import { isMain } from '../topics.ts';

export interface OwnerOfMap {
  readonly speaker: Speaker;
  readonly found: MapToolResult;
  readonly map: AnyMap;
}

/** Who a question about numbers is of, with their map; a question back where it is not known. */
export function ownerOfMap(composer: Composer): OwnerOfMap | Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  return found ? { speaker, found, map: found.map } : askFor(label, composer, 'both', 'procurar isso no mapa');
}

export const isAnswer = (one: OwnerOfMap | Composed): one is Composed => 'text' in one;

/** The positions of a map at which a number stands. */
export function placesOf(map: AnyMap, number: number): PlacedNumber[] {
  return [...mainPositions, 'numeroPsiquico' as const].flatMap((position) =>
    map[position] === number ? [{ position, value: number }] : [],
  );
}

/** The numbers of folded words, without the parts of dates. */
export function numbersIn(words: string): number[] {
  return [...words.matchAll(/\b(\d{1,2})\b(?! \d)/gu)].map(([, digits]) => Number(digits));
}

/** The number that the message names, else the one spoken of. */
export function askedNumber(composer: Composer): number | null {
  const { act, state } = composer;
  const [named] = numbersIn(act.words);
  if (named !== undefined) return named;
  const topic = [...act.topics, ...(state.act?.topics ?? [])].find(isMain);
  const map = composer.map(act.who[0] ?? 'eu')?.map;
  return act.number ?? (topic ? map?.[topic] : undefined) ?? null;
}
