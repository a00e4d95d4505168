import { arcanaOfBook } from '../interpretations/book/arcana-of-book.ts';
import { type BookTexts, interpretBook } from '../interpretations/book/book-texts.ts';
import type { PeriodReading } from '../interpretations/book/life-line.ts';
import type { YearReading } from '../interpretations/book/years.ts';
import { mainPositions } from '../interpretations/main-positions.ts';
import { interpretMap, type MapTexts } from '../interpretations/map-texts.ts';
import type { NumerologyMap } from '../map-result.ts';
import { bookChapters } from './chapter-openings.ts';
import { type ComposedBook, composeBook } from './compose-book.ts';

/** A paragraph or a list item of the long portrait. */
export interface BookPassage {
  readonly section: string;
  readonly text: string;
}

function section(name: string, texts: readonly (string | null | undefined)[]): BookPassage[] {
  return texts.flatMap((text) => (text ? [{ section: name, text }] : []));
}

function letterPassages({ opening, chapters, closing }: ComposedBook): BookPassage[] {
  return [
    ...section('opening', opening),
    ...bookChapters.flatMap((chapter) => section(chapter, [chapters[chapter].transition, chapters[chapter].thread])),
    ...section('closing', [
      ...closing.opening,
      ...closing.appointments.map(({ text }) => text),
      ...closing.ending,
      ...closing.later,
    ]),
  ];
}

function numberPassages(texts: MapTexts, { areas, pairs }: BookTexts): BookPassage[] {
  const numbers = mainPositions.flatMap((position) => {
    const { summary, text, strengths, challenges, advice } = texts[position];
    const inAreas = areas[position].map((area) => area.text);
    return section(position, [summary, text, ...strengths, ...challenges, advice, ...inAreas]);
  });
  return [
    ...numbers,
    ...section(
      'pairs',
      pairs.map(({ text }) => text),
    ),
  ];
}

function traitPassages(texts: MapTexts): BookPassage[] {
  return [
    ...section('traits', [
      texts.diaNatalicio.text,
      texts.numeroPsiquico.text,
      texts.talentoOculto.text,
      texts.aptidaoProfissional.text,
      texts.respostaSubconsciente.text,
      texts.relacaoIntervalos,
      texts.grauAscensao.text,
      texts.harmoniaNomeNascimento.description,
    ]),
    ...section(
      'lessons',
      texts.licoesCarmicas.flatMap(({ text, practice, note }) => [text, practice, note]),
    ),
    ...section(
      'tendencies',
      texts.tendenciasOcultas.map(({ text }) => text),
    ),
    ...section(
      'debts',
      texts.dividasCarmicas.flatMap(({ text, practice }) => [text, practice]),
    ),
  ];
}

function periodPassages(name: string, readings: readonly PeriodReading[]): BookPassage[] {
  return section(
    name,
    readings.flatMap(({ text, ageText, practice }) => [text, ageText, practice]),
  );
}

function yearPassages({ year, areas, quarters, months }: YearReading): BookPassage[] {
  const { love, work, money, home } = areas;
  return section('years', [
    year.description,
    ...year.opportunities,
    ...year.challenges,
    love,
    work,
    money,
    home,
    ...quarters.map(({ text }) => text),
    ...months.map(({ text }) => text),
  ]);
}

function arcanaPassages(texts: MapTexts, { arcanos }: BookTexts): BookPassage[] {
  const { vida, others } = arcanaOfBook(arcanos);
  return [
    ...section(
      'arcana',
      [...vida, ...others].map(({ read }) => read.text),
    ),
    ...section('arcana', [texts.arcanoRegente.text, ...texts.sequenciasNegativas.map(({ text }) => text)]),
  ];
}

function dayPassages(texts: MapTexts): BookPassage[] {
  return section('days', [
    texts.planeta.text,
    texts.cores,
    texts.coresEvitar,
    texts.numerosHarmonicos,
    texts.numerosNeutros,
    texts.diasFavoraveis,
    ...texts.recommendations.map(({ description }) => description),
  ]);
}

/** Every paragraph of the complete map's book without its appendix: what the report prints and what is measured. */
export function bookPassages(map: NumerologyMap): BookPassage[] {
  const texts = interpretMap(map);
  const book = interpretBook(map);
  return [
    ...letterPassages(composeBook(map)),
    ...numberPassages(texts, book),
    ...traitPassages(texts),
    ...periodPassages('cycles', book.life.ciclos),
    ...periodPassages('moments', book.life.momentos),
    ...periodPassages('challenges', book.life.desafios),
    ...arcanaPassages(texts, book),
    ...book.years.flatMap(yearPassages),
    ...dayPassages(texts),
  ];
}
