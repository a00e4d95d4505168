import destino from '../../../texts/childhood/destino.json' with { type: 'json' };
import expressao from '../../../texts/childhood/expressao.json' with { type: 'json' };
import impressao from '../../../texts/childhood/impressao.json' with { type: 'json' };
import missao from '../../../texts/childhood/missao.json' with { type: 'json' };
import motivacao from '../../../texts/childhood/motivacao.json' with { type: 'json' };
import type { NumerologyMap } from '../../map-result.ts';
import type { AreaText, ChildAreaText, TeenAreaText } from '../book-schema.ts';
import type { MainPosition } from '../main-positions.ts';
import { type TextTable, textOf } from '../text-of.ts';
import type { Choose } from '../variants.ts';
import { interpretAreas } from './areas.ts';
import { yearBandOf } from './life-line.ts';

/** An area of life in which a main number is read, at any age. */
export type AreaOfLife = keyof AreaText | keyof ChildAreaText | keyof TeenAreaText;

export interface AreaReading {
  readonly area: AreaOfLife;
  readonly text: string;
}

/** To the adults around a child under 12. */
const ofChildren: Record<MainPosition, TextTable<ChildAreaText>> = {
  motivacao,
  impressao,
  expressao,
  destino,
  missao,
};
const ofTeens: Partial<Record<MainPosition, TextTable<TeenAreaText>>> = {};

function adultAreas(position: MainPosition, number: number, choose: Choose): AreaReading[] {
  const { love, work, family, excess, growth } = interpretAreas(position, number, choose);
  return [
    { area: 'love', text: love },
    { area: 'work', text: work },
    { area: 'family', text: family },
    { area: 'excess', text: excess },
    { area: 'growth', text: growth },
  ];
}

/** A main number of a person in the areas of life that its age has: a child has home, school, friends and rest. */
export function readAreas(
  map: Pick<NumerologyMap, MainPosition | 'idade'>,
  position: MainPosition,
  choose: Choose,
): readonly AreaReading[] {
  const number = map[position];
  const band = yearBandOf(map.idade);
  const [children, teens] = [ofChildren[position], ofTeens[position]];
  if (band === 'child' && children) {
    const { home, school, friends, rest } = textOf(`childhood/${position}`, children, number);
    return [
      { area: 'home', text: home },
      { area: 'school', text: school },
      { area: 'friends', text: friends },
      { area: 'rest', text: rest },
    ];
  }
  if (band === 'teen' && teens) {
    const { affection, study, house, measure } = textOf(`adolescence/${position}`, teens, number);
    return [
      { area: 'affection', text: affection },
      { area: 'study', text: study },
      { area: 'house', text: house },
      { area: 'measure', text: measure },
    ];
  }
  return adultAreas(position, number, choose);
}
