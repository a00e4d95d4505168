import destinoOfTeens from '../../../texts/adolescence/destino.json' with { type: 'json' };
import expressaoOfTeens from '../../../texts/adolescence/expressao.json' with { type: 'json' };
import impressaoOfTeens from '../../../texts/adolescence/impressao.json' with { type: 'json' };
import missaoOfTeens from '../../../texts/adolescence/missao.json' with { type: 'json' };
import motivacaoOfTeens from '../../../texts/adolescence/motivacao.json' with { type: 'json' };
import supposedJob from '../../../texts/areas/suposicoes.json' with { type: 'json' };
import destino from '../../../texts/childhood/destino.json' with { type: 'json' };
import expressao from '../../../texts/childhood/expressao.json' with { type: 'json' };
import impressao from '../../../texts/childhood/impressao.json' with { type: 'json' };
import missao from '../../../texts/childhood/missao.json' with { type: 'json' };
import motivacao from '../../../texts/childhood/motivacao.json' with { type: 'json' };
import destinoOfElders from '../../../texts/elders/destino.json' with { type: 'json' };
import expressaoOfElders from '../../../texts/elders/expressao.json' with { type: 'json' };
import impressaoOfElders from '../../../texts/elders/impressao.json' with { type: 'json' };
import missaoOfElders from '../../../texts/elders/missao.json' with { type: 'json' };
import motivacaoOfElders from '../../../texts/elders/motivacao.json' with { type: 'json' };
import type { NumerologyMap } from '../../map-result.ts';
import type { AreaText, ChildAreaText, ElderAreaText, TeenAreaText } from '../book-schema.ts';
import type { MainPosition } from '../main-positions.ts';
import { entryOf, type TextTable, textOf } from '../text-of.ts';
import { type Choose, chooserByNumbers, type MoreTexts, variantsOf } from '../variants.ts';
import { interpretAreas, textsOfArea } from './areas.ts';
import { yearBandOf } from './life-line.ts';

/** An area of life in which a main number is read, at any age. */
export type AreaOfLife = keyof AreaText | keyof ChildAreaText | keyof TeenAreaText | keyof ElderAreaText | 'later';

export interface AreaReading {
  readonly area: AreaOfLife;
  readonly text: string;
}

const childAreas = ['home', 'school', 'friends', 'rest', 'limits'] as const;

const teenAreas = ['affection', 'study', 'family', 'excess', 'growth'] as const;

type Read = Pick<NumerologyMap, MainPosition | 'idade'>;

/** To the adults around a child under 12. */
const ofChildren: Record<MainPosition, TextTable<ChildAreaText>> = {
  motivacao,
  impressao,
  expressao,
  destino,
  missao,
};

/** To the reader of 12 to 17. */
const ofTeens: Record<MainPosition, TextTable<TeenAreaText>> = {
  motivacao: motivacaoOfTeens,
  impressao: impressaoOfTeens,
  expressao: expressaoOfTeens,
  destino: destinoOfTeens,
  missao: missaoOfTeens,
};

/** To the reader of 60 or more. */
const ofElders: Record<MainPosition, TextTable<ElderAreaText>> = {
  motivacao: motivacaoOfElders,
  impressao: impressaoOfElders,
  expressao: expressaoOfElders,
  destino: destinoOfElders,
  missao: missaoOfElders,
};

type Inner = 'excess' | 'growth';

/** Which texts for adults suppose a job: indexes among all of an area. */
const supposingJob: Record<MainPosition, TextTable<Partial<Record<Inner, readonly number[]>>>> = supposedJob;

/** What exaggerates and how it matures has, besides the elder's own text, those for adults that suppose no job. */
function elderInner(position: MainPosition, number: number, area: Inner): string[] {
  const supposing = entryOf(supposingJob[position], number)?.[area] ?? [];
  return textsOfArea(position, number, area).filter((_text, index) => !supposing.includes(index));
}

function elderAreas(map: Read, position: MainPosition): AreaReading[] {
  const number = map[position];
  const topic = `elders/${position}/${number}`;
  const texts = textOf<ElderAreaText>(topic, ofElders[position], number);
  const byNumbers = chooserByNumbers(map);
  const read = (area: AreaOfLife, ...more: readonly MoreTexts[]) => ({
    area,
    text: byNumbers(variantsOf(...more), `${topic}/${area}`),
  });
  return [
    read('love', texts.love),
    read('time', texts.time),
    read('family', texts.family),
    ...(texts.rest === undefined ? [] : [read('rest', texts.rest)]),
    read('excess', texts.excess, elderInner(position, number, 'excess')),
    read('growth', texts.growth, elderInner(position, number, 'growth')),
  ];
}

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

/** A main number of a person in the areas of life that its age has: a child has home, school, friends, rest and limits, and how it grows up. */
export function readAreas(map: Read, position: MainPosition, choose: Choose): readonly AreaReading[] {
  const number = map[position];
  const band = yearBandOf(map.idade);
  if (band === 'child') {
    const topic = `childhood/${position}/${number}`;
    const texts = textOf(topic, ofChildren[position], number);
    const byNumbers = chooserByNumbers(map);
    return [
      ...childAreas.map((area) => ({ area, text: byNumbers(variantsOf(texts[area]), `${topic}/${area}`) })),
      { area: 'later', text: interpretAreas(position, number, choose).growth },
    ];
  }
  if (band === 'elder') return elderAreas(map, position);
  if (band !== 'teen') return adultAreas(position, number, choose);
  const topic = `adolescence/${position}/${number}`;
  const texts = textOf(topic, ofTeens[position], number);
  const byNumbers = chooserByNumbers(map);
  return teenAreas.map((area) => ({ area, text: byNumbers(variantsOf(texts[area]), `${topic}/${area}`) }));
}
