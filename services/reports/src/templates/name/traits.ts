import { interpretAreas } from '@sefira/numerology/interpretations/book/areas';
import type { AreaText } from '@sefira/numerology/interpretations/book-schema';
import {
  interpretHiddenTalent,
  interpretLesson,
  interpretResponse,
  interpretTendency,
} from '@sefira/numerology/interpretations/inner-traits';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { hasMinor } from '@sefira/numerology/relation/relation-kinds';
import { bookChapter, entry, flow } from '../book/flow.ts';
import { h } from '../document/element.ts';
import type { Chapter } from '../parts/chapter.ts';

type Area = Exclude<keyof AreaText, 'family'>;
const positionNames = { expressao: 'Expressão', motivacao: 'Motivação', impressao: 'Impressão' } as const;
const areaNames: Readonly<Record<Area, string>> = {
  love: 'no amor',
  work: 'no trabalho e no dinheiro',
  excess: 'quando exagera',
  growth: 'como amadurece',
};

/** What else a name says, a page each, the least needed first; the texts on love and work are for adults. */
export function traits(map: NumerologyMap): readonly Chapter[] {
  return [...(hasMinor([map]) ? [] : [dailyLife(map)]), maturing(map), lettersThatLack(map)];
}

function maturing(map: NumerologyMap): Chapter {
  return areas(map, {
    id: 'como-amadurece',
    title: 'Como o nome amadurece',
    opening: 'Os números não mudam com a idade; muda o uso que se faz deles.',
    shown: [
      ['expressao', 'growth'],
      ['motivacao', 'excess'],
      ['impressao', 'growth'],
    ],
  });
}

function dailyLife(map: NumerologyMap): Chapter {
  return areas(map, {
    id: 'no-dia-a-dia',
    title: 'O nome no dia a dia',
    opening: 'Três cenas em que os outros já ouviram o seu nome antes de conhecer você.',
    shown: [
      ['expressao', 'work'],
      ['motivacao', 'love'],
      ['impressao', 'work'],
    ],
  });
}

function areas(
  map: NumerologyMap,
  {
    id,
    title,
    opening,
    shown,
  }: {
    readonly id: string;
    readonly title: string;
    readonly opening: string;
    readonly shown: readonly (readonly [keyof typeof positionNames, Area])[];
  },
): Chapter {
  const entries = shown.map(([position, area]) =>
    entry({
      numbers: [map[position]],
      title: `${positionNames[position]} ${map[position]}, ${areaNames[area]}`,
      paragraphs: [interpretAreas(position, map[position])[area]],
    }),
  );
  return bookChapter({
    id,
    title,
    part: 'O nome por dentro',
    opening: h('p', { className: 'lead' }, opening),
    content: [flow(entries)],
  });
}

/** More would not fit on the page of what lacks and what repeats. */
const entriesOfPage = 4;

/** Lessons and tendencies; with few of them the two numbers that follow from the letters. */
function lettersThatLack(map: NumerologyMap): Chapter {
  const talent = interpretHiddenTalent(map.talentoOculto);
  const response = interpretResponse(map.respostaSubconsciente);
  const found = [
    ...map.licoesCarmicas.map((number) => {
      const { title, text, practice } = interpretLesson(number, map.system);
      return entry({ numbers: [number], label: `Lição ${number}`, title, paragraphs: [text], practice });
    }),
    ...map.tendenciasOcultas.map((number) => {
      const { title, text } = interpretTendency(number);
      return entry({ numbers: [number], label: `Tendência ${number}`, title, paragraphs: [text] });
    }),
  ];
  const more = [
    { number: map.respostaSubconsciente, label: 'Resposta subconsciente', ...response },
    { number: map.talentoOculto, label: 'Talento oculto', ...talent },
  ].map(({ number, label, title, text }) => entry({ numbers: [number], label, title, paragraphs: [text] }));
  return bookChapter({
    id: 'o-que-falta',
    title: 'O que falta e o que se repete',
    part: 'O nome por dentro',
    opening: h(
      'p',
      { className: 'lead' },
      'O que as letras não têm aprende-se na convivência; o que elas repetem pede medida.',
    ),
    content: [flow([...found, ...more.slice(0, Math.max(0, entriesOfPage - found.length))])],
  });
}
